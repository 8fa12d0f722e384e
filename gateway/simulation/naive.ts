import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { sku } from "../db/schema/goods";
import {
	masterOrder,
	merchantOrder,
	orderLine,
	orderStep,
} from "../db/schema/order";
import { payment } from "../db/schema/payment";
import { preOrder } from "../db/schema/pre-order";
import { createOwnOrder } from "../features/checkout/create";
import { giveStockBack } from "../features/goods/stock";
import { releaseMaster } from "../features/order/release";
import { lockMaster } from "../features/order/steps";
import type { Rules } from "./rules";
import { settleCharge } from "./settle";

// How it must not be done: a look first, and then a write that trusts it. Each is right as long as nothing comes in
// between, so it passes every test that does one thing after the other.

export const naiveCreate: Rules["create"] = async function* (ctx, body) {
	const [wanted] = await ctx.db
		.select()
		.from(preOrder)
		.where(eq(preOrder.no, body.preOrderNo));
	const { skuId = 0, quantity = 0 } = wanted?.lines[0] ?? {};
	const [seen] = await ctx.db.select().from(sku).where(eq(sku.id, skuId));
	yield;
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

export const naiveSettle: Rules["settle"] = async function* (world, charge) {
	const { db, clock } = world;
	const [master] = await db
		.select()
		.from(masterOrder)
		.where(eq(masterOrder.no, charge.orderNo));
	yield;
	if (!master || master.paidAt) return;
	const at = new Date(clock.nowMs);
	if (master.cancelledAt) {
		await settleCharge(world, charge);
		return;
	}
	await db.transaction(async (tx) => {
		const { id } = master;
		await tx
			.update(masterOrder)
			.set({ paidAt: at })
			.where(eq(masterOrder.id, id));
		const orders = await tx
			.update(merchantOrder)
			.set({ paid: true })
			.where(eq(merchantOrder.masterId, id))
			.returning({ orderId: merchantOrder.id });
		await tx.insert(orderStep).values(
			orders.map((one) => ({
				...one,
				step: "paid" as const,
				actor: "buyer" as const,
				at,
			})),
		);
		await tx.execute(
			sql`insert into outbox (kind, payload, reference) values ('mail', '{}', ${`paid ${master.no}`})`,
		);
		await tx.insert(payment).values({
			...{ masterId: id, method: "local", providerRef: charge.ref },
			...{ providerKey: randomUUID(), amount: charge.amount },
			...{ state: "succeeded", createdAt: at, updatedAt: at },
		});
	});
};

export const naiveCancel: Rules["cancel"] = async function* (ctx, orderNo) {
	const [seen] = await ctx.db
		.select()
		.from(masterOrder)
		.where(eq(masterOrder.no, orderNo));
	yield;
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
