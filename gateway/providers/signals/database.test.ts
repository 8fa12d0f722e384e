import { sql } from "drizzle-orm";
import { type DatabaseHandle, openDatabase } from "../../db/client";
import { engineName } from "../../testing/engine";
import { listenTo } from "../../testing/listen-to";
import { hasPooler, openPooler } from "../../testing/open-pooler";
import { poolerUrl } from "../../testing/postgresql-engine";
import { openTestShop, type TestShop } from "../../testing/test-shop";
import { signalThroughDatabase } from "./database";
import type { Signals } from "./interface";

// Behind a pooler the tests' own database is not heard.
const isHeld = engineName() === "postgresql" && !poolerUrl;
const onServer = isHeld ? test : test.skip;
const behindPooler = isHeld && hasPooler ? test : test.skip;

let shop: TestShop;
let writing: DatabaseHandle;
const opened: Signals[] = [];

beforeAll(async () => {
	shop = await openTestShop();
	writing = openDatabase(shop.url, { connectionsMax: 2, onLost: () => {} });
});
afterAll(async () => {
	await Promise.all(opened.map((signals) => signals.close()));
	await writing.close();
	await shop.close();
});

/** As one process of the gateway has them. */
function open(url = shop.url): Signals {
	const signals = signalThroughDatabase({ url, writing: writing.pool });
	opened.push(signals);
	return signals;
}

onServer(
	"what one process tells is heard in all, once, when its transaction has committed, and never where it is undone",
	async () => {
		const [one, other] = [open(), open()];
		const ears = [await listenTo(one), await listenTo(other)];
		await shop.db
			.transaction(async (tx) => {
				await one.send(tx, "undone");
				throw new Error("undone");
			})
			.catch(() => undefined);
		await shop.db.transaction(async (tx) => {
			await one.send(tx, "first");
			await tx.execute(sql`select 1`);
			expect(ears[1]?.heard).toEqual([]);
		});
		await shop.db.transaction((tx) => other.send(tx, "last"));
		for (const ear of ears) {
			await ear.until("last");
			expect(ear.heard).toEqual(["first", "last"]);
		}
	},
);

onServer(
	"whoever listens is told when the connection is lost, and may listen again",
	async () => {
		const signals = open();
		const { lost } = await listenTo(signals);
		await shop.db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
		where datname = current_database() and query like 'listen%'`);
		await lost;
		const again = await listenTo(signals);
		await shop.db.transaction((tx) => signals.send(tx, "again"));
		await again.until("again");
	},
);

onServer("a server that is away is not listened to", async () => {
	const away = open("postgresql://postgres@127.0.0.1:1/postgres");
	await expect(listenTo(away)).rejects.toThrow();
});

behindPooler(
	"a pooler that lends sessions hears nothing, and nobody believes to listen by it",
	async () => {
		const pooler = await openPooler(shop.url, { sessions: 4 });
		const url = pooler.urlOf(new URL(shop.url).pathname.slice(1));
		const pooled = openDatabase(url, {
			connectionsMax: 2,
			onLost: () => {},
			isPooled: true,
		});
		const signals = signalThroughDatabase({ url, writing: pooled.pool });
		try {
			await expect(listenTo(signals)).rejects.toThrow("not heard");
			// Told by the pooler, it is heard past it.
			const direct = open();
			const ear = await listenTo(direct);
			await pooled.db.transaction((tx) => signals.send(tx, "pooled"));
			await ear.until("pooled");
		} finally {
			await signals.close();
			await pooled.close();
			await pooler.close();
		}
	},
);
