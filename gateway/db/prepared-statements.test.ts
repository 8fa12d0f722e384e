import { sql } from "drizzle-orm";
import { engineName } from "../testing/engine";
import { openTestShop, type TestShop } from "../testing/test-shop";
import { type DatabaseHandle, openDatabase, type Queryable } from "./client";
import { preparedMax } from "./prepared-statements";

const often = Array.from({ length: 12 }, (_, at) => at);

let shop: TestShop;
let database: DatabaseHandle;

beforeAll(async () => {
	shop = await openTestShop();
	await shop.db.execute(sql`create table shelf (id int, name varchar(20))`);
	await shop.db.execute(sql`insert into shelf values (1, 'tea'), (2, 'rice')`);
});
beforeEach(() => {
	database = open(4);
});
afterEach(() => database.close());
afterAll(() => shop.close());

function open(connectionsMax: number): DatabaseHandle {
	return openDatabase(shop.url, { connectionsMax, onLost: () => {} });
}

/** Those of this session that hold a word. */
async function countPrepared(word: string, { db } = database): Promise<number> {
	const { rows } = await db.execute<{ count: number }>(
		sql.raw(
			`select count(*)::int as count from pg_prepared_statements where statement like '%${word}%' and not from_sql and name <> ''`,
		),
	);
	return rows[0]?.count ?? 0;
}

async function nameOf(
	id: number,
	{ db }: { db: Queryable } = database,
): Promise<unknown> {
	const { rows } = await db.execute(
		sql`select name from shelf where id = ${id}`,
	);
	return rows[0]?.name;
}

test("a statement that is asked often is prepared once on a connection, and one that is not is not", async () => {
	const alone = open(1);
	try {
		await alone.db.execute(sql`select ${"seldom"}::text as seldom`);
		for (const at of often)
			expect(await nameOf(1 + (at % 2), alone)).toBe(at % 2 ? "rice" : "tea");
		expect(await countPrepared("from shelf", alone)).toBe(1);
		expect(await countPrepared("as seldom", alone)).toBe(0);
	} finally {
		await alone.close();
	}
});

test("connections that ask the same at once each hear what they asked", async () => {
	const other = open(4);
	try {
		for (const _ of often) {
			const asked = often.map((at) => 1 + (at % 2));
			const names = await Promise.all(
				asked.map((id, at) => nameOf(id, at % 3 ? database : other)),
			);
			expect(names).toEqual(asked.map((id) => (id === 1 ? "tea" : "rice")));
		}
	} finally {
		await other.close();
	}
});

test("statements of as many kinds as there may be fill no connection", async () => {
	const alone = open(1);
	try {
		for (let kind = 0; kind < preparedMax + 20; kind += 1)
			for (const at of often.slice(0, 6))
				await alone.db.execute(
					sql`select ${at}::int as ${sql.identifier(`kind_${kind}`)}`,
				);
		expect(await countPrepared("kind_", alone)).toBe(preparedMax);
	} finally {
		await alone.close();
	}
});

test("a statement that fails is asked again like any other", async () => {
	const divide = (by: number) =>
		database.db.execute<{ whole: number }>(
			sql`select (12 / ${by}::int) as whole`,
		);
	for (const at of often) {
		if (at % 3 === 0)
			await expect(divide(0)).rejects.toMatchObject({
				cause: { code: "22012" },
			});
		else expect((await divide(at)).rows[0]?.whole).toBe(Math.floor(12 / at));
	}
});

test("where a migration changes a column, one statement fails and those after it do not", async () => {
	const alone = open(1);
	// Outside of one the pool closes a connection on which a statement failed.
	const ask = () => alone.db.transaction((db) => nameOf(1, { db }));
	try {
		for (const _ of often) await ask();
		await shop.db.execute(sql`alter table shelf alter column name type text`);
		await expect(ask()).rejects.toMatchObject({
			cause: { code: "0A000" },
		});
		for (const _ of often) expect(await ask()).toBe("tea");
	} finally {
		await alone.close();
	}
});

test("several statements in one go are asked as they are", async () => {
	for (const _ of often)
		await database.db.execute(sql`select 1; select name from shelf`);
	expect(await nameOf(2)).toBe("rice");
});

const onServer = engineName() === "postgresql" ? test : test.skip;

onServer("a new connection has nothing prepared", async () => {
	for (const _ of often) await nameOf(1);
	await database.close();
	database = open(1);
	expect(await countPrepared("from shelf")).toBe(0);
	expect(await nameOf(1)).toBe("tea");
});
