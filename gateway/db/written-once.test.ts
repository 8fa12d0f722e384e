import { and, eq, gt } from "drizzle-orm";
import { openTestShop, type TestShop } from "../testing/test-shop";
import { account } from "./schema/account";
import { type Blanks, isAnyOf, writtenOnce } from "./written-once";

let shop: TestShop;
beforeAll(async () => {
	shop = await openTestShop();
});
afterAll(() => shop.close());

let writings = 0;
const listNames = writtenOnce(
	(db, { ids, after }: Blanks<{ ids: number[]; after: Date }>) => {
		writings += 1;
		return db
			.select({ id: account.id, name: account.nickname })
			.from(account)
			.where(and(isAnyOf(account.id, ids), gt(account.createdAt, after)))
			.orderBy(account.id);
	},
);
const everyone = { ids: [1, 2, 3], after: new Date(0) };

async function rename(db: Pick<TestShop["db"], "update">, name: string) {
	await db.update(account).set({ nickname: name }).where(eq(account.id, 1));
}

test("a statement is put together once, whoever asks it with whatever values", async () => {
	const all = await listNames(shop.db, everyone);
	expect(all.map(({ id }) => id)).toEqual([1, 2, 3]);
	const some = await shop.db.transaction((tx) =>
		listNames(tx, { ids: [3], after: new Date(0) }),
	);
	expect(some).toEqual([all[2]]);
	expect(await listNames(shop.db, { ids: [], after: new Date(0) })).toEqual([]);
	const never = { ...everyone, after: new Date("2999-01-01") };
	expect(await listNames(shop.db, never)).toEqual([]);
	expect(writings).toBe(1);
});

test("inside a transaction, or a part of one, it sees what was written there, which ends with it", async () => {
	const nameOf = async (db: Parameters<typeof listNames>[0]) =>
		(await listNames(db, everyone))[0]?.name;
	const before = await nameOf(shop.db);
	const undone = shop.db.transaction(async (tx) => {
		await rename(tx, "in the transaction");
		expect(await nameOf(tx)).toBe("in the transaction");
		await tx.transaction(async (part) => {
			await rename(part, "in the part");
			expect(await nameOf(part)).toBe("in the part");
		});
		throw new Error("undone");
	});
	await expect(undone).rejects.toThrow("undone");
	expect(await nameOf(shop.db)).toBe(before);
});

test("asked at once on several connections, each answer is of its own values", async () => {
	const ids = Array.from({ length: 30 }, (_, at) => 1 + (at % 3));
	const found = await Promise.all(
		ids.map((id) => listNames(shop.db, { ids: [id], after: new Date(0) })),
	);
	expect(found.map((rows) => rows.map(({ id }) => id))).toEqual(
		ids.map((id) => [id]),
	);
});

test("a value is never read as part of the statement", async () => {
	const askName = writtenOnce((db, { name }: Blanks<{ name: string }>) =>
		db
			.select({ id: account.id })
			.from(account)
			.where(eq(account.nickname, name)),
	);
	const name = "x' or true -- $1";
	expect(await askName(shop.db, { name })).toEqual([]);
	await rename(shop.db, name);
	expect(await askName(shop.db, { name })).toEqual([{ id: 1 }]);
});
