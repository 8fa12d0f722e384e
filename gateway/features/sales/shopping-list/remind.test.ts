import { sql } from "drizzle-orm";
import type { ShoppingList } from "../../../contract/sales/shopping-list";
import { type OpenAccount, openAccount } from "../../../testing/open-account";
import { settle } from "../../../testing/settle";
import { openTestShop, type TestShop } from "../../../testing/test-shop";
import { watchPlans } from "../../../testing/watch-plans";
import { remindOfLists } from "./remind";
import { takeDue } from "./repository";

const path = "/api/front/shopping-list";
const saturdays = { kind: "weeks", every: 2, weekday: 6 };
let shop: TestShop;
let owner: OpenAccount;
let sent = 0;

beforeAll(async () => {
	shop = await openTestShop();
});
beforeEach(async () => {
	await shop.db.execute(sql`truncate outbox, shopping_list cascade`);
	owner = await openAccount(shop);
});
afterAll(() => shop.close());

/** A moment of Hong Kong's clock. 2026-11-28 is a Saturday. */
const at = (text: string) => new Date(`${text}:00+08:00`);
const remindAt = (text: string, shoppingLists = true) =>
	remindOfLists({ db: shop.db, now: () => at(text), shoppingLists });

async function ask(call: string, body: unknown, now: string) {
	const answer = await shop
		.openAnother({}, { now: () => at(now) })
		.wire.post(`${path}/${call}`, body, {
			token: owner.token,
			timestamp: at(now).getTime() + ++sent,
		});
	expect(answer.code).toBe(200);
	return answer.data as ShoppingList;
}

const save = (rhythm: object, now = "2026-11-25T12:00") =>
	ask(
		"save",
		{ id: null, name: "Rice", rhythm, lines: [{ skuId: 1, quantity: 1 }] },
		now,
	);

async function state() {
	const { rows } = await shop.db.execute<{
		mails: number;
		next: string | null;
	}>(
		sql`select (select count(*)::int from outbox where kind = 'mail') as mails,
			(select next_on::text from shopping_list) as next`,
	);
	return rows[0];
}

test("a list comes back at eight on its day, is told once by however many processes, and then in two weeks", async () => {
	expect((await save(saturdays)).nextOn).toBe("2026-11-28");
	await remindAt("2026-11-28T07:59");
	expect(await state()).toEqual({ mails: 0, next: "2026-11-28" });
	await Promise.all(
		["08:00", "08:00", "08:01", "23:00"].map((time) =>
			remindAt(`2026-11-28T${time}`),
		),
	);
	expect(await state()).toEqual({ mails: 1, next: "2026-12-12" });
	const { rows } = await shop.db.execute<{ payload: object }>(
		sql`select payload from outbox`,
	);
	expect(rows[0]?.payload).toMatchObject({
		template: "listBack",
		values: { list: "Rice" },
		path: expect.stringMatching(/^\/users\/shopping_lists\?id=\d+$/),
	});
});

test("of days that a shop was away for one is told, and its weeks stay as they were", async () => {
	await save(saturdays);
	await remindAt("2027-01-05T12:00");
	await remindAt("2027-01-06T12:00");
	expect(await state()).toEqual({ mails: 1, next: "2027-01-09" });
});

test("a list that is written on its day, before eight, comes back that day; after eight, not", async () => {
	const rhythm = { kind: "month", day: 28 };
	expect((await save(rhythm, "2026-11-28T07:30")).nextOn).toBe("2026-11-28");
	expect((await save(rhythm, "2026-11-28T08:30")).nextOn).toBe("2026-12-28");
});

test("a day is left out once, however often it is pressed", async () => {
	const { id } = await save(saturdays);
	const skip = () =>
		ask(`skip/${id}`, { day: "2026-11-28" }, "2026-11-26T12:00");
	for (let presses = 0; presses < 2; presses++)
		expect((await skip()).nextOn).toBe("2026-12-12");
	await remindAt("2026-11-28T12:00");
	expect(await state()).toMatchObject({ mails: 0 });
});

test("a list that is named anew keeps its next day, one that was left out too", async () => {
	const rhythm = { kind: "month", day: 28 };
	const { id } = await save(rhythm);
	await ask(`skip/${id}`, { day: "2026-11-28" }, "2026-11-26T12:00");
	const lines = [{ skuId: 1, quantity: 1 }];
	const named = { id, name: "Oil", rhythm, lines };
	const { nextOn } = await ask("save", named, "2026-11-26T12:01");
	expect(nextOn).toBe("2026-12-28");
});

test("a list that is paused is not told, and makes up for nothing when it goes on", async () => {
	const { id } = await save(saturdays);
	const pause = (isPaused: boolean, now: string) =>
		ask(`pause/${id}`, { isPaused }, now);
	expect(await pause(true, "2026-11-26T12:00")).toMatchObject({
		nextOn: null,
		isPaused: true,
	});
	await remindAt("2026-12-01T12:00");
	expect(await pause(false, "2026-12-02T12:00")).toMatchObject({
		nextOn: "2026-12-12",
		isPaused: false,
	});
	await remindAt("2026-12-02T12:00");
	expect(await state()).toMatchObject({ mails: 0 });
});

test("a shop without lists reminds of none", async () => {
	await save(saturdays);
	await remindAt("2026-11-28T12:00", false);
	expect(await state()).toEqual({ mails: 0, next: "2026-11-28" });
});

test("what is due is found by its index, however many lists there are", async () => {
	await shop.db.execute(sql`insert into shopping_list (account_id, name, locale, rhythm, since, next_on, created_at)
		select ${owner.id}, 'Rice', 'en', '{"kind":"none"}', '2026-01-01', date '2027-01-01' + n, now()
		from generate_series(1, 20000) n`);
	await settle(shop.db);
	const watched = await watchPlans(shop.url);
	await watched.db.transaction((tx) => takeDue(tx, "2026-11-28", 100));
	for (const plan of await watched.takePlans())
		expect(plan).toMatch(/using shopping_list_due/i);
	await watched.close();
});
