import { sql } from "drizzle-orm";
import { Client } from "pg";
import { writtenHeader, writtenTag } from "../contract/written";
import { type DatabaseHandle, openDatabase } from "../db/client";
import { followPrimary, type Replica } from "../db/replica";
import { searchMiss } from "../db/schema/search";
import { changePrice } from "../features/catalog/goods/change-price";
import { performNextEffect } from "../features/platform/outbox/service";
import { withPosition } from "../providers/cache-tags/with-position";
import { engineName } from "../testing/engine";
import { isFull } from "../testing/extent";
import { fillTemplate } from "../testing/fill-template";
import { openAccount } from "../testing/open-account";
import {
	type OwnServer,
	type OwnServers,
	openServers,
	programsFolder,
} from "../testing/open-servers";
import { systemContext } from "../testing/system-context";
import {
	openTestShop,
	type TestGateway,
	type TestShop,
} from "../testing/test-shop";
import { watchEffects } from "../testing/watch-effects";

// On a PostgreSQL of its own with a replica that streams from it: in the full run, where its programs are installed.
const isHeld =
	isFull && programsFolder !== undefined && engineName() === "postgresql";
const onReplica = isHeld ? test : test.skip;

let servers: OwnServers;
let shop: TestShop;
let primary: DatabaseHandle;
let replica: Replica;
let node: TestGateway;
let time = 0;
let price = 100;

beforeAll(async () => {
	if (!isHeld) return;
	servers = await openServers();
	const url = servers.primary.urlOf("postgres");
	await fillTemplate(url);
	primary = open(servers.primary);
	shop = await openTestShop({}, { url, close: async () => {} });
});
beforeEach(async () => {
	if (!isHeld) return;
	replica = followPrimary(primary.pool, open(servers.replica), () => time);
	node = shop.openAnother({}, { replica });
	await replica.look();
});
afterEach(() => replica?.close());
afterAll(async () => {
	await primary?.close();
	await shop?.close();
	await servers?.close();
});

const open = ({ urlOf }: OwnServer) =>
	openDatabase(urlOf("postgres"), { connectionsMax: 4, onLost: () => {} });

async function askReplica(statement: string): Promise<string> {
	const client = new Client(servers.replica.urlOf("postgres"));
	await client.connect();
	const { rows } = await client.query({ text: statement, rowMode: "array" });
	await client.end();
	return String(rows[0]?.[0]);
}

/** What the primary writes from now on is not shown. */
async function holdBack(): Promise<void> {
	await askReplica("select pg_wal_replay_pause()");
	while (
		(await askReplica("select pg_get_wal_replay_pause_state()")) !== "paused"
	);
}

async function catchUp(): Promise<void> {
	await askReplica("select pg_wal_replay_resume()");
	const { rows } = await shop.db.execute<{ at: string }>(
		sql`select pg_current_wal_insert_lsn()::text as at`,
	);
	const isThere = `select pg_last_wal_replay_lsn() >= '${rows[0]?.at}'`;
	while ((await askReplica(isThere)) !== "true");
}

async function changeIt(): Promise<string> {
	price += 1;
	const changed = `${price}.00`;
	const { rows } = await shop.db.execute<{ id: number }>(
		sql`select id from sku where goods_id = 1 order by position limit 1`,
	);
	const skuId = Number(rows[0]?.id);
	await changePrice(systemContext(shop), {
		skuId,
		price: changed,
		oldPrice: null,
	});
	return changed;
}

/** The price of the goods, as somebody is told it. */
async function readIt(asked: { token?: string; written?: string } = {}) {
	const { token, written } = asked;
	const headers: Record<string, string> = written
		? { [writtenHeader]: written }
		: {};
	const { data } = await node.wire.get(
		"/api/front/product/detail/1",
		{},
		{ token, headers },
	);
	return data.skus[0].price as string;
}

onReplica(
	"who looks around is answered by the replica, who is signed in sees what they changed",
	async () => {
		const before = await readIt();
		const { token } = await openAccount(shop);
		await catchUp();
		await holdBack();
		const changed = await changeIt();
		expect(await readIt()).toBe(before);
		expect(await readIt({ token })).toBe(changed);
		await catchUp();
		expect(await readIt()).toBe(changed);
	},
);

onReplica(
	"a page that is made anew because a price changed is never made from the old one",
	async () => {
		await holdBack();
		const before = await readIt();
		const changed = await changeIt();
		const outbox = watchEffects(shop.db);
		const cacheTags = withPosition(outbox.providers.cacheTags, primary.pool);
		const deps = { ...outbox, providers: { ...outbox.providers, cacheTags } };
		while (await performNextEffect(deps));
		const fallen = outbox.fallen.find((tag) => tag.startsWith(writtenTag));
		const written = fallen?.slice(writtenTag.length);
		expect(outbox.fallen).toContain("goods:1");
		expect(await readIt()).toBe(before);
		expect(await readIt({ written })).toBe(changed);
		expect(await readIt({ written: "unknown" })).toBe(changed);
		await catchUp();
		expect(await replica.isFit(BigInt(written ?? 0))).toBe(true);
	},
);

onReplica(
	"a replica that is a second behind is asked no more, until it has caught up",
	async () => {
		await holdBack();
		const before = await readIt();
		const changed = await changeIt();
		await replica.look();
		expect(await readIt()).toBe(before);
		time += 1_001;
		expect(await readIt()).toBe(changed);
		await catchUp();
		await replica.look();
		await holdBack();
		await changeIt();
		expect(await readIt()).toBe(changed);
		await catchUp();
	},
);

onReplica(
	"a replica that went away costs nobody an answer, and is asked again when it is back",
	async () => {
		const before = await readIt();
		await servers.replica.stop("SIGKILL");
		expect(await readIt()).toBe(before);
		await expect(replica.look()).rejects.toThrow();
		const changed = await changeIt();
		expect(await readIt()).toBe(changed);
		await servers.replica.start();
		await catchUp();
		await replica.look();
		await holdBack();
		await changeIt();
		expect(await readIt()).toBe(changed);
		await catchUp();
	},
);

onReplica(
	"what is looked for in vain is counted by the primary, whoever answers",
	async () => {
		await node.wire.get("/api/front/product/list", { keyword: "zzyzx quux" });
		expect(await shop.db.select().from(searchMiss)).toEqual([
			expect.objectContaining({ keyword: "zzyzx quux" }),
		]);
	},
);

onReplica("a primary is never taken for its own replica", async () => {
	const wrong = followPrimary(primary.pool, open(servers.primary));
	await expect(wrong.look()).rejects.toThrow("names no replica");
	expect(await wrong.isFit(0n)).toBe(false);
	await wrong.close();
});
