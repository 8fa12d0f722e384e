import { openDatabase } from "@/gateway/db/client";
import { countBooks } from "@/gateway/invariants/books";
import { listViolations } from "@/gateway/invariants/check";

/** A shop of many years is read whole. */
const patience = { connectMs: 30_000, statementMs: 30 * 60_000 };

export interface CheckedBooks {
	/** Where they are wrong. */
	violations: string[];
	/** All in one line. */
	line: string;
}

export async function checkBooks(
	connectionString: string,
): Promise<CheckedBooks> {
	const { db, close } = openDatabase(connectionString, {
		connectionsMax: 1,
		onLost: () => {},
		patience,
	});
	try {
		const { orders, charges, refunds } = await countBooks(db);
		const violations = await listViolations(db);
		const line = `orders=${orders} charges=${charges} refunds=${refunds} violations=${violations.length}`;
		return { violations, line };
	} finally {
		await close();
	}
}
