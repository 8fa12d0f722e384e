import type { ServerResponse } from "node:http";
import { deferred } from "@/gateway/testing/deferred";
import { openTestHost, type TestHost } from "../testing/open-test-host";

let host: TestHost;
afterEach(() => host.close());

const page = "/goods_detail/1";

function sendPage(res: ServerResponse, body: string) {
	res.setHeader("cache-control", "public, max-age=0, s-maxage=60");
	res.setHeader("content-type", "text/html; charset=utf-8");
	res.setHeader("etag", '"1"');
	res.write(body.slice(0, 3));
	res.end(body.slice(3));
}

function fail(res: ServerResponse) {
	res.statusCode = 500;
	res.setHeader("cache-control", "public, s-maxage=60");
	res.write("Error: connect ECONNREFUSED at stack");
	res.end();
	res.setHeader("x-late", "1");
}

test.each([
	["/goods_detail/1", "zh-Hant-HK", "購物車已保留"],
	["/en/cart", "en", "Your cart is kept"],
	["/lao/goods_detail/2", "lo", "ກະຕ່າຂອງທ່ານຍັງຢູ່"],
])(
	"a page that fails is a friendly 503 at %s, in its language, and says when to come back",
	async (path, language, words) => {
		host = await openTestHost((_, res) => fail(res));
		const { status, headers, body } = await host.ask(path);
		expect(status).toBe(503);
		expect(Number(headers["retry-after"])).toBeGreaterThan(0);
		expect(headers["cache-control"]).toBe("no-store");
		expect(headers["content-security-policy"]).toContain("default-src");
		expect(headers["x-content-type-options"]).toBe("nosniff");
		expect(body).toContain(`<html lang="${language}"`);
		expect(body).toContain(words);
		expect(body).not.toContain("ECONNREFUSED");
	},
);

test("a framework that throws is answered alike", async () => {
	host = await openTestHost(async () => {
		throw new Error("broken");
	});
	expect((await host.ask(page)).status).toBe(503);
});

test("a page that was well before is shown as it was, with its age, and kept by nobody", async () => {
	let isWell = true;
	host = await openTestHost((_, res) =>
		isWell ? sendPage(res, "a goods at HK$12.50") : fail(res),
	);
	expect((await host.ask(page)).body).toBe("a goods at HK$12.50");
	isWell = false;
	const { status, headers, body } = await host.ask(page);
	expect([status, body]).toEqual([200, "a goods at HK$12.50"]);
	expect(headers.age).toMatch(/^\d+$/);
	expect(headers["cache-control"]).toBe("no-store");
	expect(headers.etag).toBe('"1"');
	expect((await host.ask("/goods_detail/2")).status).toBe(503);
});

test("what is one visitor's own is never shown again", async () => {
	let isWell = true;
	host = await openTestHost((_, res) => {
		if (!isWell) return fail(res);
		res.setHeader("cache-control", "private, no-store");
		res.setHeader("content-type", "text/html");
		res.end("your cart");
	});
	await host.ask("/cart");
	isWell = false;
	expect((await host.ask("/cart")).status).toBe(503);
});

test("a page that waits for a service that is away is not waited for", async () => {
	const never = deferred();
	host = await openTestHost(() => never.promise, {
		outage: { isOn: async () => true },
	});
	expect((await host.ask(page)).status).toBe(503);
	never.resolve();
});

test("a page that is merely slow is waited for", async () => {
	const slow = deferred();
	const asked = deferred();
	host = await openTestHost(
		async (_, res) => {
			await slow.promise;
			sendPage(res, "a goods");
		},
		{
			outage: {
				isOn: async () => {
					asked.resolve();
					return false;
				},
			},
		},
	);
	const answer = host.ask(page);
	await asked.promise;
	slow.resolve();
	expect((await answer).body).toBe("a goods");
});

test("a page that has begun is left to end as it can", async () => {
	const begun = deferred();
	host = await openTestHost(
		async (_, res) => {
			res.write("frame");
			await begun.promise;
			res.end(" and content");
		},
		{
			outage: {
				isOn: async () => {
					throw new Error("nobody asks");
				},
			},
		},
	);
	const answer = host.ask(page);
	begun.resolve();
	expect(await answer).toMatchObject({
		status: 200,
		body: "frame and content",
	});
});

test("parts of a page, and files, are refused in a few words", async () => {
	host = await openTestHost((_, res) => fail(res));
	const part = await host.ask(`${page}?_rsc=1`, { headers: { rsc: "1" } });
	expect([part.status, part.body]).toEqual([503, "Service Unavailable"]);
	const file = await host.ask("/sitemap.xml");
	expect([file.status, file.body]).toEqual([503, "Service Unavailable"]);
	expect(file.headers["retry-after"]).toBe("10");
});

test("a call that fails keeps its own words", async () => {
	host = await openTestHost((_, res) => fail(res), {
		calls: (_, res) => {
			res.statusCode = 503;
			res.end('{"code":503}');
		},
	});
	expect((await host.ask("/api/front/cart")).body).toBe('{"code":503}');
});
