/** @jest-environment node */
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { answerMetrics } from "@/gateway/answer-metrics";
import { openDecider } from "@/gateway/testing/decide-refund";
import { performEffects } from "@/gateway/testing/expect-money";
import { openRefunder } from "@/gateway/testing/open-refunder";
import { seedSku } from "@/gateway/testing/own-cart";
import { namesIn, openWatched, token, type Watched } from "./open-watched";

let watched: Watched;

beforeAll(async () => {
	watched = await openWatched((_, res) => {
		res.setHeader("cache-control", "public, max-age=0, s-maxage=60");
		res.setHeader("content-type", "text/html");
		res.end("a page");
	});
});
afterAll(() => watched.close());

/** How much each of these grew meanwhile. */
async function growth(
	names: [name: string, labels?: string][],
	work: () => Promise<unknown>,
): Promise<number[]> {
	const read = () => Promise.all(names.map((name) => watched.sum(...name)));
	const before = await read();
	await work();
	const after = await read();
	return after.map((value, at) => value - (before[at] ?? 0));
}

test("one answer holds what the host counts and what the gateway counts", async () => {
	await watched.host.ask("/cart");
	await watched.wire.get("/api/front/product/list");
	const names = namesIn(await watched.read());
	expect(names).toContain("harbour_requests_total");
	expect(names).toContain("harbour_calls_total");
});

test.each([
	[undefined, 401],
	["Bearer ", 401],
	[`Bearer ${token.slice(1)}`, 401],
	[`Bearer ${token}x`, 401],
	[`Basic ${token}`, 401],
	[`Bearer ${token}`, 200],
])(
	"who asks with %s hears %d, and no cache keeps it",
	async (authorization, status) => {
		const headers: Record<string, string> =
			authorization === undefined ? {} : { authorization };
		const answers = [
			await watched.host.ask("/metrics", { headers }),
			await watched.host.ask("/metrics", { headers }),
		];
		for (const answer of answers) {
			expect(answer.status).toBe(status);
			expect(answer.headers["cache-control"]).toBe("no-store");
		}
		expect(watched.host.rendered).not.toContain("/metrics");
	},
);

test.each(["", "Bearer ", "Bearer undefined"])(
	"without a token of the shop's nobody finds it, not by %j either",
	async (authorization) => {
		const { status, headers } = await answerMetrics(undefined, authorization);
		expect(status).toBe(404);
		expect(headers.get("cache-control")).toBe("no-store");
	},
);

test("the recipe for nginx passes it to nobody", () => {
	const recipe = readFileSync("deploy/nginx/shop.conf", "utf8");
	expect(recipe).toMatch(/location = \/metrics \{\s+return 404;\s+\}/);
});

test("calls are counted by their declared path, never by what was asked for", async () => {
	const grown = await growth(
		[
			[
				"harbour_calls_total",
				'call="GET /api/front/product/detail/{id}",code="200"',
			],
			["harbour_calls_total", 'call="other",code="404"'],
		],
		async () => {
			await watched.wire.get("/api/front/product/detail/1");
			await watched.wire.get("/api/front/product/detail/2");
			await watched.wire.get("/api/front/no/such-call");
		},
	);
	expect(grown).toEqual([2, 1]);
	expect(await watched.read()).not.toMatch(/such-call|detail\/\d/);
});

test("an order that is sent twice under its key is counted once", async () => {
	const kit = await openRefunder(watched.shop);
	const { skuId } = await seedSku(watched.shop, { price: "33.35" });
	await kit.put(skuId, 1);
	const preOrderNo = await kit.want();
	const { addressId } = kit;
	const { total } = (await kit.quote(preOrderNo)).data;
	const body = { preOrderNo, addressId, payMethod: "local", total };
	const key = randomUUID();
	const grown = await growth([["harbour_orders_placed_total"]], async () => {
		const first = await kit.ask("create", body, key);
		expect((await kit.ask("create", body, key)).data).toEqual(first.data);
	});
	expect(grown).toEqual([1]);
});

test("a payment and a refund are counted once, in cents", async () => {
	const { shop } = watched;
	const kit = await openRefunder(shop);
	const operator = await openDecider(shop, "operator");
	const grown = await growth(
		[
			["harbour_payments_total", 'outcome="succeeded"'],
			["harbour_payment_cents_total", 'outcome="succeeded"'],
			["harbour_refunds_total"],
			["harbour_refund_cents_total"],
		],
		async () => {
			const order = await kit.buyOne({ price: "33.35", pieces: 3 });
			await operator.approve(await kit.applied(order, [1]));
			await performEffects(shop);
			await performEffects(shop);
		},
	);
	expect(grown).toEqual([1, 13_005, 1, 3_335]);
});
