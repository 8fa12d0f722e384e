import { sql } from "drizzle-orm";
import { deferred } from "../../../testing/deferred";
import { openTestShop, type TestShop } from "../../../testing/test-shop";
import {
	countUndone,
	leaveTags,
	makeAllDue,
	type WatchedOutbox,
	watchEffects,
} from "../../../testing/watch-effects";
import { enqueueEffect, performNextEffect, sweepOutbox } from "./service";

let shop: TestShop;

beforeAll(async () => {
	shop = await openTestShop();
});
beforeEach(() => shop.db.execute(sql`truncate outbox`));
afterAll(() => shop.close());

async function performAll(outbox: WatchedOutbox): Promise<void> {
	while (await performNextEffect(outbox));
}

test("a change that is rolled back leaves no effect", async () => {
	const change = shop.db.transaction(async (tx) => {
		await enqueueEffect(tx, "cache-tags", { tags: ["goods:1"] });
		throw new Error("rolled back");
	});
	await expect(change).rejects.toThrow("rolled back");
	expect(await countUndone(shop.db)).toBe(0);
});

test("effects happen once, in the order in which they were written", async () => {
	const tags = Array.from({ length: 12 }, (_, at) => `goods:${at}`);
	await leaveTags(shop.db, ...tags);
	const outbox = watchEffects(shop.db);
	await performAll(outbox);
	expect(outbox.fallen).toEqual(tags);
	expect(await countUndone(shop.db)).toBe(0);
	expect(await performNextEffect(outbox)).toBe(false);
});

test("an effect whose worker died before it could say so happens again", async () => {
	await leaveTags(shop.db, "goods:1");
	const begun = deferred();
	const dying = watchEffects(shop.db, () => {
		begun.resolve();
		return new Promise(() => {});
	});
	void performNextEffect(dying);
	await begun.promise;

	const next = watchEffects(shop.db);
	expect(await performNextEffect(next)).toBe(false);
	await makeAllDue(shop.db);
	expect(await performNextEffect(next)).toBe(true);
	expect(next.fallen).toEqual(["goods:1"]);
	expect(await countUndone(shop.db)).toBe(0);
});

test("workers side by side perform each effect once", async () => {
	const tags = Array.from({ length: 60 }, (_, at) => `goods:${at}`);
	await leaveTags(shop.db, ...tags);
	const workers = Array.from({ length: 4 }, () => watchEffects(shop.db));
	await Promise.all(workers.map(performAll));
	const fallen = workers.flatMap((worker) => worker.fallen);
	expect(fallen.toSorted()).toEqual(tags.toSorted());
});

test("an effect that fails is tried later each time, a minute at most, and holds up no other", async () => {
	await leaveTags(shop.db, "goods:1", "goods:2");
	let isBroken = true;
	const outbox = watchEffects(shop.db, async (tag) => {
		if (isBroken && tag === "goods:1") throw new Error("away");
	});
	for (let attempt = 1; attempt <= 8; attempt += 1) {
		await performAll(outbox);
		await makeAllDue(shop.db);
	}
	expect(outbox.fallen).toEqual(["goods:2"]);
	expect(outbox.logged.map((line) => line.delaySeconds)).toEqual([
		1, 2, 4, 8, 16, 32, 60, 60,
	]);

	isBroken = false;
	await performAll(outbox);
	expect(outbox.fallen).toEqual(["goods:2", "goods:1"]);
	expect(await countUndone(shop.db)).toBe(0);
});

test.each([
	["a kind that nobody performs", "carrier-pigeon", { to: "Lantau" }],
	["a kind named like what every object has", "toString", {}],
	["a payload that is none", "cache-tags", { tags: "goods:1" }],
])(
	"%s stays for a version that knows it, and holds up no other",
	async (_, kind, payload) => {
		await shop.db.execute(
			sql`insert into outbox (kind, payload) values (${kind}, ${JSON.stringify(payload)}::jsonb)`,
		);
		await leaveTags(shop.db, "goods:2");
		const outbox = watchEffects(shop.db);
		await performAll(outbox);
		expect(outbox.fallen).toEqual(["goods:2"]);
		expect(outbox.logged).toEqual([
			expect.objectContaining({ kind, attempts: 1 }),
		]);
		expect(await countUndone(shop.db)).toBe(1);
	},
);

test("what happened more than a week ago is forgotten, what has not happened never", async () => {
	await leaveTags(shop.db, "goods:1", "goods:2", "goods:3");
	await shop.db.execute(
		sql`update outbox set created_at = now() - interval '90 days'`,
	);
	const outbox = watchEffects(shop.db);
	await performNextEffect(outbox);
	await shop.db.execute(
		sql`update outbox set done_at = now() - interval '8 days' where done_at is not null`,
	);
	await performNextEffect(outbox);
	await sweepOutbox(outbox);
	const { rows } = await shop.db.execute(
		sql`select payload -> 'tags' ->> 0 as tag from outbox order by id`,
	);
	expect(rows).toEqual([{ tag: "goods:2" }, { tag: "goods:3" }]);
});
