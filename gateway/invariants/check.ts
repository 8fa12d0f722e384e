import { sql } from "drizzle-orm";
import type { Database } from "../db/client";
import { collectingInvariants } from "./collecting";
import { exchangeInvariants } from "./exchanges";
import { groupInvariants } from "./groups";
import { historyInvariants } from "./history";
import type { Invariant } from "./invariant";
import { messageInvariants } from "./messages";
import { moneyInvariants } from "./money";
import { paymentInvariants } from "./payments";
import { promiseInvariants } from "./promises";
import { refundInvariants } from "./refunds";
import { returnInvariants } from "./returns";
import { reviewInvariants } from "./reviews";
import { settlementInvariants } from "./settlement";
import { shipmentInvariants } from "./shipment";
import { stockInvariants } from "./stock";

/** Less than messages are kept for. */
const notifiedWithinDays = 6;

function orderInvariantsOf(withinDays: number): Invariant[] {
	return [
		...stockInvariants,
		...collectingInvariants,
		...moneyInvariants,
		...historyInvariants,
		...messageInvariants(withinDays),
		...refundInvariants,
		...returnInvariants,
		...exchangeInvariants,
		...shipmentInvariants,
		...reviewInvariants,
		...groupInvariants,
		...promiseInvariants,
		...settlementInvariants,
	];
}

/** Without the payments: of orders whose payment somebody else plays. */
export const orderInvariants = orderInvariantsOf(notifiedWithinDays);
const allInvariants = [...orderInvariants, ...paymentInvariants];

/** For books whose messages are all kept, and whose clock may be elsewhere. */
export const lifelongInvariants = [
	...orderInvariantsOf(10_000),
	...paymentInvariants,
];

/** Rows of one invariant that are reported. */
const notifiedMax = 20;

/** One line for every place where the shop's books are wrong; nothing where they are right. All at one moment. */
export async function listViolations(
	db: Database,
	invariants = allInvariants,
): Promise<string[]> {
	// One statement sees one moment.
	const questions = invariants.map(
		({ name, sql: query }) =>
			sql`(select ${sql.param(name)}::text as name, what from (${sql.raw(query)}) as wrong limit ${sql.raw(String(notifiedMax))})`,
	);
	const { rows } = await db.execute<{ name: string; what: string }>(
		sql.join(questions, sql` union all `),
	);
	return rows.map(({ name, what }) => `${name}: ${what}`);
}
