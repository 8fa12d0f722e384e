import {
	type PayMethod,
	payMethods,
	type StripeMethod,
	takesAmount,
	termsOf,
} from "../../../contract/sales/payment-terms";
import type { Ctx } from "../../../http/context";
import { GatewayError } from "../../../http/errors";

type Offering = Pick<Ctx, "payments">;

/** The ways to pay that the shop has now, in the order of their table: of Stripe's those that its keys can be used for. */
export async function listOffered({
	payments,
}: Offering): Promise<PayMethod[]> {
	const usable = (await payments.stripe?.listUsable()) ?? [];
	return payMethods.filter((method) => {
		const { provider } = termsOf(method);
		if (provider !== "stripe") return payments[provider];
		return usable.includes(method as StripeMethod);
	});
}

interface Wanted {
	method: PayMethod;
	amount: string;
}

/** Whether the shop can charge that much that way now. */
export async function isOffered(
	offering: Offering,
	{ method, amount }: Wanted,
): Promise<boolean> {
	const offered = await listOffered(offering);
	return offered.includes(method) && takesAmount(method, amount);
}

/** Throws 400 beside `field` for a method that the shop has no way to charge by now, or not that much. */
export async function requireOffered(
	offering: Offering,
	wanted: Wanted,
	field: string,
): Promise<void> {
	if (await isOffered(offering, wanted)) return;
	throw new GatewayError(400, "payMethodClosed", {
		data: { fields: { [field]: "payMethodClosed" } },
	});
}
