import { eq } from "drizzle-orm";
import { masterOrder, merchantOrder, orderLine } from "../db/schema/order";
import { seedMaster } from "./seed-master";
import type { TestShop } from "./test-shop";

export interface ReceivedOrder {
	orderId: number;
	orderNo: string;
	/** In the order of the goods. */
	lineIds: number[];
}

/** A paid order that has arrived, with a line of one piece of each of these goods, nothing of it reviewed. */
export async function seedReceived(
	shop: Pick<TestShop, "db" | "now">,
	accountId: number,
	goodsIds: number[],
): Promise<ReceivedOrder> {
	const { db } = shop;
	const master = await seedMaster(shop, accountId);
	const at = shop.now();
	await db
		.update(masterOrder)
		.set({ paidAt: at })
		.where(eq(masterOrder.id, master.id));
	const [order] = await db
		.update(merchantOrder)
		.set({
			paid: true,
			status: "received",
			shippedAt: at,
			receivedAt: at,
			linesToReview: goodsIds.length,
		})
		.where(eq(merchantOrder.masterId, master.id))
		.returning({ orderId: merchantOrder.id, orderNo: merchantOrder.no });
	if (!order) throw new Error("Nothing was ordered");
	const [model] = await db
		.delete(orderLine)
		.where(eq(orderLine.orderId, order.orderId))
		.returning();
	if (!model) throw new Error("The order has no line");
	const lines = await db
		.insert(orderLine)
		.values(goodsIds.map((goodsId) => ({ ...model, id: undefined, goodsId })))
		.returning({ id: orderLine.id });
	return { ...order, lineIds: lines.map(({ id }) => id) };
}
