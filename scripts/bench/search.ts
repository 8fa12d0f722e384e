import { parseArgs } from "node:util";
import { type OpenGateway, openGateway } from "@/gateway/open";
import { readGatewaySettings } from "@/gateway/settings";
import { openWire, type Wire } from "@/gateway/testing/wire";
import { openCatalogue } from "./catalogue";
import { publish, writeOption } from "./document";
import { describeRounds, markdownTable, median, quantile } from "./figures";
import { type Question, questions } from "./questions";

// How much slower a large catalogue answers than one of a thousand goods, asked in turn within one run:
// `npm run bench:search -- --goods 1000000`. Catalogues are kept on the server for the next run.

const small = 1_000;
const rounds = 7;
const callsPerRound = 12;
const secret = "signature-of-a-benchmark";

interface Shop {
	open: OpenGateway;
	wire: Wire;
	questions: Question[];
}

async function openShop(goodsCount: number): Promise<Shop> {
	const open = openGateway(
		readGatewaySettings({
			DATABASE_URL: await openCatalogue(goodsCount),
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

async function ask(wire: Wire, { path, queries }: Question, count: number) {
	const times: number[] = [];
	for (let at = 0; at < count; at += 1) {
		const query = queries[at % queries.length] ?? {};
		const { id, ...rest } = query;
		const startedAt = performance.now();
		const answer = id
			? await wire.get(`${path}${id}`)
			: await wire.get(path, rest);
		times.push(performance.now() - startedAt);
		if (answer.code !== 200) throw new Error(`${path} answered ${answer.code}`);
	}
	return times;
}

async function compare(few: Shop, many: Shop, at: number): Promise<string[]> {
	const [one, other] = [few.questions[at], many.questions[at]];
	if (!one || !other) return [];
	const times: { few: number[]; many: number[] } = { few: [], many: [] };
	const ratios: number[] = [];
	for (let round = 0; round <= rounds; round += 1) {
		const inFew = await ask(few.wire, one, callsPerRound);
		const inMany = await ask(many.wire, other, callsPerRound);
		// The first round warms up.
		if (round === 0) continue;
		times.few.push(...inFew);
		times.many.push(...inMany);
		ratios.push(median(inMany) / median(inFew));
	}
	return [
		one.name,
		median(times.few).toFixed(1),
		median(times.many).toFixed(1),
		quantile(times.many, 0.99).toFixed(1),
		describeRounds(ratios),
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
	];
	const rows: string[][] = [];
	for (const at of many.questions.keys())
		rows.push(await compare(few, many, at));
	publish("search", markdownTable(head, rows));
} finally {
	await few.open.close();
	await many.open.close();
}
