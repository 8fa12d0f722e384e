import { sql } from "drizzle-orm";
import { engineName } from "@/gateway/testing/engine";
import { freePort } from "@/gateway/testing/free-port";
import { nextMigrations } from "@/gateway/testing/next-release";
import { openTestShop, type TestShop } from "@/gateway/testing/test-shop";
import { lintMigrations } from "../migrations/lint";
import { adds, takesAway } from "./next";
import { openNode, startGateway } from "./open-node";
import { thisRelease } from "./releases";

/** The built-in database belongs to the gateway that starts it. */
const onServer = engineName() === "postgresql" ? test : test.skip;

async function leaveNewer({ db, url }: TestShop, needs: string | null) {
	await db.execute(
		sql`insert into drizzle.__drizzle_migrations (hash, created_at, tag, needs)
			values ('of tomorrow', 9000000000000, '9001_of_tomorrow', ${needs})`,
	);
	return { DATABASE_URL: url, ALLOW_LOCAL_PROVIDERS: "1", LOG_LEVEL: "silent" };
}

onServer(
	"a gateway that is too old for its database ends with 1 and one line",
	async () => {
		const shop = await openTestShop();
		const env = await leaveNewer(shop, "9000_of_tomorrow");
		const started = startGateway(thisRelease, await freePort(), env);
		expect(await started.exited).toBe(1);
		expect(started.complaints()).toMatch(
			/^The database is newer than this release, .*: 9001_of_tomorrow takes away what releases before 9000_of_tomorrow use\. Start the release .*\n$/,
		);
		await shop.close();
	},
);

onServer(
	"a gateway of the release before starts on what the next one has added, and is ready",
	async () => {
		const shop = await openTestShop();
		const node = await openNode(thisRelease, await leaveNewer(shop, null));
		expect(await node.ask()).toBe("ready");
		expect(await node.stop()).toBe("");
		await shop.close();
	},
);

test.each([
	{ release: adds, released: "0000_baseline" },
	{ release: takesAway, released: "9004_sku_has_stock_checked" },
])(
	"what a release to come does in the story, the lint lets pass",
	async (one) => {
		const migrations = nextMigrations(one.release);
		const rulesAfter = "0003_rated_from_reviews";
		const { released } = one;
		expect(await lintMigrations(migrations, { rulesAfter, released })).toEqual(
			[],
		);
	},
);
