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
export function listViolations(
	db: Database,
	invariants = allInvariants,
): Promise<string[]> {
	return db.transaction(
		async (tx) => {
			const violations: string[] = [];
			for (const { name, sql: query } of invariants) {
				const { rows } = await tx.execute<{ what: string }>(
					sql.raw(`select what from (${query}) as wrong limit ${toldMax}`),
				);
				violations.push(...rows.map(({ what }) => `${name}: ${what}`));
			}
			return violations;
		},
		{ isolationLevel: "repeatable read", accessMode: "read only" },
	);
}
