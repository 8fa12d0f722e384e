import { sql } from "drizzle-orm";
import type { Database } from "../db/client";

export interface Books {
	orders: number;
	/** Payments that went through, those that go back or have gone back too. */
	charges: number;
	refunds: number;
}

export async function countBooks(db: Database): Promise<Books> {
	const { rows } = await db.execute<{ [Name in keyof Books]: number }>(
		sql`select
			(select count(*)::int from master_order) as orders,
			(select count(*)::int from payment where state in ('succeeded', 'refunding', 'refunded')) as charges,
			(select count(*)::int from payment where state = 'refunded')
				+ (select count(*)::int from pay_back where state = 'refunded') as refunds`,
	);
	const [counted] = rows;
	return counted ?? { orders: 0, charges: 0, refunds: 0 };
}
