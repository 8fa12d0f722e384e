import { orderCart, payFor } from "./buy-paid";
import type { Buyer } from "./open-buyer";
import type { StaffClient } from "./open-staff";
import type { TestShop } from "./test-shop";

/** Mong Kok, of the sample shop's own merchant. */
export const collectingStoreId = 2;

interface Wanted {
	skuId: number;
	quantity?: number;
	storeId?: number;
	merchantId?: number;
}

export interface ToCollect {
	orderNo: string;
	masterNo: string;
	storeId: number;
	code: string;
	slot: { from: string; to: string };
}

/** The choices of somebody who fetches goods of a merchant at a store, in the first slot of tomorrow that is open. */
export async function collectingChoices(
	shop: TestShop,
	{ storeId = collectingStoreId, merchantId = 1 }: Omit<Wanted, "skuId"> = {},
) {
	const key = `SUPERMARKET-${merchantId}`;
	const asked = { storeId, kind: "collecting" };
	const { data } = await shop.wire.get("/api/front/store/slots", asked);
	const slot = data.days[1].slots.find(
		({ state }: { state: string }) => state === "open",
	);
	return { collecting: { [key]: storeId }, slots: { [key]: slot.from } };
}

/** Through the cart, and paid. */
export async function buyToCollect(
	shop: TestShop,
	buyer: Buyer,
	{ skuId, quantity, ...at }: Wanted,
): Promise<ToCollect> {
	await buyer.put(skuId, quantity);
	const choices = await collectingChoices(shop, at);
	const masterNo = await orderCart(shop, buyer, choices);
	await payFor(shop, masterNo);
	const { data } = await buyer.get(`master/detail/${masterNo}`);
	const [{ orderNo, slot, store, collecting }] = data.orders;
	const { code } = collecting;
	return { orderNo, masterNo, slot, code, storeId: store.id };
}

/** Accepted, and ready at its store. */
export async function makeReady(
	staff: StaffClient,
	{ orderNo }: Pick<ToCollect, "orderNo">,
): Promise<void> {
	for (const [step, body] of [
		["accept", undefined],
		["ship", { parcels: [{ method: "collect" }] }],
	] as const) {
		const { code, text } = await staff.ask(`order/${step}/${orderNo}`, body);
		if (code !== 200) throw new Error(`Not ready: ${text}`);
	}
}
