/** @jest-environment node */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { register } from "prom-client";
import { serveCalls } from "./calls";
import { openTestHost, type TestHost } from "./testing/open-test-host";

const token = "a token of the tests that looks";
let gateway: Server;
let host: TestHost;
let heard: string[] = [];

beforeAll(async () => {
	gateway = createServer((req, res) => {
		heard.push(req.url ?? "");
		res.end();
	});
	await new Promise<void>((done) => gateway.listen(0, "127.0.0.1", done));
	const { port } = gateway.address() as AddressInfo;
	Object.assign(process.env, {
		GATEWAY_URL: `http://127.0.0.1:${port}`,
		SIGNATURE_SECRET: "a secret of the tests",
		INTERNAL_SECRET: "a secret of the tests",
		METRICS_TOKEN: token,
	});
});
beforeEach(async () => {
	heard = [];
	host = await openTestHost(
		(req, res) => {
			res.statusCode = req.url === "/cart" ? 404 : 200;
			res.setHeader("cache-control", "public, max-age=0, s-maxage=60");
			res.setHeader("content-type", "text/html; charset=utf-8");
			res.end("a page");
		},
		{ calls: serveCalls() },
	);
});
afterEach(() => host.close());
afterAll(async () => {
	gateway.closeAllConnections();
	await new Promise((done) => gateway.close(done));
});

async function totalOf(name: string, labels: object = {}): Promise<number> {
	const { values = [] } = (await register.getSingleMetric(name)?.get()) ?? {};
	return values
		.filter((one) =>
			Object.entries(labels).every(
				([label, value]) => one.labels[label] === value,
			),
		)
		.reduce((sum, { value }) => sum + value, 0);
}

test("a storefront whose gateway is elsewhere answers for itself alone", async () => {
	const headers = { authorization: `Bearer ${token}` };
	const { status, body } = await host.ask("/metrics", { headers });
	expect(status).toBe(200);
	expect(body).toContain("harbour_page_store_hits_total");
	expect(body).not.toContain("harbour_ready");
	expect(heard).toEqual([]);
});

test.each(["/en/metrics", "/metrics/", "/metrics?x=1"])(
	"%s shows a stranger nothing",
	async (path) => {
		const { body } = await host.ask(path);
		expect(body).not.toContain("harbour_");
	},
);

test("a request is counted under the pattern of its page, by code", async () => {
	const labels = { route: "/cart", code: 404 };
	const before = await totalOf("harbour_requests_total", labels);
	await host.ask("/cart");
	expect(await totalOf("harbour_requests_total", labels)).toBe(before + 1);
});

test("what somebody typed is no value of a label", async () => {
	await host.ask("/typed-by-somebody");
	await host.ask("/goods_detail/4711");
	const text = await register.metrics();
	expect(text).not.toMatch(/typed-by-somebody|4711/);
	expect(text).toContain('route="unknown"');
	expect(text).toContain('route="/goods_detail/[id]"');
});

test("the page store tells hits, misses, and what it holds", async () => {
	const names = ["hits_total", "misses_total", "pages", "bytes"];
	const read = async () => {
		await host.ask("/metrics");
		return Promise.all(
			names.map((name) => totalOf(`harbour_page_store_${name}`)),
		);
	};
	const [hits = 0, misses = 0, pages] = await read();
	expect(pages).toBe(0);
	await host.ask("/goods_detail/99");
	const after = await read();
	expect(after.slice(0, 3)).toEqual([hits, misses + 1, 1]);
	expect(after[3]).toBeGreaterThan("a page".length);
});
