import { type Check, type Finding, fail, ok, warn } from "../check";
import { compareMigrations, type Migrations } from "../migrations";

export const migrationsCheck: Check = {
	name: "migrations",
	remedy: "let the user of DATABASE_URL read the schema drizzle",
	run: async ({ database }) =>
		database ? [judgeMigrations(await compareMigrations(database.pool))] : [],
};

function judgeMigrations({ pending, unknown }: Migrations): Finding {
	if (unknown > 0)
		return fail(
			`${unknown} of its migrations are of a newer version of the shop`,
			"run that version, or bring back the backup from before it",
		);
	if (pending.length === 0) return ok("all have run");
	return warn(
		`${pending.length} wait: ${pending.join(", ")}`,
		"npm start or npm run db:migrate runs them; of a large shop, see docs/operating.md first",
	);
}
