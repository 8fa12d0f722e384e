import type { DataOf, Input } from "../../../contract/call";
import type {
	computePrice,
	listPreOrderCoupons,
	Quote,
} from "../../../contract/sales/checkout";
import type { Ctx } from "../../../http/context";
import { presentCoupons } from "./coupon-presenter";
import { getOwnPreOrder } from "./pre-order";
import { type Quoted, readQuote } from "./read-quote";
import { showQuote } from "./show-quote";

export { createOwnOrder } from "./create";
export {
	/** A master with its orders, as it is composed; nothing is taken or paid by that. */
	insertOrder,
} from "./order-repository";
export { makePreOrderOf } from "./pre-order";
export { quoteForVisitor } from "./read-quote";
export { deletePreOrdersOf as forgetPreOrders } from "./repository";

// What a pre-order comes to. Amounts are worked out from the goods as they are now, by the rules of an order, whatever
// a browser believes; what differs from the page that the shopper saw last is named, once.

/** With the default address, the best coupons and no points. */
export async function loadOwnPreOrder(
	ctx: Ctx,
	preOrderNo: string,
): Promise<Quote> {
	return showQuote(ctx, await quoteAtFirst(ctx, preOrderNo));
}

async function quoteAtFirst(ctx: Ctx, preOrderNo: string): Promise<Quoted> {
	const wanted = await getOwnPreOrder(ctx, preOrderNo, "default");
	const addressId = wanted.address?.id ?? null;
	return readQuote(ctx, wanted, { addressId, slots: {}, usePoints: false });
}

/** Shows no quote: what has changed since the last one is still to be reported. */
export async function listCouponsFor(
	ctx: Ctx,
	preOrderNo: string,
): Promise<DataOf<typeof listPreOrderCoupons>> {
	return presentCoupons(await quoteAtFirst(ctx, preOrderNo), ctx.locale);
}

export async function quoteChoices(
	ctx: Ctx,
	{ preOrderNo, ...choices }: Input<typeof computePrice>["body"],
): Promise<Quote> {
	const wanted = await getOwnPreOrder(ctx, preOrderNo, choices.addressId);
	return showQuote(ctx, await readQuote(ctx, wanted, choices));
}
