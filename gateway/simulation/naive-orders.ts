import { eq } from "drizzle-orm";
import { sku } from "../db/schema/goods";
import { masterOrder, merchantOrder, orderLine } from "../db/schema/order";
import { preOrder } from "../db/schema/pre-order";
import { giveStockBack } from "../features/catalog/goods/stock";
import { createOwnOrder } from "../features/sales/checkout/create";
import { releaseMaster } from "../features/sales/order/release";
import { lockMaster } from "../features/sales/order/service";
import type { Rules } from "./rules";

// How it must not be done: a look first, and then a write that trusts it. Each is right as long as nothing comes in
// between, so it passes every test that does one thing after the other.

export const naiveCreate: Rules["create"] = async (ctx, body) => {
	const [wanted] = await ctx.db
		.select()
		.from(preOrder)
		.where(eq(preOrder.no, body.preOrderNo));
	const { skuId = 0, quantity = 0 } = wanted?.lines[0] ?? {};
	const [seen] = await ctx.db.select().from(sku).where(eq(sku.id, skuId));
	const made = await createOwnOrder(ctx, body);
	if (seen && seen.stock >= quantity)
		await ctx.db
			.update(sku)
			.set({
				stock: seen.stock - quantity,
				reserved: seen.reserved + quantity,
			})
			.where(eq(sku.id, skuId));
	return made;
};

export const naiveCancel: Rules["cancel"] = async (ctx, orderNo) => {
	const [seen] = await ctx.db
		.select()
		.from(masterOrder)
		.where(eq(masterOrder.no, orderNo));
	if (!seen || seen.paidAt || seen.cancelledAt) return;
	await ctx.db.transaction(async (tx) => {
		const master = await lockMaster(tx, seen.id);
		const release = { actor: "buyer", at: ctx.now() } as const;
		if (await releaseMaster(tx, master, release)) return;
		const pieces = await tx
			.select({ skuId: orderLine.skuId, quantity: orderLine.quantity })
			.from(orderLine)
			.innerJoin(merchantOrder, eq(merchantOrder.id, orderLine.orderId))
			.where(eq(merchantOrder.masterId, seen.id));
		await giveStockBack(tx, pieces);
	});
};
