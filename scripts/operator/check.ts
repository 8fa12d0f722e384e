import { parseArgs } from "node:util";
import { countBooks } from "@/gateway/invariants/books";
import { listViolations } from "@/gateway/invariants/check";
import { FailedStart } from "../start/failed-start";
import type { OperatorCommand } from "./command";
import { withSystemContext } from "./system-context";

/** Fit to run every night: it ends with 1 where the shop's books are wrong, and tells where. */
export const checkCommand: OperatorCommand = {
	usage: "check",
	prepare(argv) {
		parseArgs({ args: argv });
		return (connectionString) =>
			withSystemContext(connectionString, async ({ db }) => {
				const { orders, charges, refunds } = await countBooks(db);
				const violations = await listViolations(db);
				const line = `orders=${orders} charges=${charges} refunds=${refunds} violations=${violations.length}`;
				if (violations.length === 0) return line;
				throw new FailedStart([...violations, line].join("\n"));
			});
	},
};
