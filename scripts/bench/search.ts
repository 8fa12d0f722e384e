import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { Client } from "pg";
import { type OpenGateway, openGateway } from "@/gateway/open";
import { readGatewaySettings } from "@/gateway/settings";
import { openWire, type Wire } from "@/gateway/testing/wire";
import { openCatalogue } from "./catalogue";
import { publish, writeOption } from "./document";
import { describeRounds, markdownTable, median, quantile } from "./figures";
import { type Question, questions } from "./questions";

// How much slower a large catalogue answers than one of a thousand goods, asked in turn within one run:
// `npm run bench:search -- --goods 1000000`. Catalogues are kept on the server for the next run. What processors spend on
// a question, here and in a PostgreSQL beside, is told too: it hardly depends on what else they do.

const small = 1_000;
const rounds = 7;
const callsPerRound = 12;
const secret = "signature-of-a-benchmark";

interface Shop {
	open: OpenGateway;
	url: string;
	wire: Wire;
	questions: Question[];
}

interface Cost {
	ms: number;
	processorMs: number;
}

async function openShop(goodsCount: number): Promise<Shop> {
	const url = await openCatalogue(goodsCount);
	const open = openGateway(
		readGatewaySettings({
			DATABASE_URL: url,
			SIGNATURE_SECRET: secret,
			INTERNAL_SECRET: secret,
			TOKEN_SECRET: secret.padEnd(32, "."),
			ALLOW_LOCAL_PROVIDERS: "1",
			LOG_LEVEL: "error",
			NODE_ENV: "production",
		}),
	);
	const wire = openWire(open.gateway, secret);
	return {
		open,
		url,
		wire,
		questions: questions(await rareWords(wire), goodsCount),
	};
}

/** Model numbers: the last words of names. */
async function rareWords(wire: Wire): Promise<string[]> {
	const query = { cartType: "E_COMMERCE", sort: "new", limit: 30 };
	const { data } = await wire.get("/api/front/product/list", query);
	const names: string[] = data.list.map(({ name }: { name: string }) => name);
	return names.map((name) => name.split(" ").at(-1) ?? name).slice(0, 6);
}

/** The processes with which PostgreSQL answers a shop. */
async function listServers({ url }: Shop): Promise<number[]> {
	const client = new Client({ connectionString: url });
	await client.connect();
	try {
		const { rows } = await client.query<{ pid: number }>(
			"select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
		);
		return rows.map(({ pid }) => pid);
	} finally {
		await client.end();
	}
}

/** What these processes have spent; NaN where one has ended, where they run elsewhere, or not on Linux. */
function spentMs(pids: number[]): number {
	try {
		const spent = pids.map((pid) => {
			const statistics = readFileSync(`/proc/${pid}/schedstat`, "utf8");
			return Number(statistics.split(" ")[0]) / 1e6;
		});
		return spent.reduce((sum, ms) => sum + ms, 0);
	} catch {
		return Number.NaN;
	}
}

async function ask(
	{ wire }: Shop,
	{ path, queries }: Question,
	servers: number[],
): Promise<Cost[]> {
	const costs: Cost[] = [];
	for (let at = 0; at < callsPerRound; at += 1) {
		const query = queries[at % queries.length] ?? {};
		const { id, ...rest } = query;
		const spentBefore = spentMs(servers);
		const ownBefore = process.cpuUsage();
		const startedAt = performance.now();
		const answer = id
			? await wire.get(`${path}${id}`)
			: await wire.get(path, rest);
		const ms = performance.now() - startedAt;
		const { user, system } = process.cpuUsage(ownBefore);
		const own = (user + system) / 1_000;
		costs.push({ ms, processorMs: own + spentMs(servers) - spentBefore });
		if (answer.code !== 200) throw new Error(`${path} answered ${answer.code}`);
	}
	return costs;
}

async function compare(few: Shop, many: Shop, at: number): Promise<string[]> {
	const [one, other] = [few.questions[at], many.questions[at]];
	if (!one || !other) return [];
	const costs: { few: Cost[]; many: Cost[] } = { few: [], many: [] };
	const ratios: number[] = [];
	const p50 = (of: Cost[], what: keyof Cost) =>
		median(of.map((cost) => cost[what]).filter(Number.isFinite));
	for (let round = 0; round <= rounds; round += 1) {
		const inFew = await ask(few, one, await listServers(few));
		const inMany = await ask(many, other, await listServers(many));
		// The first round warms up.
		if (round === 0) continue;
		costs.few.push(...inFew);
		costs.many.push(...inMany);
		ratios.push(p50(inMany, "ms") / p50(inFew, "ms"));
	}
	const [little, much] = [
		p50(costs.few, "processorMs"),
		p50(costs.many, "processorMs"),
	];
	const times = costs.many.map(({ ms }) => ms);
	return [
		one.name,
		p50(costs.few, "ms").toFixed(1),
		median(times).toFixed(1),
		quantile(times, 0.99).toFixed(1),
		describeRounds(ratios),
		little.toFixed(1),
		much.toFixed(1),
		(much / little).toFixed(2),
	];
}

const { values } = parseArgs({
	options: { goods: { type: "string", default: "100000" }, ...writeOption },
});
const goodsCount = Number(values.goods);
const few = await openShop(small);
const many = await openShop(goodsCount);
try {
	const head = [
		"call",
		`p50 ms, ${small}`,
		`p50 ms, ${goodsCount}`,
		"p99 ms",
		"ratio (spread)",
		`processor ms, ${small}`,
		`processor ms, ${goodsCount}`,
		"ratio",
	];
	const rows: string[][] = [];
	for (const at of many.questions.keys())
		rows.push(await compare(few, many, at));
	publish("search", markdownTable(head, rows));
} finally {
	await few.open.close();
	await many.open.close();
}
