import type { ServerResponse } from "node:http";
import { brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { tagsManifest } from "next/dist/server/lib/incremental-cache/tags-manifest.external.js";
import { takenFromStore } from "@/lib/freshness/taken-from-store.mjs";
import { openTestHost, type TestHost } from "../testing/open-test-host";

let host: TestHost;
afterEach(async () => {
	tagsManifest.clear();
	await host.close();
});

const page = "/goods_detail/1";
const tags = ["_N_T_/layout", "catalogue", "goods:1"];

interface InStore {
	storedAt?: number;
	isWhole?: boolean;
	type?: string;
	isPacked?: boolean;
}

/** As Next answers with what it has in store. */
function sendStored(
	res: ServerResponse,
	body: string,
	{
		storedAt = Date.now(),
		isWhole = true,
		type = "text/html",
		isPacked = false,
	}: InStore = {},
) {
	takenFromStore.getStore()?.push({ key: page, at: storedAt, tags, isWhole });
	res.setHeader("cache-control", "public, max-age=0, s-maxage=60");
	res.setHeader("content-type", `${type}; charset=utf-8`);
	res.setHeader("etag", '"1"');
	if (isPacked) res.setHeader("content-encoding", "gzip");
	res.end(isPacked ? gzipSync(body) : body);
}

const modern = { headers: { "accept-encoding": "gzip, deflate, br, zstd" } };

/** Brotli is made behind the answers: asks until it is there. */
async function askForBrotli(path: string) {
	for (;;) {
		const answer = await host.ask(path, modern);
		if (answer.headers["content-encoding"] === "br") return answer;
	}
}

test("a page in store is rendered once and sent again without Next", async () => {
	host = await openTestHost((_, res) => sendStored(res, "at HK$12.50"));
	await host.ask(page);
	const second = await host.ask(page);
	expect(host.rendered).toEqual([page]);
	expect(second).toMatchObject({ status: 200, body: "at HK$12.50" });
	expect(second.headers).toMatchObject({
		"cache-control": "public, max-age=0, s-maxage=60",
		"content-length": "11",
		"x-content-type-options": "nosniff",
		age: expect.stringMatching(/^\d+$/),
	});
});

test("once a tag of it fell nobody is shown the page again, not once", async () => {
	let price = "12.50";
	host = await openTestHost((_, res) => sendStored(res, `at HK$${price}`));
	await host.ask(page);
	price = "13.00";
	tagsManifest.set("goods:2", { expired: Date.now() + 1 });
	expect((await host.ask(page)).body).toBe("at HK$12.50");
	tagsManifest.set("goods:1", { expired: Date.now() });
	expect((await host.ask(page)).body).toBe("at HK$13.00");
});

test("a fall counts from its own millisecond on, and by a clock that runs ahead too", async () => {
	const storedAt = Date.now();
	host = await openTestHost((_, res) => sendStored(res, "old", { storedAt }));
	await host.ask(page);
	for (const expired of [storedAt, storedAt + 60_000]) {
		tagsManifest.set("goods:1", { expired });
		await host.ask(page);
	}
	expect(host.rendered).toHaveLength(3);
});

test("a page that was rendered before its tag fell, and arrives after, is not shown again", async () => {
	const began = Date.now() - 5;
	host = await openTestHost((_, res) => {
		tagsManifest.set("goods:1", { expired: Date.now() });
		sendStored(res, "at an old price", { storedAt: began });
	});
	await host.ask(page);
	await host.ask(page);
	expect(host.rendered).toEqual([page, page]);
});

test("a page that is merely a minute old is asked for by one visitor at a time; all others see it meanwhile", async () => {
	const storedAt = Date.now() - 61_000;
	host = await openTestHost((_, res) =>
		sendStored(res, "a goods", { storedAt }),
	);
	await host.ask(page);
	await host.ask(page);
	const others = await Promise.all([host.ask(page), host.ask(page)]);
	expect(host.rendered).toHaveLength(2);
	expect(others.map(({ body }) => body)).toEqual(["a goods", "a goods"]);
});

test("a browser that has the page hears just that", async () => {
	host = await openTestHost((_, res) => sendStored(res, "a goods"));
	await host.ask(page);
	const asks = ['W/"1"', '"0", "1"'].map((known) =>
		host.ask(page, { headers: { "if-none-match": known } }),
	);
	for (const answer of await Promise.all(asks))
		expect(answer).toMatchObject({ status: 304, body: "" });
	const other = await host.ask(page, { headers: { "if-none-match": '"0"' } });
	expect(other).toMatchObject({ status: 200, body: "a goods" });
	expect(host.rendered).toEqual([page]);
});

test("who asks for the head alone hears what a visitor would", async () => {
	host = await openTestHost((_, res) => sendStored(res, "a goods"));
	const { headers } = await host.ask(page);
	const head = await host.ask(page, { method: "HEAD" });
	expect(head).toMatchObject({ status: 200, body: "" });
	expect(head.headers["content-type"]).toBe(headers["content-type"]);
	expect(head.headers["content-length"]).toBe("7");
	expect(host.rendered).toEqual([page]);
});

test("a stored page is sent in brotli to whoever reads it, and the same page to who does not", async () => {
	host = await openTestHost((_, res) =>
		sendStored(res, "at HK$12.50", { isPacked: true }),
	);
	const first = await host.ask(page, modern);
	expect(gunzipSync(first.bytes).toString()).toBe("at HK$12.50");
	const { bytes, headers } = await askForBrotli(page);
	expect(brotliDecompressSync(bytes).toString()).toBe("at HK$12.50");
	expect(headers["content-length"]).toBe(String(bytes.length));
	const older = { headers: { "accept-encoding": "gzip" } };
	const { bytes: packed } = await host.ask(page, older);
	expect(gunzipSync(packed).toString()).toBe("at HK$12.50");
	expect(host.rendered).toEqual([page]);
});

test("the tag of other bytes says that they only mean the same, and a browser that has them hears so", async () => {
	host = await openTestHost((_, res) =>
		sendStored(res, "a goods", { isPacked: true }),
	);
	const first = await host.ask(page, modern);
	expect(first.headers.etag).toBe('"1"');
	const { etag = "" } = (await askForBrotli(page)).headers;
	expect(etag).toBe('W/"1"');
	for (const known of [etag, '"1"']) {
		const headers = { ...modern.headers, "if-none-match": known };
		expect((await host.ask(page, { headers })).status).toBe(304);
	}
});

test("once a tag of it fell nobody is shown the page again in brotli either", async () => {
	let price = "12.50";
	host = await openTestHost((_, res) =>
		sendStored(res, `at HK$${price}`, { isPacked: true }),
	);
	await host.ask(page, modern);
	await askForBrotli(page);
	price = "13.00";
	tagsManifest.set("goods:1", { expired: Date.now() });
	const next = await host.ask(page, modern);
	expect(gunzipSync(next.bytes).toString()).toBe("at HK$13.00");
	tagsManifest.clear();
	const { bytes } = await askForBrotli(page);
	expect(brotliDecompressSync(bytes).toString()).toBe("at HK$13.00");
});

test("parts of a page, other addresses, methods and encodings are asked of Next", async () => {
	host = await openTestHost((_, res) => sendStored(res, "a goods"));
	await host.ask(page);
	await host.ask(`${page}?_rsc=1`, { headers: { rsc: "1" } });
	await host.ask(`${page}?id=2`);
	await host.ask(`/en${page}`);
	await host.ask(page, { headers: { "accept-encoding": "gzip" } });
	expect(host.rendered).toHaveLength(5);
});

test.each([
	["cache-control", "private, no-store"],
	["set-cookie", "a=1"],
])("a page in store that says %s: %s is not kept", async (name, value) => {
	host = await openTestHost((_, res) => {
		const set = res.setHeader.bind(res);
		set(name, value);
		res.setHeader = (other, ...rest) =>
			other === name ? res : set(other, ...rest);
		sendStored(res, "a goods");
	});
	await host.ask(page);
	await host.ask(page);
	expect(host.rendered).toHaveLength(2);
});

const ahead = (segment: string) => ({
	rsc: "1",
	"next-router-prefetch": "1",
	"next-router-segment-prefetch": segment,
});

test("a part that the router asks for ahead is sent from memory, and is no other part", async () => {
	host = await openTestHost((req, res) =>
		sendStored(res, String(req.headers["next-router-segment-prefetch"]), {
			isWhole: false,
			type: "text/x-component",
		}),
	);
	for (const segment of ["/_tree", "/_tree", "/__PAGE__", "/__PAGE__"]) {
		const headers = ahead(segment);
		const { body } = await host.ask(`${page}?_rsc=a`, { headers });
		expect(body).toBe(segment);
	}
	expect(host.rendered).toHaveLength(2);
});

test("what a page renders for each visitor is asked of Next by each, as a part too", async () => {
	host = await openTestHost((_, res) =>
		sendStored(res, "yours", { isWhole: false, type: "text/x-component" }),
	);
	const visit = () => host.ask(`${page}?_rsc=b`, { headers: { rsc: "1" } });
	await visit();
	await visit();
	expect(host.rendered).toHaveLength(2);
});

test("an answer that was made of two pages in store is not kept", async () => {
	host = await openTestHost((_, res) => {
		takenFromStore
			.getStore()
			?.push({ key: "/other", at: 1, tags: [], isWhole: true });
		sendStored(res, "a goods");
	});
	await host.ask(page);
	await host.ask(page);
	expect(host.rendered).toHaveLength(2);
});

test("a page that Next does not keep whole is rendered for each visitor", async () => {
	host = await openTestHost((_, res) => {
		res.setHeader("cache-control", "public, s-maxage=60");
		res.setHeader("content-type", "text/html");
		res.end("a frame, and what streams into it");
	});
	await host.ask(page);
	await host.ask(page);
	expect(host.rendered).toEqual([page, page]);
});

test("a file of the build is read once, in each encoding; a part of it is read by itself", async () => {
	const file = "/_next/static/chunks/0a.js";
	host = await openTestHost((_, res) => {
		res.setHeader("cache-control", "public, max-age=31536000, immutable");
		res.setHeader("content-type", "text/javascript");
		res.end("let harbour;");
	});
	const answers = [await host.ask(file), await host.ask(file)];
	for (const answer of answers)
		expect(answer).toMatchObject({ status: 200, body: "let harbour;" });
	expect(host.rendered).toHaveLength(1);
	await host.ask(file, { headers: { "accept-encoding": "gzip" } });
	await host.ask(file, { headers: { range: "bytes=0-2" } });
	expect(host.rendered).toHaveLength(3);
});

test("a file that is not there is looked for again", async () => {
	host = await openTestHost((_, res) => {
		res.statusCode = 404;
		res.setHeader("cache-control", "public, immutable");
		res.end();
	});
	const file = "/_next/static/chunks/none.js";
	await host.ask(file);
	await host.ask(file);
	expect(host.rendered).toHaveLength(2);
});
