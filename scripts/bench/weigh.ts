import { gzipSync } from "node:zlib";

export interface Weight {
	/** As it goes over the wire uncompressed. */
	htmlBytes: number;
	htmlGzip: number;
	/** Scripts that a modern browser loads before anything is touched. */
	scriptGzip: number;
	styleElements: number;
}

const kilo = (bytes: number) => (bytes / 1000).toFixed(1);

export async function weigh(address: string, path: string): Promise<Weight> {
	const page = await fetch(address + path);
	if (page.status !== 200) throw new Error(`${path}: ${page.status}`);
	const html = await page.text();
	const tags = html.match(/<script[^>]*src="[^"]+"[^>]*>/g) ?? [];
	const sources = tags
		.filter((tag) => !/nomodule/i.test(tag))
		.map((tag) => /src="([^"]+)"/.exec(tag)?.[1]?.replaceAll("&amp;", "&"));
	let scriptGzip = 0;
	for (const source of new Set(sources)) {
		const script = await fetch(new URL(source ?? "", address));
		scriptGzip += gzipSync(Buffer.from(await script.arrayBuffer())).length;
	}
	return {
		htmlBytes: Buffer.byteLength(html),
		htmlGzip: gzipSync(html).length,
		scriptGzip,
		styleElements: (html.match(/<style/g) ?? []).length,
	};
}

export function weightRow(name: string, weight: Weight): string[] {
	return [
		name,
		kilo(weight.htmlBytes),
		kilo(weight.htmlGzip),
		kilo(weight.scriptGzip),
		String(weight.styleElements),
	];
}
