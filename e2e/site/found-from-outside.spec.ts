import type { APIRequestContext, Page } from "@playwright/test";
import { locales } from "../../gateway/contract/locale";
import { byExtent } from "../../gateway/testing/extent";
import { formatPrice } from "../../lib/money/money";
import { fullOnly } from "../support/extent";
import { askGoods, inLocale } from "../support/screens";
import { expect, test } from "../support/test";

interface Thing {
	"@type": string;
	// biome-ignore lint/suspicious/noExplicitAny: schema.org has a shape for each type.
	[name: string]: any;
}

async function things(page: Page): Promise<Thing[]> {
	const texts = await page
		.locator('script[type="application/ld+json"]')
		.allTextContents();
	return texts.map((text) => JSON.parse(text)).flatMap(graphOf);
}

function graphOf(thing: Thing): Thing[] {
	expect(thing["@context"]).toBe("https://schema.org");
	return thing["@graph"] ?? [thing];
}

async function thing(page: Page, type: string): Promise<Thing> {
	const found = (await things(page)).filter((one) => one["@type"] === type);
	expect(found, type).toHaveLength(1);
	return found[0] as Thing;
}

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

/** The goods of a page: a product of its own, or a group of them. */
async function described(page: Page): Promise<Thing> {
	const found = (await things(page)).filter(({ "@type": type }) =>
		["Product", "ProductGroup"].includes(type),
	);
	expect(found).toHaveLength(1);
	return found[0] as Thing;
}

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

const publicPaths = [
	"/",
	"/mall/mall_index",
	"/goods_cate",
	"/goods/goods_search?cid=1",
	"/goods/goods_search?cid=1&page=2",
	"/goods_detail/1",
	"/goods_questions/1",
	"/promotionList",
	"/promotionList?cartType=SUPERMARKET",
	"/index_back",
	"/index_back?cartType=SUPERMARKET",
	"/group/group_list",
	"/activity_list",
	"/activity_list?id=1",
	"/help/content",
	"/help/content?id=1",
	"/privacy_agreement?title=terms",
	"/About_Us",
	"/merchant/merchant_street",
	"/merchant/merchant_street?sort=rating",
	"/merchant/merchant_more?merchantType=self-support",
	"/merchant/home?id=1",
	"/merchant/category?id=1",
	"/merchant/qualification?id=1",
	"/merchant/storeCoupon?id=1",
	"/merchant/shop?id=1",
	"/store/store_index",
	"/store/store_detail?id=1",
	"/store/store_category?id=1",
];
/** Without an address of their own where they are shared, and without a twin: what people type has no end. */
const otherPaths = [
	"/goods/goods_search?title=milk",
	"/merchant/merchant_street?keyword=harbour",
	"/store/store_list?type=search&keyword=central",
	"/login",
];

test("every public page says what its picture shows where it is shared", async ({
	request,
}) => {
	for (const path of [...publicPaths, ...otherPaths]) {
		const html = await (await request.get(inLocale(path, "en"))).text();
		for (const name of ["og:image:alt", "twitter:image:alt"])
			expect(html, `${name} of ${path}`).toMatch(
				new RegExp(`<meta (?:property|name)="${name}" content="[^"]+"`),
			);
	}
});

const markdownLink = /<link rel="alternate" type="text\/markdown" href="([^"]+)"/;

for (const locale of byExtent(["fr"] as const, ["zh-CN", "fr"] as const))
	test(`every public page has a twin in Markdown that leads back to it, in ${locale}`, async ({
		request,
		baseURL,
	}) => {
		for (const path of publicPaths) {
			const page = await request.get(inLocale(path, locale));
			const html = await page.text();
			const [, address = ""] = markdownLink.exec(html) ?? [];
			const twin = await request.get(address.replaceAll("&amp;", "&"));
			expect(twin.status(), path).toBe(200);
			const headers = twin.headers();
			expect(headers["content-type"]).toBe("text/markdown; charset=utf-8");
			expect(headers["x-robots-tag"]).toBe("noindex");
			expect(headers["cache-control"]).toContain("s-maxage=60");
			const canonical = /rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? "";
			expect(headers.link).toBe(
				`<${new URL(canonical.replaceAll("&amp;", "&"), baseURL).href}>; rel="canonical"`,
			);
			const text = await twin.text();
			expect(text, path).toMatch(/^# \S/);
			expect(text, path).not.toMatch(/undefined|\[object|[a-z]+\.[a-z]+\.[a-z]+\n/);
		}
	});

for (const locale of byExtent(["th"] as const, ["th", "es"] as const))
	test(`a goods is the same on its page, in its twin and in the feeds, in ${locale}`, async ({
		page,
		request,
	}) => {
		const [goods] = await askGoods(request, "cartType=E_COMMERCE", locale);
		const { id, name } = goods as NonNullable<typeof goods>;
		await page.goto(inLocale(`/goods_detail/${id}`, locale));
		const product = await described(page);
		const variants: Thing[] = product.hasVariant ?? [product];

		const twin = await request.get(inLocale(`/goods_detail/${id}.md`, locale));
		const text = await twin.text();
		expect(text).toContain(`# ${name}\n`);

		const xml = await request.get(`/feed/google-${locale}-mall.xml`);
		expect(xml.headers()["content-type"]).toContain("application/xml");
		const items = await page.evaluate((source) => {
			const parsed = new DOMParser().parseFromString(source, "application/xml");
			if (parsed.querySelector("parsererror")) return [];
			return [...parsed.querySelectorAll("item")].map((item) =>
				Object.fromEntries(
					[...item.children].map((field) => [
						field.tagName,
						field.textContent ?? "",
					]),
				),
			);
		}, await xml.text());
		const records = (await (await request.get(`/feed/meta-${locale}-mall.csv`)).text())
			.split("\r\n")
			.filter(Boolean);
		expect(records).toHaveLength(items.length + 1);
		for (const { sku, url, offers } of variants) {
			expect(text).toContain(formatPrice(offers.price));
			const item = items.find((one) => one["g:id"] === sku);
			expect(item).toMatchObject({ "g:link": url, "g:condition": "new" });
			expect(item?.["g:sale_price"] ?? item?.["g:price"]).toBe(
				`${offers.price} HKD`,
			);
			expect(item?.["g:availability"] === "in_stock").toBe(
				offers.availability.endsWith("InStock"),
			);
			expect(records.some((record) => record.startsWith(`"${sku}","`))).toBe(true);
		}
	});

test("what is not public has no twin, and what nobody sells under a name has no feed", async ({
	request,
}) => {
	for (const path of [
		"/users.md",
		"/en/users/order_list.md",
		"/order/shopping_cart.md",
		"/console.md",
		"/login.md",
		"/goods_detail/999999.md",
		"/help/content.md?id=999999",
		"/goods/goods_search.md?title=milk",
		"/nope.md",
		"/feed/google-de-mall.xml",
	])
		expect((await request.get(path)).status(), path).toBe(404);
});
