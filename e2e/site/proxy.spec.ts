import { expect, test } from "../support/test";

const visit = { path: "/", referrer: "" };

test("the door takes a write from this site's own pages", async ({
	request,
	baseURL,
}) => {
	const response = await request.post("/api/front/pc/visit", {
		data: visit,
		headers: { origin: String(baseURL), "sec-fetch-site": "same-origin" },
	});
	expect(await response.json()).toMatchObject({ code: 200, data: null });
});

const foreign: Record<string, string>[] = [
	{ origin: "https://elsewhere.example" },
	{ origin: "null" },
	{ "sec-fetch-site": "cross-site" },
	{ "sec-fetch-site": "same-site" },
];

test("the door refuses another site", async ({ request }) => {
	for (const headers of foreign) {
		const response = await request.post("/api/front/pc/visit", {
			data: visit,
			headers,
		});
		const who = JSON.stringify(headers);
		expect.soft(response.status(), who).toBe(403);
		expect.soft(await response.json(), who).toMatchObject({ code: 403 });
	}
});

test("what is wrong with a request comes back in the envelope, in the shopper's language", async ({
	request,
}) => {
	const send = (data: string) =>
		request.post("/api/front/pc/visit", {
			data,
			headers: { "content-type": "application/json", "accept-language": "en" },
		});
	const malformed = await send('{"path": ');
	expect(malformed.status()).toBe(400);
	expect(await malformed.json()).toMatchObject({
		code: 400,
		message: expect.stringContaining("check"),
	});
	const wrongType = await send('{"path": 7}');
	expect((await wrongType.json()).data.fields).toHaveProperty("path");
	const tooLarge = await send(JSON.stringify("x".repeat(2 * 1024 * 1024)));
	expect(tooLarge.status()).toBe(413);
	expect(await tooLarge.json()).toMatchObject({ code: 413 });
});

test("no answer of the door may be kept by a shared cache, and none sets a cookie", async ({
	request,
}) => {
	const response = await request.get("/api/front/product/list?limit=1");
	expect(response.headers()["cache-control"]).toBe("private, no-store");
	expect(response.headers()).not.toHaveProperty("set-cookie");
});

test("cached pages set no cookie and tell shared caches how long they live", async ({
	request,
}) => {
	for (const path of [
		"/",
		"/mall/mall_index",
		"/goods_detail/1",
		"/goods/goods_search?cid=1",
		"/en/goods/goods_search?cid=1&utm_source=letter",
	]) {
		const { headers } = await request
			.get(path)
			.then((response) => ({ headers: response.headers() }));
		expect(headers["cache-control"], path).toMatch(/s-maxage=\d+/);
		expect(headers, path).not.toHaveProperty("set-cookie");
	}
});

test("the internal refresh is closed to strangers", async ({ request }) => {
	const guesses: Record<string, string>[] = [
		{},
		{ authorization: "Bearer wrong" },
	];
	for (const headers of guesses)
		expect((await request.post("/api/refresh", { headers })).status()).toBe(
			404,
		);
});

test("a body nested without end is refused as quickly as any other that is wrong", async ({
	request,
}) => {
	for (const data of ["[".repeat(8_000), "[".repeat(8_000) + "]".repeat(8_000)])
		for (const path of ["/api/front/pc/visit", "/api/front/login/email"]) {
			const response = await request.post(path, {
				data: Buffer.from(data),
				headers: { "content-type": "application/json" },
			});
			expect.soft(response.status(), path).toBe(400);
			expect.soft(await response.json(), path).toMatchObject({ code: 400 });
		}
});

const unanswerable: [method: string, path: string, status: number][] = [
	["GET", "/%ff", 400],
	["GET", "/%E0%A4%A", 400],
	["PUT", "/en/login", 405],
	["DELETE", "/", 405],
	["POST", "/goods_detail/1", 405],
];

test("what no page answers is refused as the asker's mistake", async ({
	request,
}) => {
	for (const [method, path, status] of unanswerable) {
		const response = await request.fetch(path, { method });
		expect.soft(response.status(), `${method} ${path}`).toBe(status);
	}
});

test("supervisors hear that the process lives and that it can serve", async ({
	request,
}) => {
	const alive = await request.get("/healthz");
	expect([alive.status(), await alive.json()]).toEqual([
		200,
		{ status: "alive" },
	]);
	const ready = await request.get("/readyz");
	expect([ready.status(), await ready.json()]).toEqual([
		200,
		{ status: "ready" },
	]);
	for (const answer of [alive, ready])
		expect(answer.headers()["cache-control"]).toBe("no-store");
});

test("every path that no page claims has the shop's own page, in its language; a file that is not there has none", async ({
	request,
}) => {
	const missing = [
		["/nope", "/help/content?id=1"],
		["/fr/nope/much/deeper", "/fr/help/content?id=1"],
		["/th/shop?x=1", "/th/help/content?id=1"],
	];
	for (const [path = "", help = ""] of missing) {
		const response = await request.get(path);
		expect(response.status(), path).toBe(404);
		expect(await response.text(), path).toContain(help);
	}
	const file = await request.get("/wp-login.php");
	expect([file.status(), await file.text()]).toEqual([404, "Not Found"]);
});
