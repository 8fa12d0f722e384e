import { randomUUID } from "node:crypto";
import { openRedis } from "../providers/redis";
import { openTestShop, type TestShop } from "../testing/test-shop";
import type { Limits } from "./limits";
import { limitsInRedis } from "./limits-in-redis";

const redisUrl = process.env.TEST_REDIS_URL;
const secret = "of the tests";
let shop: TestShop;
let redis: ReturnType<typeof openRedis> | undefined;

beforeAll(async () => {
	shop = await openTestShop();
	if (!redisUrl) return;
	redis = openRedis(redisUrl, () => {});
	await new Promise((ready) => redis?.once("ready", ready));
});
afterAll(async () => {
	redis?.destroy();
	await shop.close();
});

const stores: [string, () => Limits][] = [
	["the database", () => shop.limits],
	...(redisUrl
		? ([["Redis", () => limitsInRedis(redis, secret)]] as [
				string,
				() => Limits,
			][])
		: []),
];

const narrow = { name: "test-narrow", points: 3, seconds: 600 };
const wide = { name: "test-wide", points: 5, seconds: 600 };

describe.each(stores)("counters in %s", (_, open) => {
	const refused = { code: 429, word: "tooOften" };

	test("let through exactly so many of those that come at once", async () => {
		const claim = { limit: wide, key: randomUUID() };
		const taken = await Promise.allSettled(
			Array.from({ length: 40 }, () => open().take([claim])),
		);
		expect(taken.filter(({ status }) => status === "fulfilled")).toHaveLength(
			5,
		);
	});

	test("count for all claims or for none", async () => {
		const limits = open();
		const shared = { limit: wide, key: randomUUID() };
		const own = { limit: narrow, key: randomUUID() };
		for (let at = 0; at < 3; at += 1) await limits.take([own, shared]);
		await expect(limits.take([own, shared])).rejects.toMatchObject(refused);
		await limits.take([shared]);
		await limits.take([shared]);
		const other = { limit: narrow, key: randomUUID() };
		await expect(limits.take([other, shared])).rejects.toMatchObject(refused);
		expect(await limits.take([other])).toEqual([1]);
	});

	test("say when to come back", async () => {
		const claim = { limit: { ...narrow, points: 1 }, key: randomUUID() };
		await open().take([claim]);
		const failure = await open()
			.take([claim])
			.catch((error) => error);
		const { retryAfterSeconds } = failure.details;
		expect(retryAfterSeconds).toBeGreaterThan(500);
		expect(retryAfterSeconds).toBeLessThanOrEqual(600);
	});

	test("hold what is to be held, and clear it", async () => {
		const claim = { limit: narrow, key: randomUUID() };
		await open().hold(claim, 600);
		await expect(open().take([claim])).rejects.toMatchObject(refused);
		await open().clear(claim);
		expect(await open().take([claim])).toEqual([1]);
	});
});

test("counters that have run out are swept from the database", async () => {
	await shop.limits.take([{ limit: narrow, key: randomUUID() }]);
	const { db } = shop;
	await db.execute("update rate_limit set expire = 1");
	await shop.limits.sweep();
	const { rows } = await db.execute("select from rate_limit");
	expect(rows).toHaveLength(0);
});

test("counters in Redis alone answer busy while it is away", async () => {
	const away = openRedis("redis://127.0.0.1:1", () => {});
	const limits = limitsInRedis(away, secret);
	const { wire } = shop.openAnother({}, { limits });
	const body = { email: "kit@example.com", password: "x" };
	const answer = await wire.post("/api/front/login/email", body);
	expect(answer.code).toBe(503);
	expect(answer.headers.get("retry-after")).toBe("5");
	away.destroy();
});
