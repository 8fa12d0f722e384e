import { localeCodes } from "../../gateway/contract/locale";
import {
	expectAccessibleAt,
	expectNoSidewaysScroll,
} from "../support/accessible";
import { arrived } from "../support/alive";
import {
	cartPath,
	enterAsMember,
	findGoods,
	findInArea,
	lineOf,
	putIn,
} from "../support/cart";
import { fullOnly, widths } from "../support/extent";
import { open } from "../support/open";
import { setPrice } from "../support/order-admin";
import { inLocale } from "../support/screens";
import { setStock } from "../support/stock";
import { expect, test } from "../support/test";

const one = ({ skuCount }: { skuCount: number }) => skuCount === 1;
const several = ({ skuCount }: { skuCount: number }) => skuCount > 1;

test.describe("what changes behind a cart", () => {
	test.use({ hasRefusals: true, viewport: { width: 1440, height: 900 } });

	test("a price that fell, a shelf that emptied and one that nearly did are each named", async ({
		page,
		request,
	}, { project }) => {
		const [cheaper, gone, few] = await Promise.all(
			[291, 292, 293].map((id) => findGoods(request, id)),
		);
		const skuOf = (goods: typeof gone) => goods?.skus[0]?.id ?? 0;
		for (const goods of [cheaper, gone, few])
			await setStock(project.name, skuOf(goods), 50);
		await setPrice(project.name, skuOf(cheaper), "80.00");
		await enterAsMember(page);
		await putIn(
			page.request,
			[cheaper, gone, few].map((goods) => ({
				skuId: skuOf(goods),
				quantity: 4,
			})),
		);
		await setPrice(project.name, skuOf(cheaper), "77.00");
		await setStock(project.name, skuOf(gone), 0);
		await setStock(project.name, skuOf(few), 2);

		await open(page, cartPath);
		await expect(
			await arrived(lineOf(page, cheaper?.name ?? "")),
		).toContainText("比加入時便宜 HK$3.00");
		const lost = lineOf(page, gone?.name ?? "");
		await expect(lost).toContainText("已售罄");
		const rest = lineOf(page, few?.name ?? "");
		await expect(rest.getByRole("checkbox")).toBeDisabled();
		await rest.getByRole("button", { name: "改買 2 件" }).click();
		await expect(rest.getByRole("textbox")).toHaveValue("2");
		await expect(rest.getByRole("checkbox")).toBeEnabled();
		await page.getByRole("button", { name: "全部清除" }).click();
		await expect(lost).toHaveCount(0);

		await setStock(project.name, skuOf(few), 1);
		await open(page, `/goods_detail/${few?.id}`);
		await page.getByRole("button", { name: "加入購物車", exact: true }).click();
		await expect(
			page.getByRole("alert").filter({ hasText: "件" }),
		).toContainText("最多可買 1 件，購物車已有 2 件");
	});
});

test(
	"a merchant's coupons are collected from the cart, and stay collected",
	fullOnly,
	async ({ page, request }) => {
		const answer = await request.get("/api/front/coupons?limit=100");
		const coupon = (await answer.json()).data.list.find(
			({ merchant }: { merchant: unknown }) => merchant,
		);
		const listed = await request.get(
			`/api/front/product/list?merId=${coupon.merchant.id}&inStock=true`,
		);
		const [card] = (await listed.json()).data.list;
		const goods = await findGoods(request, card.id);
		const sku = goods.skus.find(({ stock }) => stock > 0);
		await enterAsMember(page);
		await putIn(page.request, [{ skuId: sku?.id ?? 0, quantity: 1 }]);
		await open(page, cartPath);
		const opener = page.getByRole("button", { name: /的優惠券$/ });
		await (await arrived(opener)).click();
		const dialog = await arrived(page.getByRole("dialog"));
		await dialog
			.getByRole("button", { name: `領取「${coupon.name}」`, exact: true })
			.click();
		await expect(
			dialog.getByRole("button", { name: "已領取" }).first(),
		).toBeVisible();
		await expectAccessibleAt(widths, page, '[role="dialog"]');
		await open(page, cartPath);
		await (await arrived(opener)).click();
		await expect(
			(await arrived(dialog)).getByRole("button", { name: "已領取" }).first(),
		).toBeVisible();
	},
);

test.describe("on a phone, in English", () => {
	test.use({ viewport: { width: 390, height: 844 } });

	test("the keyboard alone changes, removes and brings back; all of it is accessible", async ({
		page,
		request,
	}) => {
		const { sku } = await findInArea(request, "E_COMMERCE", several);
		const market = await findInArea(request, "SUPERMARKET", one);
		await enterAsMember(page);
		await putIn(page.request, [
			{ skuId: sku.id, quantity: 1 },
			{ skuId: market.sku.id, quantity: 2 },
		]);
		await open(page, `/en${cartPath}`);
		const lines = page.locator("[data-line]");
		await expect(lines).toHaveCount(2);
		await expectAccessibleAt(widths, page, "main");
		await expectNoSidewaysScroll(page);

		const first = lines.first();
		await first.getByRole("button", { name: /^One more/ }).focus();
		await page.keyboard.press("Enter");
		await expect(first.getByRole("textbox")).toHaveValue("3");
		await first.getByRole("checkbox").focus();
		await page.keyboard.press("Space");
		await expect(first.getByRole("checkbox")).not.toBeChecked();
		await first.getByRole("button", { name: /^Remove/ }).focus();
		await page.keyboard.press("Enter");
		await expect(lines).toHaveCount(1);
		await expect(page.getByRole("button", { name: "Undo" })).toBeFocused();
		await page.keyboard.press("Enter");
		await expect(lines).toHaveCount(2);
		await expect(
			lines.first().getByRole("button", { name: /^Remove/ }),
		).toBeFocused();
		await page.keyboard.press("Enter");
		await expect(page.getByRole("button", { name: "Undo" })).toBeFocused();
		await page.keyboard.press("Escape");
		await expect(
			lines.first().getByRole("button", { name: /^Remove/ }),
		).toBeFocused();
	});

	test("what coupons take off stands beside the total on a phone, in every language", async ({
		page,
		request,
	}) => {
		const { sku } = await findInArea(request, "E_COMMERCE", one);
		await enterAsMember(page);
		const cart = await putIn(page.request, [{ skuId: sku.id, quantity: 1 }]);
		const totals = { ...cart.totals, coupons: "12345.60" };
		await page.route("**/api/front/cart/list", (route) =>
			route.fulfill({
				json: { code: 200, message: "", data: { ...cart, totals } },
			}),
		);
		for (const locale of localeCodes) {
			await page.setViewportSize({ width: 390, height: 844 });
			await open(page, inLocale(cartPath, locale));
			const sums = await arrived(page.locator("aside.summary dl"));
			for (const width of [390, 320]) {
				await page.setViewportSize({ width, height: 844 });
				await expect(sums.getByText("−HK$12,345.60")).toBeInViewport();
				await expect(sums.locator("dd:visible")).toHaveCount(2);
			}
			await expectNoSidewaysScroll(page);
		}
	});

	test("an empty cart leads on, and one that cannot be read can be asked for again", async ({
		page,
	}) => {
		await enterAsMember(page);
		await page.route("**/api/front/cart/list", (route) =>
			route.fulfill({
				status: 200,
				json: { code: 500, message: "", data: null },
			}),
		);
		await open(page, `/en${cartPath}`);
		const retry = await arrived(
			page.getByRole("button", { name: "Try again" }),
		);
		await page.unroute("**/api/front/cart/list");
		await retry.click();
		await expect(
			page.getByRole("heading", { name: "Your cart is still empty" }),
		).toBeVisible();
		await expectAccessibleAt(widths, page, "main");
		await page.getByRole("link", { name: "Go to the mall" }).click();
		await expect(page).toHaveURL(/\/en\/mall\/mall_index$/);
	});

	test(
		"a stranger who asks for the cart signs in first",
		fullOnly,
		async ({ page }) => {
			await page.goto(`/en${cartPath}`);
			await expect(page).toHaveURL(/\/en\/login$/);
		},
	);
});
