import { parseArgs } from "node:util";
import { checkBooks } from "../operator/books";
import { type Bought, buyAtOnce, steps } from "./buy";
import {
	type CheckoutShop,
	openEmbedded,
	openOnServer,
} from "./checkout-shops";
import { publish, writeOption } from "./document";
import { describeRounds, markdownTable, median, quantile } from "./figures";
import { shopEnvironment, signatureSecret } from "./shop";

// Whole purchases a second, from the cart to the paid order, at the gateway of `npm run gateway`, on PostgreSQL
// (TEST_DATABASE_URL, else the local one) and on the embedded database in turn: `npm run bench:checkout`. With `--goods
// 1000000 --orders 1000000` a shop of that size beside a small one, both on PostgreSQL.

const buyersCount = 32;
const warmUpMs = 2_000;
const rounds = 3;
const small = 1_000;

const { values } = parseArgs({
	options: {
		goods: { type: "string", default: String(small) },
		orders: { type: "string", default: "0" },
		seconds: { type: "string", default: "8" },
		...writeOption,
	},
});
const goodsCount = Number(values.goods);
const ordersCount = Number(values.orders);
const measuredMs = Number(values.seconds) * 1_000;

function buy({ url, gateway }: CheckoutShop): Promise<Bought> {
	return buyAtOnce({
		databaseUrl: url,
		address: gateway.address,
		signatureSecret,
		tokenSecret: shopEnvironment.TOKEN_SECRET,
		buyersCount,
		warmUpMs,
		measuredMs,
		processorMs: gateway.processorMs,
	});
}

const perSecond = ({ purchase }: Bought) =>
	(purchase.length * 1_000) / measuredMs;

function describe({ name }: CheckoutShop, bought: Bought[]): string[] {
	const times = (of: "purchase" | (typeof steps)[number]) =>
		bought.flatMap((one) => one[of]);
	const processorMs = bought.map(
		(one) => one.processorMs / one.purchase.length,
	);
	return [
		name,
		describeRounds(bought.map(perSecond), 1),
		median(times("purchase")).toFixed(0),
		quantile(times("purchase"), 0.99).toFixed(0),
		describeRounds(processorMs, 1),
		String(bought.reduce((sum, { refused }) => sum + refused, 0)),
		...steps.map((step) => median(times(step)).toFixed(0)),
	];
}

const isGrowth = goodsCount > small || ordersCount > 0;
const shops: CheckoutShop[] = [];
try {
	shops.push(await openOnServer(small, 0));
	shops.push(
		isGrowth
			? await openOnServer(goodsCount, ordersCount)
			: await openEmbedded(small),
	);
	const bought = shops.map((): Bought[] => []);
	for (let round = 0; round < rounds; round += 1)
		for (const [at, shop] of shops.entries()) bought[at]?.push(await buy(shop));
	const head = [
		"shop",
		"a second (spread)",
		"p50 ms",
		"p99 ms",
		"processor ms each",
		"refused",
		...steps,
	];
	const rows = shops.map((shop, at) => describe(shop, bought[at] ?? []));
	const ratios = (bought[1] ?? []).map(
		(other, at) =>
			median(other.purchase) / median(bought[0]?.[at]?.purchase ?? []),
	);
	const lines = [`p50, second to first: ${describeRounds(ratios)}`];
	for (const { name, url } of shops) {
		const { line: books, violations } = await checkBooks(url);
		lines.push(`${name}: ${books}`, ...violations);
		if (violations.length > 0) process.exitCode = 1;
	}
	const listed = lines.map((line) => `- ${line}`).join("\n");
	const figures = `${markdownTable(head, rows)}\n\n${listed}`;
	// Growth is told in words.
	if (isGrowth) console.log(figures);
	else publish("checkout", figures);
} finally {
	for (const shop of shops) await shop.close();
}
