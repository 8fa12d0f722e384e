import { sql } from "drizzle-orm";
import type { settlementStatement } from "../../../../db/schema/settlement";

export type Movements = Pick<
	typeof settlementStatement.$inferSelect,
	"sold" | "refunded" | "commission" | "paid"
>;

/** What entries of the journal come to, as a statement and each of its lines say it. */
export const movements = sql`
	coalesce(sum(amount) filter (where account in ('captured', 'exchanged', 'coupons', 'points') and posting like 'sale %'), 0)::text as sold,
	coalesce(sum(amount) filter (where account in ('refunds', 'exchanged', 'coupons', 'points') and posting like 'refund %'), 0)::text as refunded,
	coalesce(sum(amount) filter (where account = 'commission'), 0)::text as commission,
	coalesce(sum(amount) filter (where account = 'paid'), 0)::text as paid`;
