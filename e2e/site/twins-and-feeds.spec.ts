import { byExtent } from "../../gateway/testing/extent";
import { formatPrice } from "../../lib/money/money";
import { askGoods, inLocale } from "../support/screens";
import { described, type Thing } from "../support/structured-data";
import { expect, test } from "../support/test";

const publicPaths = [
	"/",
	"/mall/mall_index",
	"/goods_cate",
	"/goods/goods_search?cid=1",
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
	"/store/store_category?id=1&page=2",
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

const markdownLink =
	/<link rel="alternate" type="text\/markdown" href="([^"]+)"/;

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
			expect(text, path).not.toMatch(/undefined|\[object/);
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
		const items = await page.evaluate(
			(source) => {
				const parsed = new DOMParser().parseFromString(
					source,
					"application/xml",
				);
				if (parsed.querySelector("parsererror")) return [];
				return [...parsed.querySelectorAll("item")].map((item) =>
					Object.fromEntries(
						[...item.children].map((field) => [
							field.tagName,
							field.textContent ?? "",
						]),
					),
				);
			},
			await xml.text(),
		);
		const records = (
			await (await request.get(`/feed/meta-${locale}-mall.csv`)).text()
		)
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
			expect(records.some((record) => record.startsWith(`"${sku}","`))).toBe(
				true,
			);
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
		"/store/store_category.md?id=1&page=999",
		"/goods/goods_search.md?title=milk",
		"/nope.md",
		"/feed/google-de-mall.xml",
	])
		expect((await request.get(path)).status(), path).toBe(404);
});
