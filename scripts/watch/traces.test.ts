/** @jest-environment node */
import { fork, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "@/gateway/testing/free-port";
import { openStandIn, type StandIn } from "@/gateway/testing/open-stand-in";
import {
	openTestShop,
	testSecret,
	testTokenSecret,
} from "@/gateway/testing/test-shop";
import { openBuyers } from "../purchases/open-buyers";
import { openPurchase } from "../purchases/purchase";
import { stockUp } from "../purchases/stock-up";
import { openStorefrontClient } from "../purchases/storefront-client";

const settings = {
	...process.env,
	NODE_ENV: "test",
	LOG_LEVEL: "silent",
	SIGNATURE_SECRET: testSecret,
	INTERNAL_SECRET: testSecret,
	TOKEN_SECRET: testTokenSecret,
	ALLOW_LOCAL_PROVIDERS: "1",
	JOBS: "elsewhere",
} as const;
const collected = () => ({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });

interface Span {
	traceId: string;
	spanId: string;
	parentSpanId?: string;
	name: string;
	attributes: Record<string, string | number>;
}

let collector: StandIn;
let bodies: string[];

beforeEach(async () => {
	bodies = [];
	collector = await openStandIn(async (req, res) => {
		let body = "";
		for await (const part of req) body += part;
		expect(req.url).toBe("/v1/traces");
		bodies.push(body);
		res.setHeader("content-type", "application/json").end("{}");
	});
});
afterEach(() => collector.close());

interface Sent {
	resourceSpans: {
		scopeSpans: {
			spans: (Omit<Span, "attributes"> & {
				attributes: {
					key: string;
					value: { stringValue?: string; intValue?: number };
				}[];
			})[];
		}[];
	}[];
}

const spans = (): Span[] =>
	bodies
		.flatMap((body) => (JSON.parse(body) as Sent).resourceSpans)
		.flatMap(({ scopeSpans }) => scopeSpans)
		.flatMap((scope) => scope.spans)
		.map((span) => ({
			...span,
			attributes: Object.fromEntries(
				span.attributes.map(({ key, value }) => [
					key,
					value.stringValue ?? value.intValue ?? "",
				]),
			),
		}));

test("of an order and its payment each is one trace over both halves, its statements and its provider, without a word of the shopper", async () => {
	const shop = await openTestShop();
	const traced = fork("scripts/watch/testing/traced-host.ts", {
		execArgv: ["--conditions=react-server", "--import", "tsx"],
		env: { ...settings, DATABASE_URL: shop.url, ...collected() },
	});
	const [port] = await once(traced, "message");
	const address = `http://127.0.0.1:${port}`;
	const client = openStorefrontClient({ address, connectionsMax: 2 });
	try {
		const [buyer] = await openBuyers(shop.url, testTokenSecret, 1);
		const [skuId] = await stockUp(shop.url, 1);
		if (!buyer || !skuId) throw new Error("Nobody buys nothing.");
		const purchase = openPurchase(client, buyer);
		await purchase.fill(skuId);
		const preOrderNo = await purchase.preOrder();
		const total = await purchase.quote(preOrderNo);
		const payMethod = "local";
		const no = await purchase.order({ preOrderNo, total, payMethod });
		await purchase.pay(no, payMethod);
		traced.send("end");
		await once(traced, "exit");

		const all = spans();
		for (const call of ["order/create", "pay/payment"]) {
			const ofGateway = all.filter(
				({ name }) => name === `POST /api/front/${call}`,
			);
			expect(ofGateway).toHaveLength(1);
			const [asked] = ofGateway;
			const ofHost = all.find(({ spanId }) => spanId === asked?.parentSpanId);
			expect(ofHost).toMatchObject({ name: "POST calls" });
			expect(ofHost?.parentSpanId).toBeUndefined();
			const requestId = asked?.attributes["harbour.request_id"];
			expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
			expect(ofHost?.attributes["harbour.request_id"]).toBe(requestId);
			const whole = all.filter(({ traceId }) => traceId === asked?.traceId);
			const known = new Set(whole.map(({ spanId }) => spanId));
			expect(
				whole.filter(
					({ parentSpanId }) => parentSpanId && !known.has(parentSpanId),
				),
			).toEqual([]);
			const statements = whole.filter(({ attributes }) =>
				String(attributes["db.query.text"] ?? "").includes("$1"),
			);
			expect(statements.length).toBeGreaterThan(2);
		}
		expect(all.map(({ name }) => name)).toContain("payment local begin");
		// A moment in nanoseconds may hold the digits of any number.
		const text = JSON.stringify(
			bodies.map((body) => JSON.parse(body)),
			(key, value) => (key.endsWith("UnixNano") ? undefined : value),
		);
		for (const secret of [
			buyer.token,
			no,
			preOrderNo,
			"91230000",
			"Taikoo",
			"example.com",
		])
			expect(text).not.toContain(secret);
	} finally {
		client.close();
		traced.kill();
		await shop.close();
	}
});

/** What a gateway has loaded of OpenTelemetry by its end. */
async function loadedBy(more: Record<string, string>): Promise<string[]> {
	const folder = mkdtempSync(join(tmpdir(), "harbour-traces-"));
	const port = await freePort();
	const child = spawn(
		process.execPath,
		["--import", "tsx", "gateway/serve.ts"],
		{
			env: {
				...settings,
				NODE_V8_COVERAGE: folder,
				DATABASE_URL: "postgresql://nobody@127.0.0.1:1/none",
				GATEWAY_PORT: String(port),
				...more,
			},
			stdio: "inherit",
		},
	);
	const ended = new Promise((done) => child.once("exit", done));
	const ask = () => fetch(`http://127.0.0.1:${port}/healthz`);
	while (!(await ask().catch(() => undefined)))
		if (child.exitCode !== null) throw new Error("The gateway ended");
	child.kill("SIGTERM");
	await ended;
	const urls = readdirSync(folder).flatMap((name) =>
		JSON.parse(readFileSync(join(folder, name), "utf8")).result.map(
			({ url }: { url: string }) => url,
		),
	);
	rmSync(folder, { recursive: true });
	expect(
		urls.filter((url) => url.includes("/gateway/")).length,
	).toBeGreaterThan(100);
	// prom-client has its types of spans, which do nothing by themselves.
	return urls.filter((url) => /@opentelemetry\/(?!api\/)/.test(url));
}

test("without a collector no package that collects or sends is loaded", async () => {
	expect(await loadedBy({})).toEqual([]);
	expect((await loadedBy(collected())).length).toBeGreaterThan(10);
});
