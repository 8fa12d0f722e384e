import { readSchemaState, type SchemaState } from "@/gateway/db/schema-state";
import { type Check, type Finding, fail, ok, warn } from "../check";

export const migrationsCheck: Check = {
	name: "migrations",
	remedy: "let the user of DATABASE_URL read the schema drizzle",
	run: async ({ database }) =>
		database ? [judgeMigrations(await readSchemaState(database.pool))] : [],
};

function judgeMigrations({ pending, ahead, refusal }: SchemaState): Finding {
	if (refusal)
		return fail(
			refusal.slice(0, refusal.indexOf(". ")),
			"start the release that migrated it or a later one, or restore the backup from before",
		);
	if (pending.length > 0)
		return warn(
			`${pending.length} wait: ${pending.join(", ")}`,
			"npm start or npm run db:migrate runs them; of a large shop, see docs/operating.md first",
		);
	if (ahead.length === 0) return ok("all have run");
	return warn(
		`${ahead.join(", ")} of a newer release have run; they let this one run`,
		"right after going back a release; start the newer one once its fault is mended",
	);
}
