import { orderCart, payFor } from "./buy-paid";
import type { Buyer } from "./open-buyer";
import type { StaffClient } from "./open-staff";
import type { TestShop } from "./test-shop";

/** Mong Kok takes parcels in the sample shop. */
export const parcelStoreId = 2;
/** Of the sample shop. */
export const lockerId = 1;

export interface ToPoint {
	orderNo: string;
	masterNo: string;
}

interface Wanted {
	skuId: number;
	quantity?: number;
	point?: { kind: "store" | "locker"; id: number };
}

/** Of the mall, through the cart and paid; to a store unless told otherwise. */
export async function buyToPoint(
	shop: TestShop,
	buyer: Buyer,
	{ skuId, quantity, point = { kind: "store", id: parcelStoreId } }: Wanted,
): Promise<ToPoint> {
	await buyer.put(skuId, quantity);
	const masterNo = await orderCart(shop, buyer, { collectionPoint: point });
	await payFor(shop, masterNo);
	const { data } = await buyer.get(`master/detail/${masterNo}`);
	return { masterNo, orderNo: data.orders[0].orderNo };
}

/** Shipped by the seller's staff, and booked by those of the store; answers the code that its buyer is shown. */
export async function bringToStore(
	{ orderNo }: Pick<ToPoint, "orderNo">,
	{
		buyer,
		seller,
		staff,
		storeId = parcelStoreId,
	}: {
		buyer: Buyer;
		seller: StaffClient;
		staff: StaffClient;
		storeId?: number;
	},
): Promise<string> {
	for (const answer of [
		await seller.ship(orderNo),
		await staff.ask("collecting/parcel/arrived", { storeId, orderNo }),
	])
		if (answer.code !== 200) throw new Error(`Not brought: ${answer.text}`);
	const { data } = await buyer.get(`detail/${orderNo}`);
	return data.point.waiting.code;
}
