import type { APIRequestContext, Page } from "@playwright/test";
import { locales } from "../../gateway/contract/locale";
import { byExtent } from "../../gateway/testing/extent";
import { formatPrice } from "../../lib/money/money";
import { fullOnly } from "../support/extent";
import { askGoods, inLocale } from "../support/screens";
import {
	described,
	type Thing,
	thing,
	things,
} from "../support/structured-data";
import { expect, test } from "../support/test";

/** Fetches what an address leads to, and answers what stands between the tags. */
async function textsOf(request: APIRequestContext, path: string, tag: string) {
	const response = await request.get(path);
	expect(response.status(), path).toBe(200);
	expect(response.headers()["content-type"]).toContain("application/xml");
	const xml = await response.text();
	return [...xml.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, "g"))].map(
		([, text = ""]) => text.replaceAll("&amp;", "&"),
	);
}

for (const locale of byExtent(["th"] as const, ["zh-CN", "th"] as const))
	test(`a goods says in schema.org terms what its page says, in ${locale}`, async ({
		page,
		request,
		baseURL,
	}) => {
		const goods = await askGoods(request, "limit=100&sort=price", locale);
		const rated = goods.find(({ ratingCount }) => ratingCount > 3);
		const unrated = goods.find(({ ratingCount }) => ratingCount === 0);
		for (const { id, name } of [goods.at(-1), rated, unrated].flatMap(
			(one) => one ?? [],
		)) {
			await page.goto(inLocale(`/goods_detail/${id}`, locale));
			const product = await described(page);
			await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
			expect(product.name).toBe(name);
			expect(product.url).toBe(
				`${baseURL}${inLocale(`/goods_detail/${id}`, locale)}`,
			);
			await expectOffersOf(page, product, request);
			expect(product.image.length).toBeGreaterThan(0);
			for (const image of product.image)
				expect((await request.get(image)).headers()["content-type"]).toMatch(
					/^image\//,
				);
			await expectReviewsOf(page, product);
		}
	});

/** The page shows one of its prices, its terms stand beside it, and each variant opens as the page's choice. */
async function expectOffersOf(
	page: Page,
	product: Thing,
	request: APIRequestContext,
): Promise<void> {
	const ids = (await things(page)).map((one) => one["@id"]);
	const variants: Thing[] = product.hasVariant ?? [product];
	const shown = String(await page.getByRole("main").textContent());
	expect(
		variants.some(({ offers }) => shown.includes(formatPrice(offers.price))),
	).toBe(true);
	for (const { sku, url, offers } of variants) {
		expect(offers.priceCurrency).toBe("HKD");
		expect(ids).toContain(offers.shippingDetails["@id"]);
		expect(ids).toContain(offers.hasMerchantReturnPolicy["@id"]);
		if (product.hasVariant) expect(url).toContain(`?sku=${sku}`);
		expect((await request.get(url)).status()).toBe(200);
	}
}

/** Its rating and its first reviews are those that shoppers read; a goods without any claims none. */
async function expectReviewsOf(page: Page, product: Thing): Promise<void> {
	const section = page.locator("#reviews");
	const { aggregateRating, review } = product;
	if ((await section.getByRole("listitem").count()) === 0) {
		expect(JSON.stringify(product)).not.toContain("ating");
		return;
	}
	expect(aggregateRating).toMatchObject({ bestRating: 5, worstRating: 1 });
	await expect(section).toContainText(aggregateRating.ratingValue);
	await expect(section).toContainText(String(aggregateRating.reviewCount));
	expect(review.length).toBeGreaterThan(0);
	for (const [at, one] of review.entries()) {
		const shown = section.locator("ol > li").nth(at);
		await expect(shown).toContainText(one.reviewBody);
		await expect(shown).toContainText(one.author.name);
		await expect(shown.locator("time").first()).toHaveAttribute(
			"datetime",
			one.datePublished,
		);
	}
}

test("a breadcrumb and a list name in order what the page shows", async ({
	page,
	baseURL,
}) => {
	await page.goto("/en/goods/goods_search?cid=1");
	const list = await thing(page, "ItemList");
	const shown = await page
		.locator("section[aria-labelledby=goods-heading] a[href*=goods_detail]")
		.evaluateAll((links) =>
			links.map((link) => (link as HTMLAnchorElement).href),
		);
	expect(list.itemListElement.map(({ url }: Thing) => url)).toEqual([
		...new Set(shown),
	]);
	const breadcrumb = await thing(page, "BreadcrumbList");
	const crumbs = page.getByRole("navigation", { name: "You are here" });
	expect(breadcrumb.itemListElement.map(({ name }: Thing) => name)).toEqual(
		await crumbs.getByRole("listitem").allTextContents(),
	);
	expect(breadcrumb.itemListElement[0].item).toBe(`${baseURL}/en`);
});

test(
	"the home page introduces the shop, and the search it offers finds goods",
	fullOnly,
	async ({ page }) => {
		await page.goto("/en");
		await thing(page, "Organization");
		const { potentialAction } = await thing(page, "WebSite");
		const { urlTemplate } = potentialAction.target;
		await page.goto(urlTemplate.replace("{search_term_string}", "milk"));
		await expect(
			page.getByRole("main").locator('a[href*="/goods_detail/"]').first(),
		).toBeVisible();
	},
);

test("the sitemap leads from robots.txt to every goods in every language", async ({
	request,
	baseURL,
}) => {
	const robots = await (await request.get("/robots.txt")).text();
	expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
	for (const path of ["/api/", "/users", "/order", "/console", "/fr/users"])
		expect(robots).toContain(`Disallow: ${path}\n`);

	const shards = await textsOf(request, "/sitemap.xml", "loc");
	expect(shards[0]).toBe(`${baseURL}/sitemap/pages.xml`);
	const pages = await Promise.all(
		shards.map((shard) => textsOf(request, shard, "loc")),
	);
	const listed = pages.flat();
	expect(new Set(listed).size).toBe(listed.length);
	const { total } = (
		await (await request.get("/api/front/product/list?limit=1")).json()
	).data;
	expect(listed.filter((address) => /goods_detail/.test(address))).toHaveLength(
		total * locales.length,
	);
	for (const address of [listed[0], listed[40], listed.at(-1)])
		expect((await request.get(String(address))).status()).toBe(200);
	expect((await request.get("/sitemap/goods-99999.xml")).status()).toBe(404);
});

test("a shard is well-formed, and its alternates return each other as the pages' own do", async ({
	page,
	request,
}) => {
	await page.goto("/en");
	for (const shard of ["/sitemap/pages.xml", "/sitemap/goods-1.xml"]) {
		const xml = await (await request.get(shard)).text();
		const entries = await page.evaluate((text) => {
			const parsed = new DOMParser().parseFromString(text, "application/xml");
			if (parsed.querySelector("parsererror")) return [];
			return [...parsed.querySelectorAll("url")].map((url) => ({
				loc: url.querySelector("loc")?.textContent ?? "",
				links: [...url.getElementsByTagName("xhtml:link")].map((link) => [
					link.getAttribute("hreflang"),
					link.getAttribute("href"),
				]),
			}));
		}, xml);
		expect(entries.length).toBeGreaterThan(100);
		const sisters = new Map(
			entries.map(({ loc, links }) => [loc, String(links)]),
		);
		const isNamedBack = ([, href]: (string | null)[], links: unknown) =>
			sisters.get(String(href)) === String(links);
		const faults = entries.filter(
			({ links }) =>
				links.length !== locales.length + 1 ||
				!links.every((link) => isNamedBack(link, links)),
		);
		expect(faults.map(({ loc }) => loc)).toEqual([]);
		const html = await (await request.get(entries.at(-1)?.loc ?? "")).text();
		for (const [hreflang, href] of entries.at(-1)?.links ?? [])
			expect(html).toContain(`hrefLang="${hreflang}" href="${href}"`);
	}
});

for (const path of byExtent(
	["/", "/fr/goods_detail/1"],
	[
		"/",
		"/mall/mall_index",
		"/en/goods/goods_search?cid=1",
		"/fr/goods_detail/1",
	],
))
	test(`${path} has a title, a sentence and a picture where it is shared`, async ({
		page,
		request,
		baseURL,
	}) => {
		await page.goto(path);
		const said = (name: string) =>
			page
				.locator(`meta[property="${name}"], meta[name="${name}"]`)
				.getAttribute("content");
		for (const name of ["og:title", "og:description", "twitter:title"])
			expect(await said(name), name).toBeTruthy();
		expect(await said("twitter:card")).toBe("summary_large_image");
		expect(await said("og:url")).toBe(
			path === "/" ? baseURL : `${baseURL}${path}`,
		);
		const image = String(await said("og:image"));
		expect(image.startsWith(`${baseURL}/`)).toBe(true);
		expect(await said("twitter:image")).toBe(image);
		const picture = await request.get(image);
		expect(picture.status()).toBe(200);
		const type = String(picture.headers()["content-type"]);
		expect(type).toMatch(/^image\/(?:png|jpeg)$/);
		expect(await sizeOf(page, image)).toEqual([1200, 630]);
	});

async function sizeOf(page: Page, source: string): Promise<number[]> {
	return page.evaluate(async (src) => {
		const image = new Image();
		image.src = src;
		await image.decode();
		return [image.naturalWidth, image.naturalHeight];
	}, source);
}

test("the picture of a goods is kept by shared caches, sent once, and only for goods that exist", async ({
	request,
}) => {
	const first = await request.get("/api/og/goods/1");
	const { etag = "", ...headers } = first.headers();
	expect(headers["cache-control"]).toMatch(/public.*s-maxage=\d{6}/);
	expect((await first.body()).length).toBeLessThan(300_000);
	const again = await request.get("/api/og/goods/1", {
		headers: { "if-none-match": etag },
	});
	expect(again.status()).toBe(304);
	for (const id of ["0", "999999", "abc", "..%2F1"])
		expect((await request.get(`/api/og/goods/${id}`)).status(), id).toBe(404);
});

test("the plain text of the shop and its manifest lead to what is there", async ({
	page,
	request,
	baseURL,
}) => {
	const text = await (await request.get("/llms.txt")).text();
	const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, link]) => link);
	expect(links.length).toBeGreaterThan(20);
	for (const link of [links[0], links[1], links[8], links.at(-1)]) {
		expect(String(link).startsWith(String(baseURL))).toBe(true);
		expect((await request.get(String(link))).status()).toBe(200);
	}
	await page.goto("/");
	const manifest = page.locator('link[rel="manifest"]');
	const address = String(await manifest.getAttribute("href"));
	const { icons } = await (await request.get(address)).json();
	for (const { src, sizes } of icons)
		expect((await sizeOf(page, src)).join("x")).toBe(sizes);
});
