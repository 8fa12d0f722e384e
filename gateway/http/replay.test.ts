import { count } from "drizzle-orm";
import { pageView } from "../db/schema/page-view";
import { seenSignature } from "../db/schema/signature";
import { expectFault } from "../testing/expect-fault";
import { openTestShop, type TestShop } from "../testing/test-shop";
import type { Wire } from "../testing/wire";

const path = "/api/front/pc/visit";
let shop: TestShop;

beforeAll(async () => {
	shop = await openTestShop();
});
afterAll(() => shop.close());

async function countPageViews(): Promise<number> {
	const [row] = await shop.db.select({ total: count() }).from(pageView);
	return row?.total ?? 0;
}

/** A write that can be sent as often as one likes: the same bytes, time and signature. */
function capture(referrer: string) {
	const timestamp = Date.now();
	return (wire: Wire) =>
		wire.post(path, { path: "/", referrer }, { timestamp });
}

test("a captured write is refused the second time and has no second effect", async () => {
	const captured = capture("twice");
	expect((await captured(shop.wire)).code).toBe(200);
	const before = await countPageViews();
	expectFault(await captured(shop.wire), "alreadyReceived");
	expect(await countPageViews()).toBe(before);
});

test("a captured write is refused by another gateway on the same database", async () => {
	const captured = capture("elsewhere");
	expect((await captured(shop.wire)).code).toBe(200);
	const { wire } = shop.openAnother();
	expectFault(await captured(wire), "alreadyReceived");
});

test("of 20 copies sent at once through two gateways exactly one succeeds", async () => {
	const captured = capture("at once");
	const other = shop.openAnother();
	const before = await countPageViews();
	const answers = await Promise.all(
		Array.from({ length: 20 }, (_, at) =>
			captured(at % 2 === 0 ? shop.wire : other.wire),
		),
	);
	const codes = answers.map(({ code }) => code).sort();
	expect(codes).toEqual([200, ...Array(19).fill(409)]);
	expect(await countPageViews()).toBe(before + 1);
});

test("a read may be sent again", async () => {
	const timestamp = Date.now();
	const read = () =>
		shop.wire.get("/api/front/product/list", { page: 1 }, { timestamp });
	expect((await read()).code).toBe(200);
	expect((await read()).code).toBe(200);
});

test("a write that was refused for its content is not remembered as done", async () => {
	const timestamp = Date.now();
	const refused = await shop.wire.post(path, { path: 1 }, { timestamp });
	expect(refused.code).toBe(400);
	const mended = await shop.wire.post(path, { path: "/" }, { timestamp });
	expect(mended.code).toBe(200);
});

test("a signature is remembered for as long as its time is good, and then forgotten", async () => {
	const minuteMs = 60_000;
	const timestamp = Date.now() + 4 * minuteMs;
	const send = () => shop.wire.post(path, { path: "/late" }, { timestamp });
	expect((await send()).code).toBe(200);
	shop.moveClock(8 * minuteMs);
	expectFault(await send(), "alreadyReceived");
	shop.moveClock(60 * minuteMs);
	expectFault(await send(), "clockOff");

	const late = { timestamp: Date.now() + 60 * minuteMs };
	await shop.wire.post(path, { path: "/sweep" }, late);
	const kept = await shop.db.select().from(seenSignature);
	expect(kept).toHaveLength(1);
	shop.moveClock(0);
});
