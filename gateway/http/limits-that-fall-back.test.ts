import { randomUUID } from "node:crypto";
import { openRedis } from "../providers/redis";
import { openRedisProxy } from "../testing/open-proxy";
import { openTestShop, type TestShop } from "../testing/test-shop";
import type { Limits } from "./limits";
import { limitsInRedis } from "./limits-in-redis";
import { limitsThatFallBack } from "./limits-that-fall-back";

let shop: TestShop;

beforeAll(async () => {
	shop = await openTestShop();
});
afterAll(() => shop.close());

const claimOf = (points: number) => ({
	limit: { name: `test-${points}`, points, seconds: 600 },
	key: randomUUID(),
});

const never = new Promise<never>(() => {});
const refused = { code: 429, word: "tooOften" };

/** Counters of a store that does what it is told to instead of counting. */
function counters(does: () => Promise<never>): Limits {
	return { take: does, giveBack: does, hold: does, clear: does, sweep: does };
}

test.each([
	["fails", () => Promise.reject(new Error("away"))],
	["says nothing", () => never],
])(
	"while the first store %s the second counts and refuses, and that is told once",
	async (_, does) => {
		const notified: unknown[] = [];
		const limits = limitsThatFallBack(counters(does), shop.limits, (error) =>
			notified.push(error),
		);
		const claim = claimOf(2);
		expect(await limits.take([claim])).toEqual([1]);
		expect(await limits.take([claim])).toEqual([2]);
		await expect(limits.take([claim])).rejects.toMatchObject(refused);
		await limits.clear(claim);
		await limits.hold(claim, 600);
		await expect(limits.take([claim])).rejects.toMatchObject(refused);
		expect(notified).toHaveLength(1);
	},
);

test("what the first store refuses is not asked of the second", async () => {
	const claim = claimOf(1);
	await shop.limits.take([claim]);
	const unasked = counters(() => {
		throw new Error("asked");
	});
	const limits = limitsThatFallBack(shop.limits, unasked, () => {});
	await expect(limits.take([claim])).rejects.toMatchObject(refused);
});

const { TEST_REDIS_URL } = process.env;

for (const url of TEST_REDIS_URL ? [TEST_REDIS_URL] : [])
	test("a Redis that stalls is done without, and counts again when it is back", async () => {
		const proxy = await openRedisProxy(url);
		const redis = openRedis(proxy.url, () => {});
		await new Promise((ready) => redis.once("ready", ready));
		const inRedis = limitsInRedis(redis, "of the tests");
		const limits = limitsThatFallBack(inRedis, shop.limits, () => {});
		const claim = claimOf(9);
		expect(await limits.take([claim])).toEqual([1]);
		expect(await limits.take([claim])).toEqual([2]);
		proxy.turn("silent");
		expect(await limits.take([claim])).toEqual([1]);
		proxy.turn("open");
		const anew = limitsThatFallBack(inRedis, shop.limits, () => {});
		// What was asked while it stalled has been counted late, and nobody was refused for it.
		expect(await anew.take([claim])).toEqual([4]);
		redis.destroy();
		await proxy.close();
	});

for (const url of TEST_REDIS_URL ? [TEST_REDIS_URL] : [])
	test("a process that stood still itself does not take its Redis for away", async () => {
		const redis = openRedis(url, () => {});
		await new Promise((ready) => redis.once("ready", ready));
		const notified: unknown[] = [];
		const limits = limitsThatFallBack(
			limitsInRedis(redis, "of the tests"),
			shop.limits,
			(error) => notified.push(error),
		);
		const claim = claimOf(2);
		await limits.take([claim]);
		const taken = limits.take([claim]);
		const until = performance.now() + 1_000;
		while (performance.now() < until) Math.random();
		expect(await taken).toEqual([2]);
		expect(notified).toEqual([]);
		redis.destroy();
	});
