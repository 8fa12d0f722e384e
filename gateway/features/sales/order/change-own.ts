import type { DataOf, Input } from "../../../contract/call";
import { localize } from "../../../contract/locale";
import type {
	buyAgain,
	setTakerCode,
} from "../../../contract/sales/order-detail";
import type { Ctx } from "../../../http/context";
import { GatewayError } from "../../../http/errors";
import { saveWhatIsSold } from "../cart/service";
import { isBroughtToAddress, isHandedOver } from "./handed-over";
import { lockOrder } from "./lock-order";
import { deleteTakerCode, hideOrder, putTakerCode } from "./move-repository";
import { drawCollectCode } from "./order-numbers";
import { getOwnOrderRow, showOrder } from "./own-orders";
import { receive } from "./receive";
import { listLinesOf } from "./repository";

// What a buyer does with an own order after it was paid.

/** Received already is well too. What waits at a store is handed over there. */
export async function takeOwnOrder(ctx: Ctx, orderNo: string) {
	const found = await getOwnOrderRow(ctx, orderNo);
	await ctx.db.transaction(async (tx) => {
		const locked = await lockOrder(tx, found);
		if (locked.order.receivedAt) return;
		const moving = { actor: "buyer", at: ctx.now() } as const;
		const isOthers = isHandedOver(locked.order);
		if (isOthers || !(await receive(tx, locked, moving)))
			throw new GatewayError(409, "notOnItsWay");
	});
	return showOrder(ctx, found);
}

/** Whoever is named instead is told another code: the one before opens nothing any more. */
export async function setOwnTakerCode(
	ctx: Ctx,
	orderNo: string,
	{ taker }: Input<typeof setTakerCode>["body"],
) {
	const found = await getOwnOrderRow(ctx, orderNo);
	await ctx.db.transaction(async (tx) => {
		const { order } = await lockOrder(tx, found);
		if (!isBroughtToAddress(order)) throw new GatewayError(409, "notOnItsWay");
		if (taker === null) await deleteTakerCode(tx, order.id);
		else
			await putTakerCode(tx, {
				orderId: order.id,
				code: drawCollectCode(),
				taker,
			});
	});
	return showOrder(ctx, found);
}

/** It stays in the books and is still found by its number; off the list already is well too. */
export async function hideOwnOrder(ctx: Ctx, orderNo: string): Promise<null> {
	const { id, status } = await getOwnOrderRow(ctx, orderNo);
	// Both are ends: nothing moves from there.
	if (status !== "completed" && status !== "cancelled")
		throw new GatewayError(409, "orderNotOver");
	await hideOrder(ctx.db, id, ctx.now());
	return null;
}

export async function buyOwnAgain(
	ctx: Ctx,
	orderNo: string,
): Promise<DataOf<typeof buyAgain>> {
	const { id } = await getOwnOrderRow(ctx, orderNo);
	const lines = await listLinesOf(ctx.db, [id]);
	const { added, missing } = await saveWhatIsSold(ctx, lines);
	const names = lines
		.filter(({ skuId }) => missing.includes(skuId))
		.map(({ name }) => localize(name, ctx.locale));
	return { added, missing: [...new Set(names)] };
}
