import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readMigrations } from "@/gateway/db/migration-files";
import releases from "@/gateway/db/migrations/releases.json";
import { root } from "./house/list-files";
import { report } from "./house/report";
import { lintMigrations } from "./migrations/lint";

// `npm run check:migrations`: migrations that would keep shoppers waiting or stop the release before, each with its
// remedy; what is right as it stands says so above the statement: `-- allow RULE: why`.

/** Older than the rules, and run. */
const rulesAfter = "0003_rated_from_reviews";

const { version } = JSON.parse(
	readFileSync(join(root, "package.json"), "utf8"),
);
const migrations = readMigrations();
const released = Object.values(releases).at(-1) ?? "";
report(
	[
		...(version in releases
			? []
			: [
					`gateway/db/migrations/releases.json: say with which migration ${version} ends`,
				]),
		...(await lintMigrations(migrations, { rulesAfter, released })),
	],
	`${migrations.length} migrations, none of which stops shoppers or the release before`,
);
