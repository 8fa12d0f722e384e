import { eq } from "drizzle-orm";
import pino from "pino";
import { parcel } from "../db/schema/parcel";
import { deliveryPromise } from "../db/schema/promise";
import type { BoughtOrder } from "./open-refunder";
import type { StaffClient } from "./open-staff";
import type { TestShop } from "./test-shop";

type Shop = Pick<TestShop, "db">;

/** Of the sample shop's own merchant, with a fee for the delivery. */
export const promisedFood = {
	cartType: "SUPERMARKET",
	merchantId: 1,
	price: "120.00",
} as const;

export async function promiseOf({ db }: Shop, { id }: { id: number }) {
	const [row] = await db
		.select()
		.from(deliveryPromise)
		.where(eq(deliveryPromise.orderId, id));
	if (!row) throw new Error("Nothing was promised");
	return row;
}

/** The shop's own task at a moment. */
export const depsAt = ({ db }: Shop, at: Date) => ({
	db,
	log: pino({ enabled: false }),
	now: () => at,
});

/** So many minutes after what was promised. */
export async function minutesAfter(
	shop: Shop,
	order: { id: number },
	minutes: number,
): Promise<Date> {
	const { until } = await promiseOf(shop, order);
	return new Date(until.getTime() + minutes * 60_000);
}

/** Accepts and ships it; the ids of its parcels, one a line of goods. */
export async function sendOut(
	{ db }: Shop,
	staff: StaffClient,
	{ no, id, lines }: BoughtOrder,
): Promise<number[]> {
	const courier = { method: "courier", courier: "SF Express" } as const;
	const parcels = lines.map(({ id: lineId, quantity }, at) => ({
		...courier,
		trackingNo: `SF${at}`,
		lines: [{ lineId, quantity }],
	}));
	await staff.ask(`order/accept/${no}`);
	const { code, text } = await staff.ask(`order/ship/${no}`, { parcels });
	if (code !== 200) throw new Error(`Not shipped: ${text}`);
	const rows = await db.select().from(parcel).where(eq(parcel.orderId, id));
	return rows.map((row) => row.id);
}
