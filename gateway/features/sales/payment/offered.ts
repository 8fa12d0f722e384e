import { type PayMethod, payMethods } from "../../../contract/sales/payment";
import type { Ctx } from "../../../http/context";
import { GatewayError } from "../../../http/errors";

type Offering = Pick<Ctx, "payments">;

export function listOffered({ payments }: Offering): PayMethod[] {
	return payMethods.filter((method) => payments[method]);
}

/** Throws 400 beside `field` for a method that the shop has no way to charge by now. */
export function requireOffered(
	{ payments }: Offering,
	method: PayMethod,
	field: string,
): void {
	if (payments[method]) return;
	throw new GatewayError(400, "payMethodClosed", {
		data: { fields: { [field]: "payMethodClosed" } },
	});
}
