import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { Client } from "pg";
import { sessionCookie } from "@/lib/session/session-cookie";
import { openBuyers } from "../purchases/open-buyers";
import { copyCatalogue } from "./catalogue";
import { describeLoad, markdownTable } from "./figures";
import { openReader } from "./memory/client";
import { drawCurve, type Sample } from "./memory/curve";
import { composeUpload } from "./memory/pictures";
import { askAnything, type Question, type Range } from "./memory/shoppers";
import type { Served } from "./serve";
import { root, serveShop, shopEnvironment } from "./shop";

// What the web process holds in memory while shoppers ask for all kinds of things: `npm run bench:memory`. The gateway
// is in the process, the database on a PostgreSQL server that lets us make one (TEST_DATABASE_URL, else the local one).

const goodsCount = 1_000;
const reachMegabytes = 400;
const connections = 6;
const picturesCount = 30;
const curve = "docs/pictures/memory.svg";

const { values } = parseArgs({
	options: {
		requests: { type: "string", default: "20000" },
		minutes: { type: "string", default: "120" },
		every: { type: "string", default: "250" },
		seed: { type: "string", default: "1" },
	},
});
const requestsCount = Number(values.requests);
const sampledEvery = Number(values.every);

async function readRange(databaseUrl: string): Promise<Range> {
	const client = new Client({ connectionString: databaseUrl });
	await client.connect();
	try {
		const skus = await client.query<Range["skus"][number]>(
			`select sku.id, goods_id as "goodsId" from sku join goods on goods.id = goods_id where is_shown order by sku.id`,
		);
		const ids = async (table: string): Promise<number[]> => {
			const { rows } = await client.query<{ id: number }>(
				`select id from ${table} order by id`,
			);
			return rows.map(({ id }) => id);
		};
		return {
			skus: skus.rows,
			categoryIds: await ids("category"),
			merchantIds: await ids("merchant"),
		};
	} finally {
		await client.end();
	}
}

interface Watched {
	samples: Sample[];
	/** Answers by kind of question and status. */
	answers: Map<string, number>;
	perSecond: number;
	/** What the web process had of a processor for each request. */
	processorMs: number;
}

/** Someone who asks the shop anything, and sends a picture now and then. */
async function openShopper(shop: Served, databaseUrl: string) {
	const { TOKEN_SECRET } = shopEnvironment;
	const [buyer] = await openBuyers(databaseUrl, TOKEN_SECRET, 1);
	const cookie = `${sessionCookie(undefined)}=${buyer?.token}`;
	const upload = await composeUpload();
	const { read, close } = openReader(shop.address, connections);
	return {
		close,
		ask: ({ isSignedIn, headers, body, ...asked }: Question) =>
			read({
				...asked,
				body,
				headers: {
					...headers,
					...(isSignedIn && { cookie }),
					...(body && { "content-type": "application/json" }),
				},
			}),
		sendPicture: () =>
			read({
				path: "/api/front/upload/image",
				method: "POST",
				headers: { cookie, "content-type": upload.contentType },
				body: upload.body,
			}),
	};
}

async function watch(shop: Served, databaseUrl: string): Promise<Watched> {
	const shopper = await openShopper(shop, databaseUrl);
	const range = await readRange(databaseUrl);
	const questions = askAnything(Number(values.seed), range);
	const samples: Sample[] = [];
	const answers = new Map<string, number>();
	const sample = (requests: number) =>
		samples.push({ requests, megabytes: shop.megabytes() ?? Number.NaN });
	const pictureEvery = Math.floor(requestsCount / picturesCount);
	const usedBefore = shop.processorMs() ?? Number.NaN;
	const begunAt = performance.now();
	const until = begunAt + Number(values.minutes) * 60_000;
	let sent = 0;

	async function askOn(): Promise<void> {
		while (sent < requestsCount && performance.now() < until) {
			sent += 1;
			if (sent % sampledEvery === 0) sample(sent);
			const { value: question } = questions.next();
			const isPicture = sent % pictureEvery === 0;
			const status = await (isPicture
				? shopper.sendPicture()
				: shopper.ask(question));
			const answer = `${isPicture ? "picture sent" : question.kind}, ${status}`;
			answers.set(answer, (answers.get(answer) ?? 0) + 1);
		}
	}

	sample(0);
	await Promise.all(Array.from({ length: connections }, askOn));
	sample(sent);
	shopper.close();
	const used = (shop.processorMs() ?? Number.NaN) - usedBefore;
	return {
		samples,
		answers,
		perSecond: (sent * 1_000) / (performance.now() - begunAt),
		processorMs: used / sent,
	};
}

function report({ samples, answers, ...speed }: Watched): void {
	const shown = (megabytes: number | undefined) => megabytes?.toFixed(0) ?? "?";
	const rows = samples.map(({ requests, megabytes }) => [
		String(requests),
		shown(megabytes),
	]);
	console.log(`${markdownTable(["requests", "MB resident"], rows)}\n`);
	const counts = [...answers]
		.sort()
		.map(([answer, count]) => [answer, String(count)]);
	console.log(`${markdownTable(["asked for, status", "answers"], counts)}\n`);
	const peak = Math.max(...samples.map(({ megabytes }) => megabytes));
	console.log(
		`${speed.perSecond.toFixed(1)} requests a second, ${speed.processorMs.toFixed(1)} ms of a processor each. ${describeLoad()}`,
	);
	console.log(
		`requests=${samples.at(-1)?.requests} start=${shown(samples[0]?.megabytes)} MB peak=${shown(peak)} MB end=${shown(samples.at(-1)?.megabytes)} MB`,
	);
}

const catalogue = await copyCatalogue(goodsCount);
try {
	const shop = await serveShop(catalogue.url);
	try {
		const watched = await watch(shop, catalogue.url);
		writeFileSync(
			join(root, curve),
			drawCurve(watched.samples, reachMegabytes),
		);
		report(watched);
	} finally {
		await shop.stop();
	}
} finally {
	await catalogue.drop();
}
