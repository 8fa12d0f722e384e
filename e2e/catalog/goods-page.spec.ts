import type { APIRequestContext } from "@playwright/test";
import { byExtent } from "../../gateway/testing/extent";
import { expectAccessible } from "../support/accessible";
import { fullOnly } from "../support/extent";
import { open } from "../support/open";
import { signIn } from "../support/sign-in";
import { expect, test } from "../support/test";

const path = "/en/goods_detail/1";

interface Sku {
	id: number;
	price: string;
	options: Record<string, string>;
	stock: number;
}

/** A goods whose skus differ in price, with its cheapest sku and another. */
async function findSkus(request: APIRequestContext) {
	for (const id of Array.from({ length: 30 }, (_, at) => at + 1)) {
		const answer = await request.get(`/api/front/product/detail/${id}`, {
			headers: { "accept-language": "en" },
		});
		const { price, skus } = (await answer.json()).data;
		const dear = skus.find((sku: Sku) => sku.price !== price && sku.stock > 0);
		if (dear) return { id: id, cheapest: price as string, dear: dear as Sku };
	}
	throw new Error("No goods of the first thirty has skus of two prices");
}

test.describe("on a phone", () => {
	test.use({
		viewport: { width: 390, height: 844 },
		hasTouch: true,
		isMobile: true,
	});

	test("price and button stay in reach and cover nothing at the foot of the page", async ({
		page,
	}) => {
		await open(page, path);
		const button = page.getByRole("button", {
			name: "Add to cart",
			exact: true,
		});
		await expect(button).toBeInViewport({ ratio: 1 });
		await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
		await expect(button).toBeInViewport({ ratio: 1 });
		const overlap = await page.evaluate(() => {
			const bar = document.querySelector(".decide")?.getBoundingClientRect();
			const last = [...document.querySelectorAll("footer a, footer p")]
				.map((element) => element.getBoundingClientRect().bottom)
				.sort((one, other) => other - one)[0];
			return (last ?? 0) - (bar?.top ?? 0);
		});
		expect(overlap).toBeLessThanOrEqual(0);
	});

	test("what the shop says after a press stands above the bar at the foot", async ({
		page,
		context,
	}) => {
		await signIn(context, "Malee");
		await open(page, path);
		await page
			.getByRole("button", { name: "Add to cart", exact: true })
			.click();
		const notice = page.locator("[data-notice]");
		await expect(notice).toBeVisible();
		const [said, bar] = [
			await notice.boundingBox(),
			await page.locator(".decide").boundingBox(),
		];
		expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
	});
});

const sheets: [number, string, string][] = [
	[390, "/th/goods_detail/1", "goods-guarantees"],
	[320, "/fr/goods_detail/77", "goods-coupons"],
];
const moreSheets: [number, string, string][] = [
	[390, "/th/goods_detail/1", "goods-coupons"],
	[1440, "/lao/goods_detail/1", "goods-guarantees"],
];

for (const [width, address, id] of byExtent(sheets, [...sheets, ...moreSheets]))
	test(`${id} of ${address} can be read at ${width} px, and the focus comes back`, async ({
		page,
	}) => {
		await page.setViewportSize({ width, height: 900 });
		await open(page, address);
		const opener = page.locator(`.offer-row[popovertarget=${id}]`);
		await opener.focus();
		await page.keyboard.press("Enter");
		await expect(page.locator(`#${id}`)).toBeVisible();
		await expectAccessible(page);
		const overflow = await page.evaluate(
			() => document.documentElement.scrollWidth - window.innerWidth,
		);
		expect(overflow).toBeLessThanOrEqual(0);
		await page.keyboard.press("Escape");
		await expect(page.locator(`#${id}`)).toBeHidden();
		await expect(opener).toBeFocused();
	});

test(
	"a coupon is collected after signing in, so collecting opens that door",
	fullOnly,
	async ({ page }) => {
		await open(page, path);
		await page.getByRole("button", { name: /^Coupons/ }).click();
		const sheet = page.locator("#goods-coupons");
		await sheet
			.getByRole("button", { name: /^Collect/ })
			.first()
			.click();
		await expect(sheet).toBeHidden();
		await expect(
			page.getByRole("dialog").filter({ visible: true }),
		).toHaveCount(1);
	},
);

test("the chosen sku stays through a reload, another page and back", async ({
	page,
	request,
}) => {
	const { id, dear } = await findSkus(request);
	await open(page, `/en/goods_detail/${id}`);
	for (const value of Object.values(dear.options))
		await page.getByRole("link", { name: value, exact: true }).click();
	const price = page.locator(".cost").first();
	const whole = Number(dear.price).toLocaleString("en", {
		minimumFractionDigits: 2,
	});
	await expect(price).toContainText(whole);
	await expect(page).toHaveURL(new RegExp(`\\?sku=${dear.id}$`));

	await page.reload();
	await expect(price).toContainText(whole);
	await page.locator('.related a[href*="/goods_detail/"]').first().click();
	await expect(page).not.toHaveURL(/sku=/);
	await page.goBack();
	await expect(page).toHaveURL(new RegExp(`\\?sku=${dear.id}$`));
	await expect(price).toContainText(whole);
});

test("the address inside leads to the one address of a sku", async ({
	request,
}) => {
	const answer = await request.get("/en/goods_detail/1/2", { maxRedirects: 0 });
	expect(answer.status()).toBe(308);
	expect(answer.headers().location).toMatch(/\/en\/goods_detail\/1\?sku=2$/);
});

test("no more can be asked for than there is, and the page says why", async ({
	page,
}) => {
	await open(page, path);
	const field = page.getByRole("textbox", { name: "Quantity" });
	await field.fill("1000");
	await expect(
		page.getByText(/That is all we have|Up to 99 of one kind/),
	).toBeVisible();
	await expect(field).not.toHaveValue("1000");
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("pictures are a strip of links, a sku is a link, coupons can be read", async ({
		page,
		request,
	}) => {
		const { id, dear, cheapest } = await findSkus(request);
		await page.goto(`/en/goods_detail/${id}`);
		await expect(page.locator(".strip img")).not.toHaveCount(0);
		for (const link of await page.locator(".strip a").all())
			await expect(link).toHaveAttribute("href", /\.webp$/);

		const price = page.locator(".cost").first();
		await expect(price).toContainText(cheapest.split(".")[1] ?? "");
		await page.goto(`/en/goods_detail/${id}?sku=${dear.id}`);
		for (const value of Object.values(dear.options))
			await expect(
				page.getByRole("link", { name: value, exact: true }),
			).toHaveAttribute("aria-current", "true");
		const other = page.locator(".value:not([aria-current])[href]").first();
		const address = String(await other.getAttribute("href"));
		await other.click();
		await expect(page).toHaveURL(new RegExp(`\\${address}$`));
		await expect(
			page.locator(`.value[aria-current][href="${address}"]`).first(),
		).toBeVisible();

		await page.getByRole("button", { name: /^Coupons/ }).click();
		await expect(page.locator("#goods-coupons")).toBeVisible();
	});
});
