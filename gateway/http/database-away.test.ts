import {
	type DatabaseHandle,
	graceMs,
	openDatabase,
	type Patience,
	shopperPatience,
} from "../db/client";
import { rollbackMs } from "../db/transactions";
import { expectFault } from "../testing/expect-fault";
import { openProxy, type StoreProxy } from "../testing/open-proxy";
import { testPatience } from "../testing/test-patience";
import {
	openTestShop,
	type TestGateway,
	type TestShop,
} from "../testing/test-shop";
import type { Answer } from "../testing/wire";

/** The storefront gives up after this: an answer that comes later helps nobody. */
const clientTimeoutMs = 10_000;
const list = "/api/front/product/list";
const visit = "/api/front/pc/visit";

let shop: TestShop;
let proxy: StoreProxy;
let database: DatabaseHandle;
let behind: TestGateway;
let onLost: () => void;

beforeAll(async () => {
	shop = await openTestShop();
});
beforeEach(async () => {
	proxy = await openProxy(shop.url);
	onLost = () => {};
	openBehind(shopperPatience);
});
afterEach(async () => {
	proxy.turn("cut");
	await database.close();
	await proxy.close();
});
afterAll(() => shop.close());

function openBehind(patience: Patience) {
	database = openDatabase(proxy.url, {
		connectionsMax: 4,
		onLost: () => onLost(),
		patience,
	});
	behind = shop.openAnother({}, { db: database.db });
}

function expectBusy(answer: Answer) {
	expectFault(answer, "busy");
	expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
}

/** Reads and writes at once, more of them than the pool has connections. */
function askEverything(): Promise<Answer[]> {
	return Promise.all(
		Array.from({ length: 4 }, (_, at) => [
			behind.wire.get(list, { page: at + 1 }),
			behind.wire.get("/api/front/pc/home/index"),
			behind.wire.post(visit, { path: `/${at}` }),
		]).flat(),
	);
}

async function isWell(): Promise<boolean> {
	return (await askEverything()).every(({ code }) => code === 200);
}

/** On a busy machine an impatient gateway may refuse some more before it is well again. */
async function expectRecovered() {
	proxy.turn("open");
	for (let tries = 0; tries < 20; tries++) if (await isWell()) return;
	throw new Error("The gateway never recovered.");
}

test("whoever waits for the database hears of it before the storefront gives up", () => {
	const { connectMs, statementMs } = shopperPatience;
	const longestMs = connectMs + statementMs + graceMs + rollbackMs;
	expect(longestMs).toBeLessThan(clientTimeoutMs);
});

test("a database that takes no connection is a 503, and its return is noticed", async () => {
	proxy.turn("cut");
	for (const answer of await askEverything()) expectBusy(answer);
	await expectRecovered();
});

test("a port where nobody listens is a 503", async () => {
	const { url } = proxy;
	await proxy.close();
	const nobody = openDatabase(url, { connectionsMax: 1, onLost: () => {} });
	const { wire } = shop.openAnother({}, { db: nobody.db });
	expectBusy(await wire.get(list));
	expectBusy(await wire.post(visit, { path: "/" }));
	await nobody.close();
});

test("a database that takes connections and says nothing is a 503", async () => {
	proxy.turn("silent");
	for (const answer of await askEverything()) expectBusy(answer);
});

test("connections that are cut while idle are replaced unnoticed", async () => {
	await database.close();
	openBehind(testPatience);
	await askEverything();
	let connections = proxy.countConnections();
	const allLost = new Promise<void>((done) => {
		onLost = () => {
			connections -= 1;
			if (connections === 0) done();
		};
	});
	proxy.turn("cut");
	await allLost;
	proxy.turn("open");
	expect(await isWell()).toBe(true);
});

test("a database that freezes under open connections is a 503", async () => {
	await askEverything();
	proxy.turn("silent");
	for (const answer of await askEverything()) expectBusy(answer);
});

test("the gateway recovers from a database that froze", async () => {
	await askEverything();
	proxy.turn("silent");
	expectBusy(await behind.wire.get(list));
	await expectRecovered();
});

test("what needs no database is answered without one", async () => {
	proxy.turn("cut");
	const answer = await behind.wire.get("/api/front/merchant/all/type/list");
	expect(answer.code).toBe(200);
});

test("the log of an outage names the cause and nothing that was sent", async () => {
	proxy.turn("cut");
	await behind.wire.post(visit, { path: "/secret-place" });
	await behind.wire.get(list, { keyword: "secret" });
	const text = JSON.stringify(behind.log);
	expect(text).toMatch(/request failed/);
	expect(text).not.toMatch(/secret/);
});
