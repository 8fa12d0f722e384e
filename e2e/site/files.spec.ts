import { readdirSync } from "node:fs";
import path from "node:path";
import type { APIRequestContext } from "@playwright/test";
import { expect, test } from "../support/test";

// What every answer says, whatever it is made by: a page, a call, a file of the build or of the shop's pictures.

/** Addresses of what the build made for browsers. */
function listBuilt(): string[] {
	const folder = path.join(process.env.NEXT_DIST_DIR || ".next", "static");
	return readdirSync(folder, { recursive: true, encoding: "utf8" })
		.filter((name) => path.extname(name) !== "")
		.map((name) => `/_next/static/${name}`);
}

/** One file of the build for each ending. */
function oneOfEachKind(): string[] {
	const named = listBuilt().map((name) => [path.extname(name), name] as const);
	return [...new Map(named).values()];
}

const answers = [
	"/",
	"/en",
	"/login",
	"/goods_detail/1",
	"/goods/goods_search?title=milk",
	"/console",
	"/pictures/mark.svg",
	"/pictures/login.webp",
	"/favicon.ico",
	"/api/manifest/lao",
	"/worker.js",
	"/offline",
	"/robots.txt",
	"/llms.txt",
	"/sitemap.xml",
	"/sitemap/pages.xml",
	"/goods_detail/1.md",
	"/feed/google-en-mall.xml",
	"/feed/meta-en-mall.csv",
	"/healthz",
	"/readyz",
	"/api/front/search/keyword",
	"/api/og/goods/1",
	"/api/refresh",
];

const redirects = [
	"/zh-CN/goods_cate",
	"/goods_cate/",
	"/users/order_list",
	"/goods/goods_search",
];

const missing = [
	"/no/such/page",
	"/goods_detail/999999999",
	"/_next/static/no-such-file.js",
	"/pictures/no-such-picture.webp",
	"/sample/no-such-picture.webp",
	"/uploads/0123456789abcdef0123456789abcdef.webp",
	"/no-such-file.js",
	"/api/front/no/such/call",
	"/api/no/such/call",
];

async function pictureOfGoods(request: APIRequestContext): Promise<string> {
	const answer = await request.get("/api/front/product/list?limit=1");
	return (await answer.json()).data.list[0].image;
}

test("no answer lets a browser guess what it is, whether file, page, redirect or missing", async ({
	request,
}) => {
	const picture = await pictureOfGoods(request);
	const files = [...oneOfEachKind(), picture];
	for (const address of [...files, ...answers, ...redirects, ...missing]) {
		const answer = await request.get(address, { maxRedirects: 0 });
		expect
			.soft(answer.headers()["x-content-type-options"], address)
			.toBe("nosniff");
	}
	for (const address of redirects) {
		const answer = await request.get(address, { maxRedirects: 0 });
		expect.soft(answer.status(), address).toBeGreaterThanOrEqual(300);
		expect.soft(answer.status(), address).toBeLessThan(400);
	}
	for (const address of missing)
		expect.soft((await request.get(address)).status(), address).toBe(404);
});

test("what a browser loads leads to no source of ours", async ({ request }) => {
	expect(listBuilt().filter((name) => name.endsWith(".map"))).toEqual([]);
	const html = await (await request.get("/login")).text();
	const scripts = [...html.matchAll(/<script[^>]* src="([^"?]+)/g)].map(
		([, address]) => String(address),
	);
	expect(scripts.length).toBeGreaterThan(3);
	for (const address of scripts) {
		expect
			.soft(await (await request.get(address)).text(), address)
			.not.toContain("sourceMappingURL");
		expect
			.soft((await request.get(`${address}.map`)).status(), address)
			.toBe(404);
	}
});
