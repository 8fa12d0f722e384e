import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { openCatalogue } from "./catalogue";
import { describeLoad, describeRounds, markdownTable } from "./figures";
import { renderedSearch } from "./public-pages";
import { serveShop } from "./shop";
import { runWrk } from "./wrk";

// What it costs to trace: `npm run bench:tracing` asks the same shop without a collector, with one, and with one request
// in a hundred traced, in turn, and prints how many requests are answered beside those of the first.

const rounds = 5;
const asking = { connections: 4, seconds: 5 };
const asked = {
	"a rendered search": renderedSearch,
	"a call": "/api/front/product/list?cartType=SUPERMARKET",
};

let received = 0;
const collector = createServer((request, response) => {
	received += 1;
	request.resume().on("end", () => response.end("{}"));
});
await new Promise<void>((done) => collector.listen(0, "127.0.0.1", done));
const { port } = collector.address() as AddressInfo;
const traced = { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` };
const settings: Record<string, Record<string, string>> = {
	"not traced": {},
	"all traced": traced,
	"one in a hundred": {
		...traced,
		OTEL_TRACES_SAMPLER: "parentbased_traceidratio",
		OTEL_TRACES_SAMPLER_ARG: "0.01",
	},
};

const database = await openCatalogue(1_000);
const shops: { name: string; address: string; stop: () => Promise<void> }[] =
	[];
for (const [name, environment] of Object.entries(settings))
	shops.push({ name, ...(await serveShop(database, environment)) });

const headers = { "sec-fetch-site": "same-origin" };
const rows: string[][] = [];
for (const [what, path] of Object.entries(asked)) {
	const ratios = new Map(shops.map(({ name }) => [name, [] as number[]]));
	for (let round = 0; round <= rounds; round += 1) {
		const rates = new Map<string, number>();
		for (const { name, address } of shops) {
			const { requests } = await runWrk(address + path, { ...asking, headers });
			rates.set(name, requests.average);
		}
		// The first is for warming.
		if (round === 0) continue;
		for (const [name, rate] of rates)
			ratios.get(name)?.push(rate / (rates.get("not traced") ?? Number.NaN));
	}
	rows.push([what, ...[...ratios.values()].map((all) => describeRounds(all))]);
}
console.log(
	markdownTable(["requests", ...shops.map(({ name }) => name)], rows),
);
console.log(`${received} posts to the collector, ${describeLoad()}`);
for (const { stop } of shops) await stop();
collector.close();
