import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { fail, ok } from "../check";
import { ofDatabase } from "../kinds";

const named = /create extension (?:if not exists )?"?(\w+)/gi;

/** Those that migrations ask for. */
export const extensionsCheck = ofDatabase({
	name: "extensions",
	remedy: "let the user of DATABASE_URL read pg_extension",
	ask: async (db, { root }) => {
		const needed = listNeeded(join(root, "gateway/db/migrations"));
		const { rows } = await db.execute<{ name: string }>(
			sql`select name from pg_available_extensions`,
		);
		const missing = needed.filter(
			(one) => !rows.some((row) => row.name === one),
		);
		if (missing.length > 0)
			return missing.map((name) =>
				fail(`${name} is missing`, "install it beside the server"),
			);
		return [
			ok(
				needed.length === 0
					? "the shop needs none"
					: `${needed.join(", ")} can be had`,
			),
		];
	},
});

export function listNeeded(folder: string): string[] {
	const files = readdirSync(folder).filter((name) => name.endsWith(".sql"));
	const found = files.flatMap((file) => [
		...readFileSync(join(folder, file), "utf8").matchAll(named),
	]);
	return [...new Set(found.map(([, name = ""]) => name.toLowerCase()))];
}
