import { countBooks } from "@/gateway/invariants/books";
import { listViolations } from "@/gateway/invariants/check";
import { fail, ok } from "../check";
import { ofTables } from "../kinds";

const remedy = "npm run operator -- check";
const shownMax = 3;

export const booksCheck = ofTables({
	name: "books",
	remedy,
	ask: async (db) => {
		const { orders, charges, refunds } = await countBooks(db);
		const violations = await listViolations(db);
		if (violations.length === 0)
			return [
				ok(`${orders} orders, ${charges} charges, ${refunds} refunds agree`),
			];
		const shown = violations
			.slice(0, shownMax)
			.map((line) => fail(line, remedy));
		const more = violations.length - shown.length;
		return more > 0 ? [...shown, fail(`and ${more} more`, remedy)] : shown;
	},
});
