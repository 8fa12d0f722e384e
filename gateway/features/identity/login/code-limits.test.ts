import { sql } from "drizzle-orm";
import { holdDate, passTime, releaseDate } from "../../../testing/date";
import { login } from "../../../testing/login-calls";
import { openTestShop, type TestShop } from "../../../testing/test-shop";
import type { Wire } from "../../../testing/wire";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
let shop: TestShop;

beforeAll(async () => {
	shop = await openTestShop();
});
beforeEach(holdDate);
afterEach(releaseDate);
beforeEach(() => shop.db.execute(sql`truncate outbox, rate_limit`));
afterAll(() => shop.close());

let visitors = 0;
const newVisitor = () => `2001:db8::${(++visitors).toString(16)}`;

interface Asked {
	phone: string;
	countryCode?: string;
	from?: string;
	wire?: Wire;
}

function ask({ phone, countryCode = "+852", from, wire = shop.wire }: Asked) {
	const headers = { "x-client-address": from ?? newVisitor() };
	const form = { phone, countryCode };
	return wire.postForm(`${login}/sendCode`, form, { headers });
}

async function countSent(): Promise<number> {
	const { rows } = await shop.db.execute(
		sql`select count(*)::int as count from outbox where kind = 'sms'`,
	);
	return Number(rows[0]?.count);
}

/** Numbers of as many ranges as there are numbers. */
const scattered = (at: number) => String(90_000_000 + at * 10_000);

test("a number gets one code a minute, and the answer says when the next", async () => {
	const first = await ask({ phone: "91230001" });
	expect(first.data).toEqual({ resendAfterSeconds: 60 });
	passTime(20_000);
	const early = await ask({ phone: "91230001" });
	expect(early.code).toBe(429);
	expect(early.headers.get("retry-after")).toBe("40");
	passTime(40_000);
	expect((await ask({ phone: "91230001" })).code).toBe(200);
	expect(await countSent()).toBe(2);
});

test("a number gets five codes an hour and ten a day", async () => {
	for (let minute = 0; minute < 60; minute += 1) {
		await ask({ phone: "91230001" });
		passTime(minuteMs + 1);
	}
	expect(await countSent()).toBe(5);
	for (let hour = 0; hour < 6; hour += 1)
		for (let at = 0; at < 6; at += 1) {
			await ask({ phone: "91230001" });
			passTime(hourMs / 5);
		}
	expect(await countSent()).toBe(10);
	passTime(24 * hourMs);
	expect((await ask({ phone: "91230001" })).code).toBe(200);
});

test("however a number is typed, it is one number", async () => {
	await ask({ phone: "9123 0001" });
	expect((await ask({ phone: "+85291230001" })).code).toBe(429);
	expect((await ask({ phone: "852-9123-0001" })).code).toBe(429);
});

test("forty requests at once for one number send one code", async () => {
	const asked = Array.from({ length: 40 }, () => ask({ phone: "91230001" }));
	const answers = await Promise.all(asked);
	expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
	expect(await countSent()).toBe(1);
});

test("sixty requests at once from one address send twenty codes", async () => {
	const from = newVisitor();
	await Promise.all(
		Array.from({ length: 60 }, (_, at) => ask({ phone: scattered(at), from })),
	);
	expect(await countSent()).toBe(20);
});

test("a hundred and thirty requests at once within one range of numbers send a hundred codes", async () => {
	await Promise.all(
		Array.from({ length: 130 }, (_, at) =>
			ask({ phone: String(91_230_000 + at) }),
		),
	);
	expect(await countSent()).toBe(100);
});

test("a country that is not served gets no code", async () => {
	const answer = await ask({ phone: "2025550123", countryCode: "+1" });
	expect(answer.code).toBe(400);
	expect(await countSent()).toBe(0);
});

test("the day's budget stops every number, and what was refused is not counted against it", async () => {
	const { wire } = shop.openAnother({ smsPerDayMax: 25 });
	const asked = Array.from({ length: 40 }, (_, at) =>
		ask({ phone: scattered(at), wire }),
	);
	await Promise.all(asked);
	expect(await countSent()).toBe(25);
	expect((await ask({ phone: "60000000", wire })).code).toBe(429);
	passTime(24 * hourMs + 1);
	expect((await ask({ phone: "60000000", wire })).code).toBe(200);
});

test("a request that a wider limit refuses leaves the number free", async () => {
	const { wire } = shop.openAnother({ smsPerDayMax: 0 });
	expect((await ask({ phone: "91230001", wire })).code).toBe(429);
	expect((await ask({ phone: "91230001" })).code).toBe(200);
});

test("an e-mail has a number's limits, over all that codes are mailed for", async () => {
	const headers = () => ({ "x-client-address": newVisitor() });
	const asked = [];
	for (const path of ["email/captcha", "email/forget/ignore/password"])
		for (let at = 0; at < 20; at += 1)
			asked.push(
				shop.wire.post(`${login}/${path}`, "kit@example.com", {
					headers: headers(),
					timestamp: Date.now() + at,
				}),
			);
	const answers = await Promise.all(asked);
	expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
});

test("counters hold neither numbers nor addresses", async () => {
	await ask({ phone: "91230001", from: "203.0.113.9" });
	const { rows } = await shop.db.execute(sql`select key from rate_limit`);
	expect(rows.length).toBeGreaterThan(0);
	expect(JSON.stringify(rows)).not.toMatch(/9123|203\.0/);
});
