import { openGateway } from "@/gateway/open";
import { readGatewaySettings } from "@/gateway/settings";
import { openWire, type Wire } from "@/gateway/testing/wire";
import { publish } from "./document";
import { describeRounds, markdownTable, median, quantile } from "./figures";

// How long a shopper who types an address waits for predictions from the gazetteer, through the whole gateway in one
// process: `npm run bench:places`. No database is opened: none is needed to answer.

const path = "/api/front/googleMap/ignore/queryAddress";
const rounds = 7;
const shoppersAtOnce = 32;
const roundsOfShoppers = 6;
const secret = "signature-of-a-benchmark";

/** Typed letter by letter, as a search field sends them. */
const typed = [
	"太古城中心",
	"将军澳广场",
	"香港太古城道18號",
	"Taikoo Shing",
	"18 Nathan Road",
	"causway bay",
	"Flat A, 12/F, Tower 3, City Garden",
	"nowhere at all",
];
const keystrokes = typed.flatMap((text) =>
	[...text].map((_, at) => [...text].slice(0, at + 1).join("")),
);

async function ask(wire: Wire, areaName: string): Promise<number> {
	const startedAt = performance.now();
	const { code } = await wire.get(path, { areaName });
	if (code !== 200) throw new Error(`${areaName} was answered with ${code}`);
	return performance.now() - startedAt;
}

async function oneShopper(wire: Wire): Promise<number[]> {
	const times: number[] = [];
	for (const text of keystrokes) times.push(await ask(wire, text));
	return times;
}

/** All ask at the same moment, every time something else. */
async function manyShoppers(wire: Wire): Promise<number[]> {
	const times: number[] = [];
	for (let at = 0; at < keystrokes.length * roundsOfShoppers; ) {
		const texts = Array.from(
			{ length: shoppersAtOnce },
			() => keystrokes[at++ % keystrokes.length] ?? "",
		);
		times.push(...(await Promise.all(texts.map((text) => ask(wire, text)))));
	}
	return times;
}

async function measure(name: string, run: () => Promise<number[]>) {
	await run();
	const all: number[] = [];
	const medians: number[] = [];
	const startedAt = process.cpuUsage();
	for (let round = 0; round < rounds; round += 1) {
		const times = await run();
		all.push(...times);
		medians.push(median(times));
	}
	const { user, system } = process.cpuUsage(startedAt);
	return [
		name,
		String(all.length),
		describeRounds(medians, 1),
		quantile(all, 0.99).toFixed(1),
		((user + system) / 1000 / all.length).toFixed(2),
	];
}

const open = openGateway(
	readGatewaySettings({
		DATABASE_URL: "postgresql://127.0.0.1:1/none",
		SIGNATURE_SECRET: secret,
		INTERNAL_SECRET: secret,
		TOKEN_SECRET: secret.padEnd(32, "."),
		LOG_LEVEL: "error",
		NODE_ENV: "development",
	}),
);
try {
	const wire = openWire(open.gateway, secret);
	const rows = [
		await measure("one shopper", () => oneShopper(wire)),
		await measure(`${shoppersAtOnce} at once`, () => manyShoppers(wire)),
	];
	const head = [
		"asked by",
		"questions",
		"p50 ms (spread)",
		"p99 ms",
		"processor ms a question",
	];
	publish("places", markdownTable(head, rows));
} finally {
	await open.close();
}
