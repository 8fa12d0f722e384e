import { sql } from "drizzle-orm";
import { openDatabase } from "../../../db/client";
import { deferred } from "../../../testing/deferred";
import { openProxy } from "../../../testing/open-proxy";
import { openTestShop, type TestShop } from "../../../testing/test-shop";
import {
	countUndone,
	leaveTags,
	watchEffects,
} from "../../../testing/watch-effects";
import { openOutboxWorker } from "./worker";

let shop: TestShop;

beforeAll(async () => {
	shop = await openTestShop();
});
beforeEach(() => shop.db.execute(sql`truncate outbox`));
afterAll(() => shop.close());

test("a worker that is stopped finishes what it holds and begins nothing else", async () => {
	await leaveTags(shop.db, "goods:1", "goods:2");
	const begun = deferred();
	const released = deferred();
	const outbox = watchEffects(shop.db, () => {
		begun.resolve();
		return released.promise;
	});
	const worker = openOutboxWorker(outbox);
	worker.start();
	await begun.promise;
	const stopped = worker.stop();
	released.resolve();
	await stopped;
	expect(outbox.fallen).toEqual(["goods:1"]);
	expect(await countUndone(shop.db)).toBe(1);
});

test("a worker that was never started can be stopped", async () => {
	const worker = openOutboxWorker(watchEffects(shop.db));
	await expect(worker.stop()).resolves.toBeUndefined();
});

test("a worker finds what is written while it waits", async () => {
	const fell = deferred<string>();
	const outbox = watchEffects(shop.db, async (tag) => fell.resolve(tag));
	const worker = openOutboxWorker(outbox);
	worker.start();
	await leaveTags(shop.db, "goods:1");
	expect(await fell.promise).toBe("goods:1");
	await worker.stop();
	expect(await countUndone(shop.db)).toBe(0);
});

test("a worker goes on when its database was away", async () => {
	const proxy = await openProxy(shop.url);
	const database = openDatabase(proxy.url, {
		connectionsMax: 2,
		onLost: () => {},
	});
	const fell = deferred<string>();
	const missed = deferred();
	const outbox = watchEffects(database.db, async (tag) => fell.resolve(tag));
	const log = Object.assign(outbox.log, { warn: () => missed.resolve() });
	const worker = openOutboxWorker({ ...outbox, log });
	try {
		proxy.turn("cut");
		worker.start();
		await missed.promise;
		await leaveTags(shop.db, "goods:1");
		proxy.turn("open");
		expect(await fell.promise).toBe("goods:1");
	} finally {
		await worker.stop();
		await database.close();
		await proxy.close();
	}
});
