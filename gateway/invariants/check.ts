import { sql } from "drizzle-orm";
import type { Database } from "../db/client";
import { historyInvariants } from "./history";
import type { Invariant } from "./invariant";
import { moneyInvariants } from "./money";
import { paymentInvariants } from "./payments";
import { refundInvariants } from "./refunds";
import { shipmentInvariants } from "./shipment";
import { stockInvariants } from "./stock";

/** Without the payments: of orders whose payment somebody else plays. */
export const orderInvariants: Invariant[] = [
	...stockInvariants,
	...moneyInvariants,
	...historyInvariants,
	...refundInvariants,
	...shipmentInvariants,
];
const allInvariants = [...orderInvariants, ...paymentInvariants];

/** Rows of one invariant that are told. */
const toldMax = 20;

/** One line for every place where the shop's books are wrong; nothing where they are right. All at one moment. */
export async function listViolations(
	db: Database,
	invariants = allInvariants,
): Promise<string[]> {
	// One statement sees one moment.
	const questions = invariants.map(
		({ name, sql: query }) =>
			sql`(select ${sql.param(name)}::text as name, what from (${sql.raw(query)}) as wrong limit ${sql.raw(String(toldMax))})`,
	);
	const { rows } = await db.execute<{ name: string; what: string }>(
		sql.join(questions, sql` union all `),
	);
	return rows.map(({ name, what }) => `${name}: ${what}`);
}
