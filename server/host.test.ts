import { connect } from "node:net";
import { deferred } from "@/gateway/testing/deferred";
import { commonHeadersOf } from "./common-headers";
import { openHostLimits } from "./limits";
import { openTestHost, type TestHost } from "./testing/open-test-host";

let host: TestHost;
afterEach(() => host.close());

const greeting = async () => {
	host = await openTestHost((_, res) => res.end("hello"));
};

test.each([
	["/%ff", "GET", 400],
	["/%E0%A4%A", "GET", 400],
	["/en/%00", "GET", 400],
	["*", "OPTIONS", 400],
	["http://elsewhere.example/", "GET", 400],
	["/", "TRACE", 405],
	["/api/front/cart", "TRACE", 405],
	["/cart", "PUT", 405],
	["/cart", "DELETE", 405],
	["/cart", "POST", 405],
])(
	"%s by %s is refused with %s before anything is rendered",
	async (path, method, status) => {
		await greeting();
		const answer = await host.ask(path, { method });
		expect(answer.status).toBe(status);
		expect(answer.headers["x-content-type-options"]).toBe("nosniff");
		expect(host.rendered).toEqual([]);
		if (status === 405) expect(answer.headers.allow).toMatch(/^GET, HEAD/);
	},
);

test.each([
	["/cart", "GET"],
	["/cart", "HEAD"],
	["/api/front/cart", "HEAD"],
	["/api/front", "POST"],
	["/uploads/0123456789abcdef0123456789abcdef.webp", "HEAD"],
	["/uploads", "GET"],
	["/uploads/a/b.webp", "GET"],
	["/api/words/cart", "GET"],
	["/api/refresh", "DELETE"],
])("%s by %s reaches the framework", async (path, method) => {
	await greeting();
	expect((await host.ask(path, { method })).status).toBe(200);
});

test.each([
	["/api/front/cart/list", "GET"],
	["/api/front/cart/add", "POST"],
	["/api/operator/goods", "POST"],
	["/uploads/0123456789abcdef0123456789abcdef.webp", "GET"],
	["/.well-known/ucp", "GET"],
	["/.well-known/oauth-authorization-server", "GET"],
	["/oauth/token", "POST"],
	["/ucp/v1/catalog/search", "POST"],
	["/ucp/v1/carts/x.json", "PUT"],
	["/ucp/mcp", "DELETE"],
])("the call %s by %s passes the framework by", async (path, method) => {
	await greeting();
	const answer = await host.ask(path, { method });
	expect(answer.body).toBe("a call");
	expect(answer.headers["x-content-type-options"]).toBe("nosniff");
	expect(host.rendered).toEqual([]);
});

test("paths that no page claims share one stored page in each language", async () => {
	host = await openTestHost((req, res) => {
		res.statusCode = 404;
		res.setHeader("cache-control", "public, max-age=0, s-maxage=60");
		res.setHeader("content-type", "text/html; charset=utf-8");
		res.end(`nothing at ${req.url}`);
	});
	for (const path of ["/nope", "/other/nope", "/nope?a=1"]) {
		const { status, body } = await host.ask(path);
		expect([status, body]).toEqual([404, "nothing at /0"]);
	}
	expect((await host.ask("/th/nope")).body).toBe("nothing at /th/0");
	expect(host.rendered).toEqual(["/0", "/th/0"]);
});

test("a page that is kept under an inner path alone is found at its address", async () => {
	await greeting();
	const address = "/en/privacy_agreement?title=terms%20of%20use";
	await host.ask(address);
	expect(host.rendered).toEqual([address]);
});

test("a page's Markdown twin is found at its address, where everybody may see the page", async () => {
	await greeting();
	const twins = [
		"/goods_detail/7.md",
		"/en/privacy_agreement.md?title=terms%20of%20use",
		"/index.md",
	];
	for (const path of twins) expect((await host.ask(path)).status).toBe(200);
	for (const path of ["/users.md", "/th/order/order_pay.md", "/nope.md"])
		expect((await host.ask(path)).status).toBe(404);
	expect(host.rendered).toEqual(twins);
});

test("a file that is not there costs no page", async () => {
	await greeting();
	expect((await host.ask("/wp-login.php")).status).toBe(404);
	expect((await host.ask("/sitemap.xml")).status).toBe(200);
	expect(host.rendered).toEqual(["/sitemap.xml"]);
});

test("who asks too often is told when to come back, in the language of the page or call; others notice nothing", async () => {
	const limits = openHostLimits({
		words: 2,
		sharedPicture: 1,
		sitemap: 1,
		feed: 1,
		agent: 1,
		unknown: 1,
	});
	host = await openTestHost((_, res) => res.end("found"), { limits });
	const from = (address: string, language = "en") => ({
		headers: { "x-from": address, "accept-language": language },
	});
	const suggest = "/api/front/product/suggest?keyword=rice";
	const page = "/th/goods/goods_search?title=rice";
	for (const path of [suggest, page])
		expect((await host.ask(path, from("192.0.2.7"))).status).not.toBe(429);

	const call = await host.ask(suggest, from("192.0.2.7", "fr"));
	expect(call.status).toBe(429);
	expect(Number(call.headers["retry-after"])).toBeGreaterThan(0);
	expect(JSON.parse(call.body)).toEqual({
		code: 429,
		message: "Trop de tentatives. Patientez un peu puis réessayez",
		data: null,
	});
	const refused = await host.ask(page, from("192.0.2.7"));
	expect(refused.status).toBe(429);
	expect(refused.body).toContain('<html lang="th"');
	expect((await host.ask(page, from("192.0.2.8"))).status).not.toBe(429);
	// A list by category alone is what crawlers read: nobody counts.
	for (let times = 0; times < 5; times += 1)
		expect((await host.ask("/goods_detail/1", from("192.0.2.7"))).status).toBe(
			200,
		);
});

test("a program that shops for somebody is told by a status when to come back", async () => {
	const counted = { words: 1, sharedPicture: 1, sitemap: 1, feed: 1 };
	const limits = openHostLimits({ ...counted, agent: 1, unknown: 1 });
	host = await openTestHost((_, res) => res.end(), { limits });
	const headers = { "x-from": "192.0.2.9" };
	const ask = () => host.ask("/ucp/mcp", { method: "POST", headers });
	expect((await ask()).status).toBe(200);
	const refused = await ask();
	expect(refused.status).toBe(429);
	expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
});

test("whoever holds a network of version 6 is one asker", async () => {
	const limits = openHostLimits({
		words: 1,
		sharedPicture: 1,
		sitemap: 1,
		feed: 1,
		agent: 1,
		unknown: 1,
	});
	host = await openTestHost((_, res) => res.end(), { limits });
	const ask = async (address: string) => {
		const headers = { "x-from": address };
		return (await host.ask("/sitemap.xml", { headers })).status;
	};
	expect(await ask("2001:db8:1:2::1")).toBe(200);
	expect(await ask("2001:db8:1:2:3:4:5:6")).toBe(429);
	expect(await ask("2001:db8:1:3::1")).toBe(200);
});

test("this machine's own questions are not counted", async () => {
	const limits = openHostLimits({
		words: 1,
		sharedPicture: 1,
		sitemap: 1,
		feed: 1,
		agent: 1,
		unknown: 1,
	});
	host = await openTestHost((_, res) => res.end(), { limits });
	for (const address of ["127.0.0.1", "127.0.0.1", "::1", "::1"])
		expect(
			(await host.ask("/sitemap.xml", { headers: { "x-from": address } }))
				.status,
		).toBe(200);
});

test("parts of a page that are not told from it by their address are kept by no cache", async () => {
	host = await openTestHost((_, res) => {
		res.statusCode = 307;
		res.setHeader("cache-control", "public, s-maxage=60");
		res.setHeader("location", "/goods_detail/1?_rsc");
		res.end();
	});
	const headers = { rsc: "1" };
	const keyed = await host.ask("/goods_detail/1?_rsc=abc", { headers });
	expect(keyed.headers["cache-control"]).toBe("public, s-maxage=60");
	const unkeyed = await host.ask("/goods_detail/1", { headers });
	expect(unkeyed.headers["cache-control"]).toBe("private, no-store");
});

test("a request that drips is closed when its time is over", async () => {
	const ended = deferred<string>();
	host = await openTestHost(
		(req, res) => {
			req.on("end", () => res.end("whole")).resume();
		},
		{ requestMs: 300 },
	);
	const socket = connect(host.port, "127.0.0.1");
	let said = "";
	socket.on("data", (part) => {
		said += part;
	});
	socket.on("close", () => ended.resolve(said));
	socket.write(
		"POST /api/front/x HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\na",
	);
	expect(await ended.promise).not.toContain("whole");
});

test.each([
	["/cart", "GET"],
	["/pictures/mark.svg", "GET"],
	["/nope.js", "GET"],
	["/%ff", "GET"],
	["/", "PUT"],
])(
	"the answer to %s by %s is taken for what it says, and keeps browsers with https",
	async (path, method) => {
		await greeting();
		const { headers } = await host.ask(path, { method });
		expect(headers["x-content-type-options"]).toBe("nosniff");
		expect(headers["strict-transport-security"]).toBe(
			"max-age=31536000; includeSubDomains",
		);
	},
);

test("a shop without https asks for none", async () => {
	const commonHeaders = commonHeadersOf("http://localhost:3000");
	host = await openTestHost((_, res) => res.end(), { commonHeaders });
	const { headers } = await host.ask("/cart");
	expect(headers).not.toHaveProperty("strict-transport-security");
});
