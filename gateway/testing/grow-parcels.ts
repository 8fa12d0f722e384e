import { sql } from "drizzle-orm";
import type { Database } from "../db/client";

/** All grown orders that were shipped went to a store: what is on its way lies there, what was received has left. */
export async function growParcelsAt(
	db: Database,
	{ accountId, storeId }: { accountId: number; storeId: number },
): Promise<void> {
	const shipped = sql`account_id = ${accountId} and status in ('awaitingReceipt', 'received', 'completed')`;
	await db.execute(sql`insert into collection (order_id, code)
		select id, lpad(id::text, 8, '0') from merchant_order where ${shipped}`);
	await db.execute(sql`insert into parcel_at_store (order_id, store_id, arrived_at, left_at)
		select id, ${storeId}, case when id % 1000 < 998 then created_at end,
			case when id % 1000 < 996 then created_at + interval '1 day' end
		from merchant_order where ${shipped}`);
}

/** Open ones, over Hong Kong. */
export async function growLockers(db: Database, count: number): Promise<void> {
	await db.execute(sql`insert into locker (network, code, name, district, address, latitude, longitude, opening_hours, is_open)
		select 'Grown', 'G-' || n, '{"en":"Locker"}', 'eastern', '{"en":"Street"}',
			22.2 + (n % 300) / 1000.0, 113.9 + (n % 397) / 1000.0,
			'[null,null,null,null,null,null,null]', n % 10 <> 0
		from generate_series(1, ${count}::int) n`);
}
