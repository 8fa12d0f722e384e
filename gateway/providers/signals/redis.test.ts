import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { listenTo } from "../../testing/listen-to";
import { openRedisProxy } from "../../testing/open-proxy";
import { openTestShop, type TestShop } from "../../testing/test-shop";
import type { Signals } from "./interface";
import { signalThroughRedis } from "./redis";

const { TEST_REDIS_URL = "" } = process.env;
const withRedis = TEST_REDIS_URL ? test : test.skip;

let shop: TestShop;
const opened: Signals[] = [];

beforeAll(async () => {
	shop = await openTestShop();
});
afterAll(async () => {
	await Promise.all(opened.map((signals) => signals.close()));
	await shop.close();
});

/** As one process of the gateway has them. */
function open(url = TEST_REDIS_URL): Signals {
	const signals = signalThroughRedis(url, () => {});
	opened.push(signals);
	return signals;
}

withRedis(
	"what one process tells is heard in all, once, when its transaction has committed, and never where it is undone",
	async () => {
		const [one, other] = [open(), open()];
		const ears = [await listenTo(one), await listenTo(other)];
		const [undone, first, last] = [randomUUID(), randomUUID(), randomUUID()];
		await shop.db
			.transaction(async (tx) => {
				await one.send(tx, undone);
				throw new Error("undone");
			})
			.catch(() => undefined);
		await shop.db.transaction(async (tx) => {
			await one.send(tx, first);
			await tx.execute(sql`select 1`);
			expect(ears[1]?.heard).not.toContain(first);
		});
		for (const ear of ears) await ear.until(first);
		await shop.db.transaction((tx) => other.send(tx, last));
		for (const ear of ears) {
			await ear.until(last);
			expect(ear.heard).not.toContain(undone);
			const own = ear.heard.filter((word) => word === first || word === last);
			expect(own).toEqual([first, last]);
		}
	},
);

withRedis(
	"whoever listens is told when Redis is lost, and may listen again",
	async () => {
		const proxy = await openRedisProxy(TEST_REDIS_URL);
		const other = open();
		await listenTo(other);
		const signals = open(proxy.url);
		const { lost } = await listenTo(signals);
		proxy.turn("cut");
		await lost;
		proxy.turn("open");
		const again = await listenTo(signals);
		const word = randomUUID();
		await shop.db.transaction((tx) => other.send(tx, word));
		await again.until(word);
		await signals.close();
		await proxy.close();
	},
);

test("a Redis that is away is not listened to", async () => {
	await expect(listenTo(open("redis://127.0.0.1:1"))).rejects.toThrow();
});
