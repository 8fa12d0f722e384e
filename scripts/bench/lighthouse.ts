import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { findChromium } from "../find-chromium.mjs";
import { serveBareApp } from "./bare-app";
import { openCatalogue } from "./catalogue";
import { publish } from "./document";
import { markdownTable } from "./figures";
import { hasNginx, serveNginx } from "./nginx";
import { weighedPages } from "./public-pages";
import { root, serveShop } from "./shop";

// Lighthouse, its mobile preset, on the public pages and on bare Next pages beside them (200 kB of text, 24 cards): what
// those miss, the machine misses. The shop is asked as browsers ask it, by HTTP/2 through the recipe of nginx, where that is
// installed. `npm run bench:lighthouse`. It is fetched when it is wanted (12.8.2 is the last that runs on Node 20), since it
// weighs more than all the shop needs to run.

const textBytes = 200_000;

const run = promisify(execFile);
const flags =
	"--headless=new --no-sandbox --disable-gpu --disable-quic --ignore-certificate-errors";

interface Report {
	categories: Record<string, { score: number }>;
	audits: Record<string, { numericValue: number }>;
}

/** Chromium now and then loses its own recording; that says nothing of the page, so it is asked once more. */
async function inspectTwiceAtMost(url: string): Promise<Report> {
	try {
		return await inspect(url);
	} catch {
		return inspect(url);
	}
}

async function inspect(url: string): Promise<Report> {
	const { stdout } = await run(
		"npx",
		[
			"--yes",
			"lighthouse@12.8.2",
			url,
			"--quiet",
			"--output=json",
			`--chrome-flags=${flags}`,
		],
		{
			cwd: root,
			env: { ...process.env, CHROME_PATH: findChromium() },
			maxBuffer: 64_000_000,
		},
	);
	return JSON.parse(stdout);
}

function row(name: string, { categories, audits }: Report): string[] {
	const score = (key: string) =>
		((categories[key]?.score ?? 0) * 100).toFixed(0);
	const value = (key: string) => audits[key]?.numericValue ?? Number.NaN;
	return [
		name,
		...["performance", "accessibility", "best-practices", "seo"].map(score),
		`${(value("largest-contentful-paint") / 1000).toFixed(1)} s`,
		`${value("total-blocking-time").toFixed(0)} ms`,
		value("cumulative-layout-shift").toFixed(3),
	];
}

const shop = await serveShop(await openCatalogue(0));
const bare = await serveBareApp(root, [textBytes]);
const nginx = hasNginx() ? await serveNginx([shop.address], 1) : undefined;
const address = nginx?.secureAddress ?? shop.address;
try {
	const rows: string[][] = [];
	for (const name of ["home", "mall", "list", "goods"] as const) {
		const url = address + weighedPages[name];
		rows.push(row(name, await inspectTwiceAtMost(url)));
	}
	for (const path of [`/stored/${textBytes}`, "/rendered"])
		rows.push(
			row(`bare${path}`, await inspectTwiceAtMost(bare.address + path)),
		);
	const head = [
		"page",
		"performance",
		"accessibility",
		"best practices",
		"SEO",
		"LCP",
		"TBT",
		"CLS",
	];
	publish("lighthouse", markdownTable(head, rows));
} finally {
	await nginx?.stop();
	await bare.stop();
	await shop.stop();
}
