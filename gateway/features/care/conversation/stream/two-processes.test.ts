import { randomUUID } from "node:crypto";
import { type DatabaseHandle, openDatabase } from "../../../../db/client";
import { noLimits } from "../../../../http/limits";
import { signalThroughDatabase } from "../../../../providers/signals/database";
import type { Signals } from "../../../../providers/signals/interface";
import { signalHere } from "../../../../providers/signals/local";
import { engineName } from "../../../../testing/engine";
import { byExtent } from "../../../../testing/extent";
import {
	openWriter,
	takeMessages,
	type Writer,
	writerOf,
} from "../../../../testing/open-conversation";
import { openStaff, type StaffClient } from "../../../../testing/open-staff";
import { openStream, type TestStream } from "../../../../testing/open-stream";
import { poolerUrl } from "../../../../testing/postgresql-engine";
import { testPatience } from "../../../../testing/test-patience";
import {
	openTestShop,
	type TestGateway,
	type TestShop,
} from "../../../../testing/test-shop";

// Two gateways as two processes have them: each with connections and signals of its own, on one database. The embedded
// one knows one process, whose gateways share their signals.

const isServer = engineName() === "postgresql" && !poolerUrl;
const shoppersCount = 200;
const merIds = [2, 3];
const saidEach = byExtent(3, 10);

let shop: TestShop;
const nodes: (TestGateway & { signals: Signals; database: DatabaseHandle })[] =
	[];

beforeAll(async () => {
	shop = await openTestShop();
	await takeMessages(shop, merIds);
	const shared = signalHere();
	for (const _ of [1, 2]) {
		const database = openDatabase(shop.url, {
			connectionsMax: isServer ? 8 : 2,
			onLost: () => {},
			patience: testPatience,
		});
		const signals = isServer
			? signalThroughDatabase({ url: shop.url, writing: database.pool })
			: shared;
		const deps = { db: database.db, limits: noLimits, signals };
		nodes.push({ ...shop.openAnother({}, deps), signals, database });
	}
});
afterAll(async () => {
	for (const { signals, database } of nodes) {
		await signals.close();
		await database.close();
	}
	await shop.close();
});

const node = (at: number) => nodes[at % nodes.length] as (typeof nodes)[number];

interface Shopper {
	writer: Writer;
	merId: number;
	conversation: number;
	/** At the other node than they write at. */
	stream: TestStream;
}

/** Each writes at one node and listens at the other. */
async function enter(at: number): Promise<Shopper> {
	const opened = await openWriter(shop);
	const writer = { ...opened, ...writerOf(shop, opened.token, node(at).wire) };
	const merId = merIds[at % merIds.length] ?? 0;
	await writer.send({ merId, text: "Hello" });
	const conversation = (await writer.read({ merId })).data.id;
	const stream = await openStream(node(at + 1), writer.token);
	return { writer, merId, conversation, stream };
}

const answers = (
	staff: Map<number, StaffClient>,
	{ merId, conversation }: Shopper,
	text: string,
) =>
	staff
		.get(merId)
		?.ask(`conversation/reply/${conversation}`, { key: randomUUID(), text });

/** One after the other, as people write. */
async function sayAll({ writer, merId }: Shopper, texts: string[]) {
	const sent: Awaited<ReturnType<typeof writer.send>>[] = [];
	for (const text of texts) {
		const said = { merId, text, key: randomUUID() };
		// A line that repeats itself says it once.
		sent.push(...(await Promise.all([writer.send(said), writer.send(said)])));
	}
	return sent;
}

test("200 people who write at once at two processes lose nothing, find nothing doubled, and hear of their own conversations alone", async () => {
	const shoppers = await Promise.all(
		Array.from({ length: shoppersCount }, (_, at) => enter(at)),
	);
	const staff = new Map<number, StaffClient>();
	const ears = new Map<number, TestStream>();
	for (const [at, merId] of merIds.entries()) {
		const client = await openStaff(shop, merId, { wire: node(at).wire });
		staff.set(merId, client);
		ears.set(merId, await openStream(node(at + 1), client.token, "staff"));
	}
	const texts = Array.from({ length: saidEach }, (_, at) => `Message ${at}`);
	const sent = await Promise.all(
		shoppers.flatMap((shopper) => [
			sayAll(shopper, texts),
			answers(staff, shopper, "Answer"),
		]),
	);
	expect(sent.flat().map((answer) => answer?.code)).toEqual(
		sent.flat().map(() => 200),
	);

	const signalsEach = saidEach + 1;
	for (const { stream, conversation, writer, merId } of shoppers) {
		await stream.until((heard) => heard.length >= signalsEach);
		expect(stream.heard).toEqual(Array(signalsEach).fill(conversation));
		const { list } = (await writer.read({ merId })).data;
		expect(list.map(({ text }: { text: string }) => text).sort()).toEqual(
			["Answer", "Hello", ...texts].sort(),
		);
	}
	for (const [merId, ear] of ears) {
		const own = shoppers.filter((shopper) => shopper.merId === merId);
		await ear.until((heard) => heard.length >= own.length * signalsEach);
		expect(ear.heard.toSorted((a, b) => a - b)).toEqual(
			own
				.flatMap(({ conversation }) => Array(signalsEach).fill(conversation))
				.toSorted((a, b) => a - b),
		);
	}
	await Promise.all(
		[...shoppers.map(({ stream }) => stream), ...ears.values()].map(
			({ leave }) => leave(),
		),
	);
}, 300_000);
