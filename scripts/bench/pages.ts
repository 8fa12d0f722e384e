import { request } from "node:http";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { serveBareApp } from "./bare-app";
import { openCatalogue } from "./catalogue";
import { publish, writeOption } from "./document";
import { describeLoad, markdownTable } from "./figures";
import { measureGateway } from "./gateway";
import { alternate, browsers, rateCells, ratiosTo, type Target } from "./load";
import { hasNginx, serveNginx } from "./nginx";
import { renderedSearch, storedPages, weighedPages } from "./public-pages";
import { type Served, serve } from "./serve";
import { root, serveShop } from "./shop";
import {
	sentByBrotli,
	type Weight,
	weigh,
	weightHead,
	weightRow,
} from "./weigh";
import { hasWrk } from "./wrk";

// Our pages as browsers ask for them, beside the least that Node, Next and nginx do on this machine, asked in turn within
// one run: `npm run bench:pages`; `-- --write` puts the figures into docs/performance.md. Needs a PostgreSQL server that
// lets us make databases (TEST_DATABASE_URL, else the local one).

const requestsForMemory = 10_000;

type Weighed = { name: string; weight: Weight; brotli?: number }[];

async function weighAll(shop: Served): Promise<Weighed> {
	const weighed: Weighed = [];
	for (const [name, path] of Object.entries(weighedPages)) {
		const weight = await weigh(shop.address, path);
		const brotli = await sentByBrotli(shop.address + path);
		weighed.push({ name, weight, brotli });
	}
	return weighed;
}

interface Beside {
	name: string;
	ours: Target;
	/** A page of bare Next that is answered in the same way. */
	bare: Target;
}

function sidesOf(shop: Served, bare: Served, weighed: Weighed): Beside[] {
	const bytesOf = (name: string) =>
		weighed.find((one) => one.name === name)?.weight.htmlBytes;
	const stored = Object.entries(storedPages).map(([name, path]) => ({
		name,
		ours: { url: shop.address + path },
		bare: {
			url: `${bare.address}/stored/${bytesOf(name) ?? bytesOf("search")}`,
		},
	}));
	const rendered = {
		name: "search, rendered",
		ours: { url: shop.address + renderedSearch },
		bare: { url: `${bare.address}/rendered` },
	};
	return [...stored, rendered];
}

/** Each page in turn with Node's hello and with its like of bare Next. */
async function measureSpeed(sides: Beside[], hello: Served) {
	const rows: string[][] = [];
	for (const { name, ours, bare } of sides) {
		const targets = [ours, { url: hello.address }, bare];
		const [page, least, plain] = await alternate(targets, browsers);
		if (page && least && plain)
			rows.push([
				name,
				...rateCells(page),
				ratiosTo(page, least),
				ratiosTo(page, plain),
				"",
			]);
	}
	return rows;
}

/** The recipe of deploy/nginx before the shop, beside a file of as many bytes as the page is sent in. */
async function measureNginx(shop: Served, bytes: number): Promise<string[][]> {
	if (!hasNginx() || !hasWrk()) return [];
	const nginx = await serveNginx([shop.address], bytes);
	try {
		const [page, file] = await alternate(
			[
				{ url: `${nginx.address}/` },
				{ url: `${nginx.address}/file/page.html` },
			],
			browsers,
		);
		return page && file
			? [
					[
						"home behind nginx",
						...rateCells(page),
						"",
						"",
						ratiosTo(page, file),
					],
				]
			: [];
	} finally {
		await nginx.stop();
	}
}

/** A visitor of every public page in turn, one at a time on one connection. */
async function visit(shop: Served, count: number): Promise<void> {
	const paths = [...Object.values(storedPages), renderedSearch];
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
	options: { only: { type: "string", default: "" }, ...writeOption },
});
const wants = (part: string) => values.only === "" || values.only === part;
const speedHead = [
	"page",
	"a second",
	"p50 ms",
	"p99 ms",
	"of Node's hello (spread)",
	"of bare Next (spread)",
	"of nginx's file (spread)",
];

const serveHello = () =>
	serve({
		argv: () => [join(root, "scripts/bench/hello.mjs")],
		cwd: root,
		env: process.env,
		path: "/",
	});

async function measureShop(): Promise<void> {
	const shop = await serveShop(await openCatalogue(0));
	const stops = [shop.stop];
	try {
		const weighed = await weighAll(shop);
		const sizes = weighed.map(({ weight }) => weight.htmlBytes);
		const bare = await serveBareApp(root, sizes);
		stops.push(bare.stop);
		const empty = await weigh(bare.address, "/empty");
		if (wants("weights")) {
			const all = [...weighed, { name: "an empty Next page", weight: empty }];
			const rows = all.map(({ name, ...weighing }) =>
				weightRow(name, weighing, empty),
			);
			publish("weights", markdownTable(weightHead, rows));
		}
		if (wants("memory")) {
			await visit(shop, requestsForMemory);
			console.log(
				`First answer after ${(shop.startedInMs / 1000).toFixed(1)} s; ${shop.megabytes()?.toFixed(0)} MB after ${requestsForMemory} requests.\n`,
			);
		}
		if (wants("speed")) {
			const hello = await serveHello();
			stops.push(hello.stop);
			const [home] = weighed;
			const rows = [
				...(await measureSpeed(sidesOf(shop, bare, weighed), hello)),
				...(await measureNginx(shop, home?.brotli ?? 0)),
			];
			publish("pages", markdownTable(speedHead, rows));
		}
	} finally {
		for (const stop of stops) await stop();
	}
}

console.log(`At the start: ${describeLoad()}\n`);
if (values.only !== "gateway") await measureShop();
if (wants("gateway")) publish("gateway", await measureGateway());
console.log(`At the end: ${describeLoad()}`);
