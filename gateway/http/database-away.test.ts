import { type DatabaseHandle, openDatabase } from "../db/client";
import { expectFault } from "../testing/expect-fault";
import { type Door, openDoor } from "../testing/open-door";
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
let door: Door;
let database: DatabaseHandle;
let behind: TestGateway;
let onLost: () => void;

beforeAll(async () => {
	shop = await openTestShop();
});
beforeEach(async () => {
	door = await openDoor(shop.url);
	onLost = () => {};
	database = openDatabase(door.url, {
		connectionsMax: 4,
		onLost: () => onLost(),
	});
	behind = shop.openAnother({}, { db: database.db });
});
afterEach(async () => {
	door.turn("cut");
	await database.close();
	await door.close();
});
afterAll(() => shop.close());

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

async function expectRecovered() {
	door.turn("open");
	for (const answer of await askEverything()) expect(answer.code).toBe(200);
}

test(
	"a database that takes no connection is a 503, and its return is noticed",
	async () => {
		door.turn("cut");
		for (const answer of await askEverything()) expectBusy(answer);
		await expectRecovered();
	},
	clientTimeoutMs,
);

test(
	"a port where nobody listens is a 503",
	async () => {
		const { url } = door;
		await door.close();
		const nobody = openDatabase(url, { connectionsMax: 1, onLost: () => {} });
		const { wire } = shop.openAnother({}, { db: nobody.db });
		expectBusy(await wire.get(list));
		expectBusy(await wire.post(visit, { path: "/" }));
		await nobody.close();
	},
	clientTimeoutMs,
);

test(
	"a database that takes connections and says nothing is a 503 in time",
	async () => {
		door.turn("silent");
		for (const answer of await askEverything()) expectBusy(answer);
	},
	clientTimeoutMs,
);

test("connections that are cut while idle are replaced unnoticed", async () => {
	await askEverything();
	let connections = door.countConnections();
	const allLost = new Promise<void>((done) => {
		onLost = () => {
			connections -= 1;
			if (connections === 0) done();
		};
	});
	door.turn("cut");
	await allLost;
	await expectRecovered();
});

test(
	"a database that freezes under open connections is a 503 in time",
	async () => {
		await askEverything();
		door.turn("silent");
		for (const answer of await askEverything()) expectBusy(answer);
	},
	clientTimeoutMs,
);

test(
	"the gateway recovers from a database that froze",
	async () => {
		await askEverything();
		door.turn("silent");
		expectBusy(await behind.wire.get(list));
		await expectRecovered();
	},
	clientTimeoutMs,
);

test("what needs no database is answered without one", async () => {
	door.turn("cut");
	const answer = await behind.wire.get("/api/front/merchant/all/type/list");
	expect(answer.code).toBe(200);
});

test("the log of an outage names the cause and nothing that was sent", async () => {
	door.turn("cut");
	await behind.wire.post(visit, { path: "/secret-place" });
	await behind.wire.get(list, { keyword: "secret" });
	const text = JSON.stringify(behind.log);
	expect(text).toMatch(/request failed/);
	expect(text).not.toMatch(/secret/);
});
