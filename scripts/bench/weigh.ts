import { gzipSync } from "node:zlib";
import { asBrowsersAsk } from "./public-pages";

interface Script {
	address: string;
	gzip: number;
}

export interface Weight {
	/** As it goes over the wire uncompressed. */
	htmlBytes: number;
	htmlGzip: number;
	/** Scripts that a modern browser loads before anything is touched, the largest first. */
	scripts: Script[];
	scriptGzip: number;
	/** Rules in the page and in files that it names. */
	styleGzip: number;
	/** Of rules in the page itself. */
	styleElements: number;
	sheets: number;
	/** Files that a font face or a preload names. */
	fontBytes: number;
}

const kilo = (bytes: number) => (bytes / 1000).toFixed(1);

export async function weigh(address: string, path: string): Promise<Weight> {
	const page = await fetch(new URL(path, address));
	if (page.status !== 200) throw new Error(`${path}: ${page.status}`);
	const html = await page.text();
	const read = async (source: string) => {
		const file = await fetch(new URL(source, address));
		if (file.status !== 200) throw new Error(`${source}: ${file.status}`);
		return Buffer.from(await file.arrayBuffer());
	};
	const scripts = await Promise.all(
		scriptsOf(html).map(async (source) => ({
			address: source,
			gzip: gzipSync(await read(source)).length,
		})),
	);
	const sheets = await Promise.all(sheetsOf(html).map(read));
	const elements = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)];
	const rules = [...elements.map(([, text]) => text), ...sheets].join("");
	const fonts = await Promise.all(fontsOf(html + rules).map(read));
	return {
		htmlBytes: Buffer.byteLength(html),
		htmlGzip: gzipSync(html).length,
		scripts: scripts.sort((one, other) => other.gzip - one.gzip),
		scriptGzip: sumOf(scripts.map(({ gzip }) => gzip)),
		styleGzip: gzipSync(rules).length,
		styleElements: elements.length,
		sheets: sheets.length,
		fontBytes: sumOf(fonts.map(({ length }) => length)),
	};
}

/** It is made behind the first answers. */
const asksForBrotli = 20;

/** The bytes sent to a browser that reads brotli; undefined where it is sent something else. */
export async function sentByBrotli(url: string): Promise<number | undefined> {
	for (let at = 0; at < asksForBrotli; at += 1) {
		const { headers, body } = await fetch(url, { headers: asBrowsersAsk });
		await body?.cancel();
		if (headers.get("content-encoding") === "br")
			return Number(headers.get("content-length"));
	}
	return undefined;
}

const sumOf = (sizes: number[]) => sizes.reduce((sum, size) => sum + size, 0);

function scriptsOf(html: string): string[] {
	const tags = html.match(/<script[^>]*src="[^"]+"[^>]*>/g) ?? [];
	return addressesIn(
		tags.filter((tag) => !/nomodule/i.test(tag)),
		/src="([^"]+)"/,
	);
}

function sheetsOf(html: string): string[] {
	const tags = html.match(/<link[^>]*rel="stylesheet"[^>]*>/g) ?? [];
	return addressesIn(tags, /href="([^"]+)"/);
}

function fontsOf(text: string): string[] {
	const found = text.match(/[\w./-]+\.(woff2?|ttf|otf)\b/g) ?? [];
	return [...new Set(found)];
}

function addressesIn(tags: string[], attribute: RegExp): string[] {
	const found = tags.map((tag) => attribute.exec(tag)?.[1] ?? "");
	return [...new Set(found)].map((one) => one.replaceAll("&amp;", "&"));
}

export const weightHead = [
	"page",
	"HTML kB",
	"HTML gz kB",
	"HTML br kB",
	"script gz kB",
	"over an empty page",
	"style gz kB",
	"sheets",
];

/** Beside an empty page of Next. */
export function weightRow(
	name: string,
	{ weight, brotli }: { weight: Weight; brotli?: number },
	empty: Weight,
): string[] {
	return [
		name,
		kilo(weight.htmlBytes),
		kilo(weight.htmlGzip),
		brotli ? kilo(brotli) : "",
		kilo(weight.scriptGzip),
		kilo(weight.scriptGzip - empty.scriptGzip),
		kilo(weight.styleGzip),
		String(weight.sheets),
	];
}
