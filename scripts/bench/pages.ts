import { request } from "node:http";
import { parseArgs } from "node:util";
import { serveBareApp } from "./bare-app";
import { describeLoad, markdownTable } from "./figures";
import { measureGateway } from "./gateway";
import { alternate, compareRow, quickClient } from "./load";
import { hasNginx, serveNginx } from "./nginx";
import type { Served } from "./serve";
import { publicPages, root, searchPage, serveShop } from "./shop";
import { weigh, weightRow } from "./weigh";
import { hasWrk } from "./wrk";

// Our pages beside the least that Next and nginx do on this machine, asked in turn within one run: `npm run
// bench:pages`. Needs a PostgreSQL server that lets us make databases (TEST_DATABASE_URL, else the local one).

const requestsForMemory = 10_000;

async function measureWeights(shop: Served) {
	const names = Object.entries({ ...publicPages, search: searchPage });
	const weights = await Promise.all(
		names.map(async ([name, path]) => ({
			name,
			path,
			weight: await weigh(shop.address, path),
		})),
	);
	return weights;
}

async function measurePages(
	shop: Served,
	bare: Served,
	weights: Awaited<ReturnType<typeof measureWeights>>,
): Promise<string[][]> {
	const rows: string[][] = [];
	for (const { name, path, weight } of weights) {
		const beside =
			path === searchPage ? "/rendered" : `/stored/${weight.htmlBytes}`;
		const [ours, theirs] = await alternate([
			{ url: shop.address + path },
			{ url: bare.address + beside },
		]);
		if (ours && theirs) rows.push(compareRow(name, ours, theirs));
	}
	return rows;
}

async function measureNginx(shop: Served, bytes: number): Promise<string[]> {
	if (!hasNginx() || !hasWrk()) return ["nginx and wrk are wanted for this"];
	const nginx = await serveNginx([shop.address], bytes);
	try {
		const [page, file] = await alternate(
			[
				{ url: `${nginx.address}/` },
				{ url: `${nginx.address}/file/page.html` },
			],
			quickClient,
		);
		return page && file ? compareRow("home behind nginx", page, file) : [];
	} finally {
		await nginx.stop();
	}
}

/** A visitor of every public page in turn, one at a time on one connection. */
async function visit(shop: Served, count: number): Promise<void> {
	const paths = [...Object.values(publicPages), searchPage];
	for (let at = 0; at < count; at += 1)
		await new Promise<void>((done, fail) => {
			const path = paths[at % paths.length] ?? "/";
			request(shop.address + path, (answer) => {
				answer.resume();
				answer.on("end", done);
			})
				.on("error", fail)
				.end();
		});
}

const { values } = parseArgs({
	options: { only: { type: "string", default: "" } },
});
const wants = (part: string) => values.only === "" || values.only === part;
const speedHead = [
	"page",
	"a second",
	"bare",
	"ratio (spread)",
	"p50 ms",
	"p99 ms",
];

async function measureShop(): Promise<void> {
	const shop = await serveShop();
	try {
		const weights = await measureWeights(shop);
		const sizes = weights.map(({ weight }) => weight.htmlBytes);
		const bare = await serveBareApp(root, sizes);
		try {
			const empty = await weigh(bare.address, "/empty");
			const rows = [
				...weights.map(({ name, weight }) => weightRow(name, weight)),
				weightRow("empty Next page", empty),
			];
			const head = ["page", "HTML kB", "HTML gz kB", "script gz kB", "styles"];
			console.log(`${markdownTable(head, rows)}\n`);
			if (wants("memory")) {
				await visit(shop, requestsForMemory);
				console.log(
					`First answer after ${(shop.startedInMs / 1000).toFixed(1)} s; ${shop.megabytes()?.toFixed(0)} MB after ${requestsForMemory} requests.\n`,
				);
			}
			if (wants("speed")) {
				const speed = await measurePages(shop, bare, weights);
				console.log(markdownTable(speedHead, speed));
			}
			if (wants("speed") || wants("nginx")) {
				const behind = await measureNginx(shop, sizes[0] ?? 0);
				console.log(`| ${behind.join(" | ")} |\n`);
			}
		} finally {
			await bare.stop();
		}
	} finally {
		await shop.stop();
	}
}

console.log(`At the start: ${describeLoad()}\n`);
if (values.only !== "gateway") await measureShop();
if (wants("gateway")) console.log(`${await measureGateway()}\n`);
console.log(`At the end: ${describeLoad()}`);
