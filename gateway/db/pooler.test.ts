import { readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import { engineName } from "../testing/engine";
import { hasPooler, openPooler, type Pooler } from "../testing/open-pooler";
import { openTestShop, type TestShop } from "../testing/test-shop";
import {
	type DatabaseHandle,
	limitsOf,
	openDatabase,
	shopperPatience,
} from "./client";

const isHeld = hasPooler && engineName() === "postgresql";
const behindPooler = isHeld ? test : test.skip;

let shop: TestShop;
let pooler: Pooler;

beforeAll(async () => {
	shop = await openTestShop();
	if (isHeld) pooler = await openPooler(shop.url, { sessions: 1 });
});
afterAll(async () => {
	await pooler?.close();
	await shop.close();
});

function open(statementMs: number, isPooled = true): DatabaseHandle {
	return openDatabase(pooler.urlOf(new URL(shop.url).pathname.slice(1)), {
		connectionsMax: 4,
		onLost: () => {},
		patience: { connectMs: 5_000, statementMs },
		isPooled,
	});
}

const show = sql`show lock_timeout`;

test("the recipe gives the pooler's sessions the limits of a shopper's", () => {
	const recipe = readFileSync("deploy/pgbouncer/pgbouncer.ini", "utf8");
	const limits = limitsOf(shopperPatience).map((limit) => `set ${limit}`);
	expect(recipe).toContain(`connect_query='${limits.join("; ")}'`);
});

behindPooler(
	"the limits of one who shares a session are not the other's",
	async () => {
		const patient = open(60_000);
		const hasty = open(2_000);
		try {
			const limit = async ({ db }: DatabaseHandle) =>
				(await db.transaction((tx) => tx.execute(show))).rows;
			expect(await limit(patient)).toEqual([{ lock_timeout: "1min" }]);
			expect(await limit(hasty)).toEqual([{ lock_timeout: "2s" }]);
			const alone = await hasty.db.execute(show);
			expect(alone.rows).toEqual([{ lock_timeout: "3s" }]);
		} finally {
			await Promise.all([patient.close(), hasty.close()]);
		}
	},
);

behindPooler(
	"a transaction that began holds its session to its end, however many wait for one",
	async () => {
		const { db, close } = open(5_000);
		try {
			await db.execute(sql`create table counted (id int)`);
			const once = () =>
				db.transaction(async (tx) => {
					await tx.execute(sql`insert into counted values (1)`);
					const { rows } = await tx.execute(
						sql`select count(*)::int as count from counted`,
					);
					return rows[0]?.count;
				});
			const counts = await Promise.all(Array.from({ length: 12 }, once));
			expect(
				counts.toSorted((one, other) => Number(one) - Number(other)),
			).toEqual(Array.from({ length: 12 }, (_, at) => at + 1));
		} finally {
			await close();
		}
	},
);

behindPooler(
	"a pooler that nobody named costs a few statements, and then no more are prepared",
	async () => {
		const { db, close } = open(5_000, false);
		try {
			const ask = async () => {
				const asked = Array.from({ length: 40 }, async (_, at) => {
					const { rows } = await db.execute(sql`select ${at}::int as at`);
					expect(rows).toEqual([{ at }]);
				});
				const answers = await Promise.allSettled(asked);
				return answers.filter(({ status }) => status === "rejected").length;
			};
			const first = await ask();
			expect(first).toBeLessThanOrEqual(8);
			expect([await ask(), await ask(), await ask()]).toEqual([0, 0, 0]);
		} finally {
			await close();
		}
	},
);
