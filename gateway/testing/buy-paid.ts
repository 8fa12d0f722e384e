import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { masterOrder } from "../db/schema/order";
import { payment } from "../db/schema/payment";
import { settlePayment } from "../features/sales/payment/settle";
import type { Buyer } from "./open-buyer";
import { systemContext } from "./system-context";
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

/** At the test provider. False where it was paid or cancelled before: then the charge goes back. */
export async function payFor(
	shop: TestShop,
	masterNo: string,
): Promise<boolean> {
	const { db, now, payments } = shop;
	const [master] = await db
		.select()
		.from(masterOrder)
		.where(eq(masterOrder.no, masterNo));
	if (!master || !payments.local) throw new Error(`Nobody pays ${masterNo}`);
	const { id: masterId, total: amount } = master;
	const key = `pay-${randomUUID()}`;
	const at = now();
	await db.insert(payment).values({
		masterId,
		amount,
		providerKey: key,
		method: "local",
		state: "begun",
		createdAt: at,
		updatedAt: at,
	});
	const method = "local";
	const asked = { key, ref: null, amount, method, orderNo: masterNo } as const;
	const { charge } = await payments.local.begin(asked);
	const ctx = systemContext(shop, { now });
	const charged = { ...charge, method } as const;
	return (await settlePayment(ctx, charged)) === "settled";
}

async function findSlot(shop: TestShop, storeId: number): Promise<string> {
	const { data } = await shop.wire.get("/api/front/store/slots", { storeId });
	for (const { slots } of data.days.slice(1))
		for (const { state, from } of slots) if (state === "open") return from;
	throw new Error("No slot is open");
}
