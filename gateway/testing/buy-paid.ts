import { eq } from "drizzle-orm";
import { masterOrder } from "../db/schema/order";
import { lockMaster, markPaid } from "../features/order/steps";
import type { Buyer } from "./open-buyer";
import type { TestShop } from "./test-shop";

interface Wanted {
	skuId: number;
	quantity?: number;
}

/** Orders through the cart; the number of the master. */
export async function buyUnpaid(
	shop: TestShop,
	buyer: Buyer,
	wanted: Wanted[],
): Promise<string> {
	for (const { skuId, quantity } of wanted) await buyer.put(skuId, quantity);
	return orderCart(shop, buyer);
}

/** All that lies in the cart, in the first slots that are open. */
export async function orderCart(
	shop: TestShop,
	buyer: Buyer,
	choices: object = {},
): Promise<string> {
	const preOrderNo = await buyer.want();
	const { data: quote } = await buyer.quote(preOrderNo);
	const slots: Record<string, string> = {};
	for (const { key, store } of quote.groups)
		if (store) slots[key] = await findSlot(shop, store.id);
	const { code, data, text } = await buyer.order(preOrderNo, {
		slots,
		...choices,
	});
	if (code !== 200) throw new Error(`Not ordered: ${text}`);
	return data.orderNo;
}

/** The same, and the money is there; the numbers of the merchants' orders. */
export async function buyPaid(
	shop: TestShop,
	buyer: Buyer,
	wanted: Wanted[],
): Promise<string[]> {
	const masterNo = await buyUnpaid(shop, buyer, wanted);
	await payFor(shop, masterNo);
	const { data } = await buyer.get(`master/detail/${masterNo}`);
	return data.orders.map(({ orderNo }: { orderNo: string }) => orderNo);
}

/** False where it was paid or cancelled before. */
export async function payFor(
	{ db, now }: TestShop,
	masterNo: string,
): Promise<boolean> {
	const [row] = await db
		.select({ id: masterOrder.id })
		.from(masterOrder)
		.where(eq(masterOrder.no, masterNo));
	return db.transaction(async (tx) =>
		markPaid(tx, await lockMaster(tx, row?.id ?? 0), now()),
	);
}

async function findSlot(shop: TestShop, storeId: number): Promise<string> {
	const { data } = await shop.wire.get("/api/front/store/slots", { storeId });
	for (const { slots } of data.days.slice(1))
		for (const { state, from } of slots) if (state === "open") return from;
	throw new Error("No slot is open");
}
