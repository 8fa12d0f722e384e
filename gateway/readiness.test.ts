import { sql } from "drizzle-orm";
import { type DatabaseHandle, openDatabase } from "./db/client";
import { openReadiness } from "./readiness";
import { openProxy, type StoreProxy } from "./testing/open-proxy";
import { openTestShop, type TestShop } from "./testing/test-shop";

const limitMs = 500;
let shop: TestShop;
let proxy: StoreProxy;
let database: DatabaseHandle;
let time: number;

beforeAll(async () => {
	shop = await openTestShop();
});
beforeEach(async () => {
	time = 0;
	proxy = await openProxy(shop.url);
	database = openDatabase(proxy.url, { connectionsMax: 2, onLost: () => {} });
});
afterEach(async () => {
	proxy.turn("cut");
	await database.close();
	await proxy.close();
});
afterAll(() => shop.close());

function open() {
	const now = () => time;
	const { pool } = database;
	const readiness = openReadiness({
		pool,
		connectionString: proxy.url,
		limitMs,
		now,
	});
	return {
		later: (seconds: number) => {
			time += seconds * 1_000;
			return readiness.check();
		},
	};
}

test("a node whose database answers, with all migrations, is ready", async () => {
	expect(await open().later(0)).toBeUndefined();
});

test.each(["cut", "silent"] as const)(
	"a node whose database is %s is not ready, and is again when it is back",
	async (state) => {
		const { later } = open();
		proxy.turn(state);
		expect(await later(0)).toBe("databaseAway");
		proxy.turn("cut");
		proxy.turn("open");
		expect(await later(5)).toBeUndefined();
	},
);

test("a node before its migrations is not ready, nor before the first of them", async () => {
	await shop.db.execute(
		sql`alter table drizzle.__drizzle_migrations rename to kept`,
	);
	expect(await open().later(0)).toBe("migrationsMissing");
	await shop.db.execute(
		sql`alter table drizzle.kept rename to __drizzle_migrations`,
	);
	expect(await open().later(0)).toBeUndefined();
	const last = sql`(select max(id) from drizzle.__drizzle_migrations)`;
	await shop.db.execute(
		sql`update drizzle.__drizzle_migrations set created_at = -created_at where id = ${last}`,
	);
	expect(await open().later(0)).toBe("migrationsMissing");
	await shop.db.execute(
		sql`update drizzle.__drizzle_migrations set created_at = -created_at where id = ${last}`,
	);
});

test.each([
	["added", null, undefined],
	["taken away", "9000_of_tomorrow", "databaseNewer"],
])(
	"a node below which a newer release has %s something is as ready as that lets it",
	async (_, needs, answer) => {
		await shop.db.execute(
			sql`insert into drizzle.__drizzle_migrations (hash, created_at, tag, needs)
			values ('of tomorrow', 9000000000000, '9001_of_tomorrow', ${needs})`,
		);
		expect(await open().later(0)).toBe(answer);
		await shop.db.execute(
			sql`delete from drizzle.__drizzle_migrations where hash = 'of tomorrow'`,
		);
	},
);

test("connections that never come back are lost; those that are only busy are not", async () => {
	const { later } = open();
	const taken = [await database.pool.connect(), await database.pool.connect()];
	expect(await later(0)).toBeUndefined();
	expect(await later(29)).toBeUndefined();
	taken.pop()?.release();
	const again = await database.pool.connect();
	expect(await later(2)).toBeUndefined();
	expect(await later(31)).toBe("connectionsLost");
	for (const client of [...taken, again]) client.release();
});
