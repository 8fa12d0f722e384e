import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import autocannon from "autocannon";
import { changePrice } from "@/gateway/features/catalog/goods/change-price";
import { withSystemContext } from "../operator/system-context";
import { publish, writeOption } from "./document";
import { describeLoad, markdownTable, quantile } from "./figures";

// `DATABASE_URL=… npm run bench:freshness -- --shop http://localhost:3000 --shop http://localhost:3001`: changes the
// price of one goods again and again while visitors ask the same web processes for its page and for lists, and says
// how long each process went on showing the old price, and how often it showed one again afterwards. The price is put
// back at the end.

const limitMs = 60_000;
const pauseMs = 20;
/** Asked so often again once the price was there. */
const looksAfterwards = 5;

const { values } = parseArgs({
	options: {
		shop: {
			type: "string",
			multiple: true,
			default: ["http://localhost:3000"],
		},
		goods: { type: "string", default: "1" },
		rounds: { type: "string", default: "500" },
		/** Requests a second of visitors to each process; 0 for none. */
		visitors: { type: "string", default: "200" },
		...writeOption,
	},
});
const rounds = Number(values.rounds);
const visits = Number(values.visitors);
const page = `/goods_detail/${values.goods}`;

interface Shop {
	address: string;
	/** Of each round, milliseconds from the change until the page of this process shows it. */
	timesMs: number[];
	/** Answers with an old price, asked for after the new one had been shown. */
	oldAfterwards: number;
}

async function readSku(shop: string) {
	const answer = await fetch(
		`${shop}/api/front/product/detail/${values.goods}`,
	);
	const { data } = await answer.json();
	return data.skus[0] as { id: number; price: string; oldPrice: string | null };
}

async function shows({ address }: Shop, price: string): Promise<boolean> {
	const answer = await fetch(address + page);
	return (await answer.text()).includes(price);
}

async function look(shop: Shop, price: string): Promise<void> {
	const begun = performance.now();
	const waitedMs = () => performance.now() - begun;
	while (!(await shows(shop, price))) {
		if (waitedMs() > limitMs)
			throw new Error(`${shop.address} never showed ${price}`);
		await wait(pauseMs);
	}
	shop.timesMs.push(waitedMs());
	for (let again = 0; again < looksAfterwards; again += 1) {
		await wait(pauseMs);
		if (!(await shows(shop, price))) shop.oldAfterwards += 1;
	}
}

/** Visitors of one process, until they are told to leave; answers what they met. */
function sendVisitors({ address }: Shop) {
	if (visits === 0) return undefined;
	const paths = [page, "/", "/goods/goods_search?cid=1"];
	const options = {
		url: address,
		connections: 8,
		duration: 86_400,
		overallRate: visits,
		requests: paths.map((path) => ({ path })),
	};
	const visitors = autocannon(options, () => undefined);
	const left: Promise<autocannon.Result[]> = once(visitors, "done");
	return async () => {
		visitors.stop();
		const [result] = await left;
		if (!result) return undefined;
		const { requests, non2xx, errors, latency } = result;
		return `visits=${requests.sent} refused=${non2xx} failed=${errors} p99=${latency.p99} ms`;
	};
}

function row({ address, timesMs, oldAfterwards }: Shop): string[] {
	const at = (part: number) => String(Math.round(quantile(timesMs, part)));
	const looks = timesMs.length * looksAfterwards;
	const old = `${oldAfterwards} of ${looks}`;
	return [address, at(0.5), at(0.95), at(1), old];
}

const databaseUrl = process.env.DATABASE_URL;
if (!databaseUrl)
	throw new Error("DATABASE_URL is missing; name the database of the shop.");
const shops = values.shop.map(
	(address): Shop => ({ address, timesMs: [], oldAfterwards: 0 }),
);
const { id: skuId, price, oldPrice } = await readSku(values.shop[0] ?? "");
console.log(`At the start: ${describeLoad()}`);
const leave = shops.map(sendVisitors);

await withSystemContext(databaseUrl, async ({ settings, ...system }) => {
	// The old price that is put back was not asked.
	const ctx = { ...system, settings: { ...settings, honestPrices: false } };
	try {
		for (let round = 0; round < rounds; round += 1) {
			const next = (700 + round / 100).toFixed(2);
			await changePrice(ctx, { skuId, price: next, oldPrice: null });
			await Promise.all(shops.map((shop) => look(shop, next)));
		}
	} finally {
		await changePrice(ctx, { skuId, price, oldPrice });
	}
});
const met = await Promise.all(leave.map((stop) => stop?.()));
const head = [
	"web process",
	"p50 ms",
	"p95 ms",
	"longest ms",
	"old price afterwards, of looks",
];
const visitors = met.filter(Boolean).map((line) => `- ${line}`);
publish(
	"freshness",
	[markdownTable(head, shops.map(row)), "", ...visitors].join("\n"),
);
console.log(`At the end: ${describeLoad()}`);
