import { parseArgs } from "node:util";
import { FailedStart } from "../start/failed-start";
import { checkBooks } from "./books";
import type { OperatorCommand } from "./command";

/** Fit to run every night: it ends with 1 where the shop's books are wrong, and tells where. */
export const checkCommand: OperatorCommand = {
	usage: "check",
	prepare(argv) {
		parseArgs({ args: argv });
		return async (connectionString) => {
			const { violations, line } = await checkBooks(connectionString);
			if (violations.length === 0) return line;
			throw new FailedStart([...violations, line].join("\n"));
		};
	},
};
