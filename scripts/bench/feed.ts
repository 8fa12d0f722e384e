import { parseArgs } from "node:util";
import { openCatalogue } from "./catalogue";
import { publish, writeOption } from "./document";
import { markdownTable } from "./figures";
import { serveShop } from "./shop";

// What a feed of a large catalogue takes beside that of a small one: `npm run bench:feed -- --goods 1000000`. It is read
// as it is sent, and kept nowhere. Catalogues are kept on the server for the next run.

const feed = "/feed/google-en-mall.xml";
const small = 1_000;
const sampledMs = 500;

const { values } = parseArgs({
	options: { goods: { type: "string", default: "10000" }, ...writeOption },
});

/** Bytes of which each item has one. */
const item = Buffer.from("<item>");

async function readFeed(goodsCount: number): Promise<string[]> {
	const shop = await serveShop(await openCatalogue(goodsCount));
	const megabytes = () => shop.megabytes() ?? Number.NaN;
	const before = megabytes();
	let most = before;
	const sampling = setInterval(() => {
		most = Math.max(most, megabytes());
	}, sampledMs);
	try {
		const startedAt = performance.now();
		const { body } = await fetch(shop.address + feed);
		if (!body) throw new Error(`${feed} has no body`);
		let firstMs = Number.NaN;
		let items = 0;
		let bytes = 0;
		let rest = Buffer.alloc(0);
		for await (const part of body) {
			if (bytes === 0) firstMs = performance.now() - startedAt;
			bytes += part.length;
			const read = Buffer.concat([rest, part]);
			items += countIn(read);
			rest = read.subarray(-item.length + 1);
		}
		const seconds = (performance.now() - startedAt) / 1_000;
		if (!rest.toString().trimEnd().endsWith("rss>"))
			throw new Error(`${feed} broke off`);
		return [
			String(goodsCount),
			String(items),
			(bytes / 1e6).toFixed(1),
			firstMs.toFixed(0),
			seconds.toFixed(1),
			(items / seconds).toFixed(0),
			before.toFixed(0),
			most.toFixed(0),
		];
	} finally {
		clearInterval(sampling);
		await shop.stop();
	}
}

function countIn(read: Buffer): number {
	let count = 0;
	for (let at = read.indexOf(item); at >= 0; at = read.indexOf(item, at + 1))
		count += 1;
	return count;
}

const rows = [await readFeed(small), await readFeed(Number(values.goods))];
publish(
	"feed",
	markdownTable(
		[
			"goods",
			"items",
			"MB",
			"first byte ms",
			"seconds",
			"items a second",
			"MB before",
			"MB at most",
		],
		rows,
	),
);
