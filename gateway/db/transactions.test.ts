import { sql } from "drizzle-orm";
import { Client } from "pg";
import { openProxy, type StoreProxy } from "../testing/open-proxy";
import { openTestShop, type TestShop } from "../testing/test-shop";
import { afterCommit } from "./after-commit";
import { type DatabaseHandle, openDatabase } from "./client";

const connectionsMax = 4;
const patience = { connectMs: 5_000, statementMs: 1_000 };
const each = Array.from({ length: connectionsMax }, (_, at) => at);

let shop: TestShop;
let proxy: StoreProxy;
let database: DatabaseHandle;

beforeAll(async () => {
	shop = await openTestShop();
	await shop.db.execute(sql`create table first_half (id int)`);
	await shop.db.execute(sql`create table second_half (id int)`);
});
beforeEach(async () => {
	await shop.db.execute(sql`truncate first_half, second_half`);
	proxy = await openProxy(shop.url);
	database = openDatabase(proxy.url, {
		connectionsMax,
		patience,
		onLost: () => {},
	});
});
afterEach(async () => {
	proxy.turn("cut");
	await database.close();
	await proxy.close();
});
afterAll(() => shop.close());

/** As many pieces of work at once as there are connections: one that is lost is waited for in vain. */
async function borrowAllConnections(): Promise<void> {
	const clients = await Promise.all(each.map(() => database.pool.connect()));
	for (const client of clients) client.release();
	await Promise.all(
		each.map(() => database.db.transaction((tx) => tx.execute("select 1"))),
	);
}

async function countHalves(): Promise<number> {
	const { rows } = await shop.db.execute<{ halves: number }>(sql`
		select ((select count(*) from first_half) + (select count(*) from second_half))::int as halves`);
	return rows[0]?.halves ?? -1;
}

const insertFirst = sql`insert into first_half values (1)`;
const insertSecond = sql`insert into second_half values (1)`;

test("no connection has its statements compiled: they are answered before a compiler is ready", async () => {
	const { rows } = await database.db.execute<{ jit: string }>(sql`show jit`);
	expect(rows).toEqual([{ jit: "off" }]);
});

test("a database that freezes where transactions begin costs no connection, however often", async () => {
	for (let round = 0; round < 3; round += 1) {
		await borrowAllConnections();
		proxy.turn("silent");
		const begun = await Promise.allSettled(
			each.map(() => database.db.transaction(async () => "done")),
		);
		expect(begun.map(({ status }) => status)).toEqual(
			each.map(() => "rejected"),
		);
		proxy.turn("open");
	}
	await borrowAllConnections();
});

test("what froze half done is never committed by whoever comes next", async () => {
	const halves = await Promise.allSettled(
		each.map(() =>
			database.db.transaction(async (tx) => {
				await tx.execute(insertFirst);
				proxy.turn("silent");
				await tx.execute(insertSecond);
			}),
		),
	);
	expect(halves.map(({ status }) => status)).toEqual(
		each.map(() => "rejected"),
	);
	proxy.turn("open");
	await borrowAllConnections();
	await borrowAllConnections();
	expect(await countHalves()).toBe(0);
});

test("what waited too long for a lock is undone, and the next ask as if nothing had been", async () => {
	const holder = new Client(shop.url);
	await holder.connect();
	await holder.query("begin");
	await holder.query("lock table second_half in share row exclusive mode");
	const held = await Promise.allSettled(
		each.map(() =>
			database.db.transaction(async (tx) => {
				await tx.execute(insertFirst);
				await tx.execute(insertSecond);
			}),
		),
	);
	expect(held.map(({ status }) => status)).toEqual(each.map(() => "rejected"));
	await holder.query("rollback");
	await holder.end();
	await borrowAllConnections();
	const snapshot = () =>
		database.db.transaction((tx) => tx.execute("select 1"), {
			isolationLevel: "repeatable read",
		});
	await Promise.all([...each, ...each].map(snapshot));
	expect(await countHalves()).toBe(0);
});

test("work that fails is undone and told as it is; its connection serves on", async () => {
	await borrowAllConnections();
	let removed = 0;
	database.pool.on("remove", () => {
		removed += 1;
	});
	const failure = new Error("sold out");
	const sell = database.db.transaction(async (tx) => {
		await tx.execute(insertFirst);
		throw failure;
	});
	await expect(sell).rejects.toBe(failure);
	await borrowAllConnections();
	expect(removed).toBe(0);
	expect(await countHalves()).toBe(0);
});

test("work that fails while the database is lost tells its own failure", async () => {
	const failure = new Error("sold out");
	const sell = database.db.transaction(async (tx) => {
		await tx.execute(insertFirst);
		proxy.turn("cut");
		throw failure;
	});
	await expect(sell).rejects.toBe(failure);
	proxy.turn("open");
	await borrowAllConnections();
	expect(await countHalves()).toBe(0);
});

test("locks that come with the beginning are held until the end; where one cannot be had, nothing is done and the connection serves on", async () => {
	const lock = sql`lock table second_half in share row exclusive mode`;
	const holder = new Client(shop.url);
	await holder.connect();
	await holder.query("begin");
	await holder.query("lock table second_half in share row exclusive mode");
	const work = () =>
		database.db.transaction((tx) => tx.execute(insertSecond), {
			locks: [lock],
		});
	const held = await Promise.allSettled(each.map(work));
	expect(held.map(({ status }) => status)).toEqual(each.map(() => "rejected"));
	await holder.query("rollback");
	await holder.end();
	await borrowAllConnections();
	expect(await countHalves()).toBe(0);
	await Promise.all(each.map(work));
	expect(await countHalves()).toBe(each.length);
});

test("no text is written into the locks that come with the beginning", async () => {
	const named = sql`select ${"1; drop table second_half"}::text`;
	const work = () =>
		database.db.transaction((tx) => tx.execute(insertSecond), {
			locks: [named],
		});
	await expect(work()).rejects.toThrow("whole numbers");
	await borrowAllConnections();
	expect(await countHalves()).toBe(0);
});

test("inside a transaction another is a part that can be undone alone", async () => {
	await database.db.transaction(async (tx) => {
		await tx.execute(insertFirst);
		const part = tx.transaction(async (inner) => {
			await inner.execute(insertSecond);
			throw new Error("not this part");
		});
		await expect(part).rejects.toThrow("not this part");
	});
	expect(await countHalves()).toBe(1);
});

test("the server itself ends what takes too long, on every connection", async () => {
	const { rows } = await database.db.execute(sql`
		select name, setting from pg_settings
		where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout') order by name`);
	expect(rows).toEqual([
		{ name: "idle_in_transaction_session_timeout", setting: "10000" },
		{ name: "lock_timeout", setting: "1000" },
		{ name: "statement_timeout", setting: "1000" },
	]);
});

test("what follows a commit follows no rollback", async () => {
	const followed: string[] = [];
	await database.db.transaction(async (tx) => {
		afterCommit(tx, () => followed.push("first"));
		afterCommit(tx, () => followed.push("second"));
		expect(followed).toEqual([]);
	});
	const undone = database.db.transaction(async (tx) => {
		afterCommit(tx, () => followed.push("undone"));
		throw new Error("changed its mind");
	});
	await expect(undone).rejects.toThrow("changed its mind");
	expect(followed).toEqual(["first", "second"]);
});
