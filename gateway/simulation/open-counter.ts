import { eq } from "drizzle-orm";
import { store } from "../db/schema/store";
import { seedGoods } from "./seed-goods";
import { type Clerk, homePoint } from "./seed-shop";
import type { World } from "./world";

/** A store of the grocer at which orders are fetched and which takes parcels, with goods of its own seed. */
export interface Counter {
	storeId: number;
	/** Whose store it is. */
	clerk: Clerk;
	/** By which its groups are known. */
	groupKey: string;
	foodSkuId: number;
	mallSkuIds: number[];
}

/** Fewer than buyers, so that they want the same slot. */
const capacity = 2;
/** Out of everybody's reach, so that it delivers nothing. */
const away = { latitude: 22.15, longitude: 113.85, radiusMetres: 100 };
/** Nearer to where buyers live than any other, so that it delivers to them. */
export const nearby = { ...homePoint, radiusMetres: 1_000 };

export async function openCounter(
	world: World,
	place: typeof away = away,
): Promise<Counter> {
	const { db, random, clerks } = world;
	const { skuIds, stocks, merchantIds } = await seedGoods(db, random);
	// What there was of each is counted with the others'.
	world.skuIds.push(...skuIds);
	world.stocks.push(...stocks);
	const merchantId = merchantIds.at(-1) ?? 0;
	const clerk = clerks.find((one) => one.merchantId === merchantId);
	if (!clerk) throw new Error("Nobody works for the grocer");
	const text = { en: "Counter" };
	const [made] = await db
		.insert(store)
		.values({
			...place,
			merchantId,
			name: text,
			district: text,
			address: text,
			phone: "+852 2345 6789",
			openingHours: Array.from({ length: 7 }, () => ({
				from: "08:00",
				to: "22:00",
			})),
			slotCapacity: capacity,
			collects: true,
			collectingCapacity: capacity,
			takesParcels: true,
		})
		.returning({ id: store.id });
	return {
		storeId: made?.id ?? 0,
		clerk,
		groupKey: `SUPERMARKET-${merchantId}`,
		foodSkuId: skuIds.at(-1) ?? 0,
		mallSkuIds: skuIds.slice(0, -1),
	};
}

/** What waits there is still handed over; nobody orders to it any more. */
export async function closeCounter(
	{ db }: World,
	{ storeId }: Counter,
): Promise<void> {
	await db
		.update(store)
		.set({ isInService: false })
		.where(eq(store.id, storeId));
}
