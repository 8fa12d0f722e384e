/** @jest-environment node */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { deferred } from "@/gateway/testing/deferred";
import { olderHeader, releaseHeader } from "@/lib/http/release";
import { version } from "@/package.json";
import { serveCalls } from "./calls";
import { openTestHost, type TestHost } from "./testing/open-test-host";

const signed = "/uploads/fedcba9876543210fedcba9876543210.webp";
const location = "http://127.0.0.1:1/pictures/f.webp?X-Amz-Signature=1";
const control = "public, max-age=0, must-revalidate, s-maxage=60";

const stream = "/api/front/conversation/stream";
const left = deferred();

let gateway: Server;
let host: TestHost;
let heard: string[] = [];

beforeAll(async () => {
	gateway = createServer((req, res) => {
		heard.push(req.url ?? "");
		if (req.url === stream) {
			res.once("close", () => left.resolve());
			res.writeHead(200, {
				"content-type": "text/event-stream",
				"x-accel-buffering": "no",
			});
			return res.write("data: 12\n\n");
		}
		if (req.url === signed)
			return res.writeHead(302, { location, "cache-control": control }).end();
		return res
			.writeHead(200, { "content-type": "application/json" })
			.end('{"code":200,"message":"","data":null}');
	});
	await new Promise<void>((done) => gateway.listen(0, "127.0.0.1", done));
	const { port } = gateway.address() as AddressInfo;
	process.env.GATEWAY_URL = `http://127.0.0.1:${port}`;
	process.env.SIGNATURE_SECRET = "a secret of the tests";
	process.env.INTERNAL_SECRET = "a secret of the tests";
	host = await openTestHost((_, res) => res.end(), { calls: serveCalls() });
});

afterAll(async () => {
	await host.close();
	gateway.closeAllConnections();
	await new Promise((done) => gateway.close(done));
});

beforeEach(() => {
	heard = [];
});

test.each([
	["/api/front/product/detail/1"],
	["/api/operator/goods"],
	["/uploads/0123456789abcdef0123456789abcdef.webp"],
])("%s is asked of the gateway as it is", async (path) => {
	await host.ask(path);
	expect(heard).toEqual([path]);
});

test.each([
	["0.0.9", 200],
	[version, 200],
	["1000.0.0", 503],
	["a newer one", 200],
])(
	"a page of release %s is answered by %i: what this one may not know it does not begin",
	async (release, status) => {
		const answer = await host.ask("/api/front/product/detail/1", {
			headers: { [releaseHeader]: release },
		});
		expect(answer.status).toBe(status);
		expect(answer.headers[olderHeader]).toBe(
			status === 503 ? version : undefined,
		);
		expect(heard).toHaveLength(status === 503 ? 0 : 1);
	},
);

test("the way to a picture in a store is told to the browser, not followed", async () => {
	const { status, headers } = await host.ask(signed);
	expect(status).toBe(302);
	expect(headers.location).toBe(location);
	expect(headers["cache-control"]).toBe(control);
});

test.each([
	["/api/front/../../healthz"],
	["/api/front/%2e%2e/%2E%2E/healthz"],
	["/api/front/../..//127.0.0.1:1/api/front/cart/list"],
	["/uploads/.."],
])("%s leads to nothing but calls and pictures", async (path) => {
	const { status } = await host.ask(path);
	expect(status).toBe(404);
	expect(heard).toEqual([]);
});

test("a stream is handed on as it comes, uncompressed, and ends at the gateway when its reader leaves", async () => {
	const leaving = new AbortController();
	const answer = await fetch(`http://127.0.0.1:${host.port}${stream}`, {
		headers: { "accept-encoding": "gzip, br" },
		signal: leaving.signal,
	});
	expect(answer.headers.get("content-encoding")).toBeNull();
	expect(answer.headers.get("cache-control")).toBe(
		"private, no-store, no-transform",
	);
	expect(answer.headers.get("x-accel-buffering")).toBe("no");
	const { value } = (await answer.body?.getReader().read()) ?? {};
	expect(new TextDecoder().decode(value)).toBe("data: 12\n\n");
	leaving.abort();
	await left.promise;
});

test("nobody opens a stream that they would not read", async () => {
	const { status } = await host.ask(stream, { method: "POST" });
	expect(status).toBe(403);
	expect(heard).toEqual([]);
});
