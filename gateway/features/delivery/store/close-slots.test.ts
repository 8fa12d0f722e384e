import { sql } from "drizzle-orm";
import {
	type NewClosure,
	newClosure,
} from "../../../contract/delivery/slot-closure";
import { closureReasons } from "../../../contract/delivery/slot-terms";
import { deliverySlot } from "../../../db/schema/store";
import type { Actor, Ctx } from "../../../http/context";
import { systemContext } from "../../../testing/system-context";
import { openTestShop, type TestShop } from "../../../testing/test-shop";
import { closeSlots, listClosures, openSlots } from "./close-slots";

let shop: TestShop;
const now = new Date("2026-11-21T08:00+08:00");

beforeAll(async () => {
	shop = await openTestShop();
});
beforeEach(() =>
	shop.db.execute(sql`truncate outbox, slot_closure, delivery_slot cascade`),
);
afterAll(() => shop.close());

function context(changed: Partial<Ctx> = {}): Ctx {
	return systemContext(shop, { now: () => now, ...changed });
}

function closure(changed: Partial<NewClosure> = {}): NewClosure {
	return {
		from: new Date("2026-11-21T10:00+08:00"),
		until: new Date("2026-11-21T18:00+08:00"),
		reason: "typhoon",
		storeId: null,
		note: null,
		...changed,
	};
}

async function fallenTags(): Promise<unknown[]> {
	const { rows } = await shop.db.execute<{ payload: { tags: string[] } }>(
		sql`select payload from outbox where kind = 'cache-tags'`,
	);
	return rows.flatMap(({ payload }) => payload.tags);
}

function actor(scope: ("merchant" | "operator")[]): Actor {
	return {
		kind: "account",
		uid: 1,
		sessionId: "s",
		accountKind: "member",
		strategy: "password",
		scope,
		merchantId: scope.includes("merchant") ? 1 : null,
		role: null,
	};
}

test("closing says how many orders hold slots in that time, and pages hear of it", async () => {
	const at = (hour: number) => new Date(`2026-11-21T${hour}:00+08:00`);
	await shop.db.insert(deliverySlot).values([
		{ storeId: 1, startsAt: at(10), taken: 2 },
		{ storeId: 2, startsAt: at(16), taken: 3 },
		{ storeId: 2, startsAt: at(18), taken: 9 },
	]);
	const all = await closeSlots(context(), closure());
	expect(all.orders).toBe(5);
	expect(await fallenTags()).toEqual(["stores"]);
	const one = await closeSlots(context(), closure({ storeId: 1 }));
	expect(one.orders).toBe(2);
});

test("opening ends what holds now and leaves what is to come", async () => {
	const { closure: storm } = await closeSlots(context(), closure());
	const { closure: holiday } = await closeSlots(
		context(),
		closure({
			from: new Date("2026-11-25T00:00+08:00"),
			until: new Date("2026-11-26T00:00+08:00"),
			reason: "holiday",
		}),
	);
	const noon = context({ now: () => new Date("2026-11-21T12:00+08:00") });
	const ended = await openSlots(noon, "holding");
	expect(ended.map(({ id }) => id)).toEqual([storm.id]);
	expect((await listClosures(noon)).map(({ id }) => id)).toEqual([holiday.id]);
	// By its number one that has not begun goes too.
	await openSlots(noon, { id: holiday.id });
	expect(await listClosures(noon)).toEqual([]);
});

test("opening a closure that is over or unknown is refused, and opening all where nothing holds changes nothing", async () => {
	const { closure: storm } = await closeSlots(context(), closure());
	const evening = context({ now: () => new Date("2026-11-21T18:00+08:00") });
	for (const id of [storm.id, 2_000_000_000])
		await expect(openSlots(evening, { id })).rejects.toMatchObject({
			code: 404,
		});
	await shop.db.execute(sql`truncate outbox`);
	expect(await openSlots(evening, "holding")).toEqual([]);
	expect(await fallenTags()).toEqual([]);
});

test("what is over already and a store that is none are refused, and nothing is kept of them", async () => {
	const evening = context({ now: () => new Date("2026-11-21T18:00+08:00") });
	await expect(closeSlots(evening, closure())).rejects.toMatchObject({
		code: 400,
	});
	await expect(
		closeSlots(context(), closure({ storeId: 77 })),
	).rejects.toMatchObject({ code: 404 });
	expect(await listClosures(context())).toEqual([]);
	expect(await fallenTags()).toEqual([]);
});

test.each([
	["a visitor", { kind: "visitor" } as const, 410000],
	["a member", actor([]), 403],
	["merchant staff", actor(["merchant"]), 403],
])("%s neither closes, opens nor reads closures", async (_, who, code) => {
	const ctx = context({ actor: who });
	const refused = { code };
	await expect(async () => closeSlots(ctx, closure())).rejects.toMatchObject(
		refused,
	);
	await expect(async () => openSlots(ctx, "holding")).rejects.toMatchObject(
		refused,
	);
	await expect(async () => listClosures(ctx)).rejects.toMatchObject(refused);
});

test("an operator who is signed in closes and opens like the shop's own machine", async () => {
	const ctx = context({ actor: actor(["operator"]) });
	const { closure: made } = await closeSlots(ctx, closure());
	await openSlots(ctx, { id: made.id });
	expect(await listClosures(ctx)).toEqual([]);
});

describe("a closure as it is typed", () => {
	const typed = {
		from: "2026-11-22T10:00",
		until: "2026-11-22T18:00",
		reason: "typhoon",
		storeId: "2",
		note: { en: " Roads are closed. " },
	};

	test("is read by Hong Kong's clock", () => {
		expect(newClosure.parse(typed)).toEqual({
			from: new Date("2026-11-22T02:00Z"),
			until: new Date("2026-11-22T10:00Z"),
			reason: "typhoon",
			storeId: 2,
			note: { en: "Roads are closed." },
		});
		for (const reason of closureReasons)
			expect(newClosure.safeParse({ ...typed, reason }).success).toBe(true);
	});

	test.each([
		{ from: "2026-11-22" },
		{ from: "00--:T-T::::-T0-", until: "0T0:T---:TTTTT-T" },
		{ from: "2026-11-22T10:00Z" },
		{ from: "2026-02-30T10:00" },
		{ from: "2026-11-22T24:00" },
		{ from: "2026-11-22T18:00" },
		{ from: "2026-10-22T17:59" },
		{ reason: "laziness" },
		{ storeId: "0" },
		{ note: { en: "x".repeat(201) } },
		{ note: { de: "Straße gesperrt" } },
	])("is refused where it makes no sense: %j", (slip) => {
		expect(newClosure.safeParse({ ...typed, ...slip }).success).toBe(false);
	});
});
