import { readFileSync } from "node:fs";
import type { APIRequestContext } from "@playwright/test";
import type { ImageModel } from "../../gateway/contract/identity/user";
import { type LocaleCode, localeCodes } from "../../gateway/contract/locale";
import { byExtent } from "../../gateway/testing/extent";
import { enterAsMember } from "../support/cart";
import { inLocale, screens } from "../support/screens";
import { expect, test } from "../support/test";

// One copy serves everyone: what a shared cache may keep must hold nothing of a visitor, and must be the same whoever
// asked first.

const pages = byExtent<readonly LocaleCode[]>(
	["zh-CN", "th"],
	localeCodes,
).flatMap((locale) => screens.map(({ path }) => inLocale(path, locale)));

const others = [
	"/goods/goods_search?cid=1&sort=price&page=2",
	"/goods/goods_search?title=milk&cartType=SUPERMARKET&sort=price",
	"/goods_detail/999999",
	"/no/such/page",
	"/sitemap.xml",
	"/sitemap/pages.xml",
	"/sitemap/goods-1.xml",
	"/goods_detail/1.md",
	"/feed/google-en-mall.xml",
	"/robots.txt",
	"/llms.txt",
	"/api/og/goods/1",
	"/healthz",
	"/api/front/product/list?limit=1",
	"/api/front/no/such/call",
];

/** Those of a visitor, and those by which Next opens previews, which anybody can make up. */
const cookies = byExtent(
	[
		"NEXT_LOCALE=fr; fromPath=%2Fusers; __prerender_bypass=x",
		"__prerender_bypass=x; __next_preview_data=y",
	],
	[
		"NEXT_LOCALE=fr; fromPath=%2Fusers",
		"__prerender_bypass=x; __next_preview_data=y",
		"__prerender_bypass=x",
		"__next_preview_data=y",
	],
);

for (const cookie of cookies)
	test(`nothing carries a cookie beside leave to keep it in a shared cache, asked with ${cookie}`, async ({
		request,
	}) => {
		for (const path of [...pages, ...others]) {
			const response = await request.get(path, { headers: { cookie } });
			const headers = response.headers();
			const isShared = /public|s-maxage/.test(headers["cache-control"] ?? "");
			expect.soft(isShared && "set-cookie" in headers, path).toBe(false);
		}
	});

/** What Next's own browser code sends for a navigation, a prefetch of it, and of one segment. */
const guises: Record<string, string>[] = [
	{ rsc: "1" },
	{ rsc: "1", "next-router-prefetch": "1" },
	{
		rsc: "1",
		"next-router-prefetch": "1",
		"next-router-segment-prefetch": "/_tree",
	},
];

test("a page asked for by a script first is still HTML for a visitor", async ({
	request,
}) => {
	for (const path of pages) {
		for (const headers of guises) await request.get(path, { headers });
		const response = await request.get(path);
		expect.soft(response.status(), path).toBe(200);
		expect
			.soft(response.headers()["content-type"], path)
			.toMatch(/^text\/html/);
		expect.soft(response.headers().vary, path).toMatch(/\brsc\b/i);
		expect
			.soft((await response.text()).slice(0, 15), path)
			.toBe("<!DOCTYPE html>");
	}
});

/** What the browser's router sends when it asks for a part ahead. */
const segment = {
	"next-router-prefetch": "1",
	"next-router-segment-prefetch": "/_tree",
};

test("a browser asks again before it shows a page or a part of one a second time", async ({
	request,
}) => {
	for (const { path } of screens)
		for (const headers of [{}, { rsc: "1", ...segment }]) {
			const answer = await request.get(path, { headers });
			const kept = answer.headers()["cache-control"];
			expect(kept, path).toContain("max-age=0, must-revalidate");
			expect(kept, path).not.toContain("stale-while-revalidate");
		}
});

async function sendPicture(
	request: APIRequestContext,
	model: ImageModel,
): Promise<string> {
	const buffer = readFileSync("public/pictures/icon-192.png");
	const image = { name: "a.png", mimeType: "image/png", buffer };
	const sent = await request.post("/api/front/upload/image", {
		multipart: { image, model },
	});
	return (await sent.json()).data.path;
}

test("a picture that is not everybody's is shown to who sent it, and kept by no cache", async ({
	page,
	playwright,
	baseURL,
}) => {
	await enterAsMember(page);
	const path = await sendPicture(page.request, "review");
	const own = await page.request.get(path);
	expect(own.status()).toBe(200);
	expect(own.headers()["cache-control"]).toBe("private, no-store");
	const stranger = await playwright.request.newContext({ baseURL });
	const refused = await stranger.get(path);
	expect(refused.status()).toBe(404);
	expect(refused.headers()["cache-control"]).toBe("no-store");
	await stranger.dispose();
});

test("a person's picture is asked for again after a minute, and not sent again while it is there", async ({
	page,
	request,
}) => {
	await enterAsMember(page);
	const path = await sendPicture(page.request, "avatar");
	const first = await request.get(path);
	const { etag = "", "cache-control": kept } = first.headers();
	expect(kept).toBe("public, max-age=0, must-revalidate, s-maxage=60");
	const again = await request.get(path, { headers: { "if-none-match": etag } });
	expect(again.status()).toBe(304);
	expect(again.headers()).toMatchObject({ etag, "cache-control": kept });
});
