import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { changePrice } from "@/gateway/features/catalog/goods/change-price";
import { withSystemContext } from "./operator/system-context";

// `DATABASE_URL=… npm run bench:freshness -- --shop http://localhost:3000 --shop http://localhost:3001`: changes the
// price of one goods again and again beside a running shop and says how long each web process went on showing the old
// one. The price is put back at the end.

const roundsMax = 20;
const limitMs = 60_000;
const pauseMs = 100;

const { values } = parseArgs({
	options: {
		shop: {
			type: "string",
			multiple: true,
			default: ["http://localhost:3000"],
		},
		goods: { type: "string", default: "1" },
	},
});

async function readGoods(shop: string) {
	const answer = await fetch(
		`${shop}/api/front/product/detail/${values.goods}`,
	);
	const { data } = await answer.json();
	return data.skus[0] as { id: number; price: string; oldPrice: string | null };
}

/** Milliseconds until the goods page of this web process shows the price. */
async function untilShown(shop: string, price: string): Promise<number> {
	const begun = performance.now();
	for (;;) {
		const answer = await fetch(`${shop}/goods_detail/${values.goods}`);
		const html = await answer.text();
		const tookMs = performance.now() - begun;
		if (html.includes(price)) return tookMs;
		if (tookMs > limitMs) throw new Error(`${shop} never showed ${price}`);
		await wait(pauseMs);
	}
}

function describe(times: number[]): string {
	const sorted = times.toSorted((one, other) => one - other);
	const at = (share: number) =>
		`${Math.round(sorted[Math.ceil(share * sorted.length) - 1] ?? 0)} ms`;
	return `p50 ${at(0.5)}, p95 ${at(0.95)}, longest ${at(1)}`;
}

const databaseUrl = process.env.DATABASE_URL;
if (!databaseUrl)
	throw new Error("DATABASE_URL is missing; name the database of the shop.");
const shops = values.shop;
const { id: skuId, price, oldPrice } = await readGoods(shops[0] ?? "");
const times = new Map<string, number[]>(shops.map((shop) => [shop, []]));

await withSystemContext(databaseUrl, async (ctx) => {
	for (let round = 0; round < roundsMax; round += 1) {
		const next = `${(700 + round).toFixed(0)}.${10 + round}`;
		await changePrice(ctx, { skuId, price: next, oldPrice: null });
		await Promise.all(
			shops.map(async (shop) =>
				times.get(shop)?.push(await untilShown(shop, next)),
			),
		);
	}
	await changePrice(ctx, { skuId, price, oldPrice });
});
for (const [shop, shown] of times)
	console.log(`${shop}  rounds=${shown.length}  ${describe(shown)}`);
