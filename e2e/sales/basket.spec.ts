import type { APIRequestContext, Page } from "@playwright/test";
import type { GoodsDetail, Sku } from "../../gateway/contract/catalog/goods";
import { expectAccessible } from "../support/accessible";
import { arrived } from "../support/alive";
import {
	countOf,
	enterAsMember,
	findGoods,
	findInArea,
	lineOf,
	storedCart,
} from "../support/cart";
import { amountIn } from "../support/checkout";
import { loginDialog } from "../support/login";
import { open } from "../support/open";
import { freshEmail } from "../support/outbox";
import { inLocale } from "../support/screens";
import { setStock } from "../support/stock";
import { expect, test } from "../support/test";
import { wordsIn } from "../support/words";

const one = ({ skuCount }: { skuCount: number }) => skuCount === 1;

const cartIcon = (page: Page) =>
	page.locator('a[href*="/order/shopping_cart"]').locator("visible=true");
const said = (page: Page, words: string) =>
	expect(page.getByRole("status").getByText(words)).toBeVisible();
const basketOf = (page: Page) =>
	page.evaluate(
		() => JSON.parse(localStorage.getItem("hk-basket") ?? "null")?.content,
	);

/** From a list, by the button of its card. */
async function addByCard(page: Page, list: string, goodsId: number) {
	await open(page, list);
	const card = page.locator(`.goods:has(a[href$="/goods_detail/${goodsId}"])`);
	await card.first().locator("> .add").click();
}

test.describe("on a phone", () => {
	test.use({ viewport: { width: 390, height: 844 } });

	for (const locale of ["zh-CN", "en"] as const)
		test(`a stranger fills a basket from cards, goes on by an e-mail alone, and finds the same lines and the same sum, in ${locale}`, async ({
			page,
			request,
		}) => {
			const words = wordsIn(locale);
			const mall = await findInArea(request, "E_COMMERCE", one);
			const store = await findInArea(request, "SUPERMARKET", one);
			const names: string[] = [];
			for (const { goods } of [mall, store]) {
				const answer = await request.get(
					`/api/front/product/detail/${goods.id}`,
					{ headers: { "accept-language": locale } },
				);
				const { name } = (await answer.json()).data;
				const title = encodeURIComponent(name);
				const list = `/goods/goods_search?title=${title}`;
				await addByCard(page, inLocale(list, locale), goods.id);
				await said(page, words.cart.add.done);
				names.push(name);
				await expect(countOf(page)).toHaveText(String(names.length));
			}

			await cartIcon(page).click();
			const dialog = await arrived(loginDialog(page));
			await expect(dialog).toContainText(words.login.reason.basket);
			const lines = dialog.locator("[data-line]");
			await expect(lines).toHaveCount(2);
			const line = dialog.locator(`[data-line="${mall.sku.id}"]`);
			await expect(line).toContainText(names[0] ?? "");
			await line.getByRole("button").last().click();
			await expect(line.getByRole("textbox")).toHaveValue("2");
			await expect(countOf(page)).toHaveText("3");
			await expect(dialog.locator('dl[aria-busy="false"]')).toBeVisible();
			const total = await amountIn(dialog.locator(".total .price"));
			await expectAccessible(page, '[role="dialog"]');

			const email = dialog.getByLabel(words.login.field.email, {
				exact: true,
			});
			await email.fill(freshEmail());
			await email.press("Enter");
			await expect(page).toHaveURL(/\/order\/shopping_cart/);
			for (const [at, name] of names.entries())
				await expect(
					(await arrived(lineOf(page, name))).getByRole("textbox"),
				).toHaveValue(at === 0 ? "2" : "1");
			expect(await amountIn(page.locator(".summary .total .price"))).toBe(
				total,
			);
			await expect(countOf(page)).toHaveText("3");
			expect((await storedCart(page.request)).totals.count).toBe(3);
			expect(await basketOf(page)).toMatchObject({ lines: [] });
			expect((await basketOf(page)).sent).toBeUndefined();
		});
});

test("a basket is changed by the keyboard alone, and with nothing in it the dialog is that of signing in", async ({
	page,
	request,
}) => {
	const first = await findInArea(request, "E_COMMERCE", one);
	const second = await findInArea(request, "SUPERMARKET", one);
	for (const { goods } of [first, second]) {
		await open(page, `/goods_detail/${goods.id}`);
		await page.getByRole("button", { name: "加入購物車", exact: true }).click();
		await said(page, "已加入購物車");
	}
	await cartIcon(page).focus();
	await page.keyboard.press("Enter");
	const dialog = await arrived(loginDialog(page));
	const removes = dialog.getByRole("button", { name: /^刪除/ });
	await arrived(removes.first());
	await removes.first().focus();
	await page.keyboard.press("Enter");
	await expect(removes).toHaveCount(1);
	await expect(removes).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(dialog).toContainText("購物車仍然是空的");
	await expect(countOf(page)).toHaveCount(0);
	await expect.poll(async () => (await basketOf(page)).lines).toEqual([]);
	await page.keyboard.press("Escape");
	await expect(dialog).toBeHidden();
	await expect(cartIcon(page)).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(dialog).toContainText("登入之後，就可以看到你的購物車。");
});

/** One of the last of the sample shop, which no other story buys. */
async function findOwn(request: APIRequestContext): Promise<GoodsDetail> {
	for (const id of [294, 295, 296, 298]) {
		const goods = await findGoods(request, id);
		if (goods?.skus.length === 1 && goods.stock > 20) return goods;
	}
	throw new Error("None of the last goods is in stock");
}

test("what sells out while it lies in a basket says so there, and costs nothing", async ({
	page,
	request,
}, { project }) => {
	const goods = await findOwn(request);
	const sku = goods.skus[0] as Sku;
	await open(page, `/en/goods_detail/${goods.id}`);
	await page.getByRole("button", { name: "Add to cart", exact: true }).click();
	await said(page, "Added to your cart");
	await setStock(project.name, sku.id, 0);
	await page.getByRole("button", { name: "View", exact: true }).click();
	const dialog = await arrived(loginDialog(page));
	await expect(dialog.locator("[data-line]")).toContainText("Sold out");
	await expect(dialog.locator(".total")).toHaveCount(0);
	await setStock(project.name, sku.id, sku.stock);
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	const add = (page: Page) =>
		page.getByRole("button", { name: "Add to cart", exact: true }).click();
	const added = (page: Page) => page.locator("#added");

	test("a form puts a member's goods into the cart, as many as are typed, and says so where they were", async ({
		page,
		request,
	}) => {
		const { goods, sku } = await findInArea(request, "E_COMMERCE", one);
		await enterAsMember(page);
		const path = `/en/goods_detail/${goods.id}`;
		await page.goto(path);
		await expect(added(page)).toBeHidden();
		await page.locator('input[name="quantity"]').fill("3");
		await add(page);
		await expect(page).toHaveURL(`${path}?sku=${sku.id}#added`);
		await expect(added(page)).toBeVisible();
		const { groups } = await storedCart(page.request);
		expect(groups.flatMap(({ lines }) => lines)).toMatchObject([
			{ skuId: sku.id, quantity: 3 },
		]);
		await page.locator('input[name="quantity"]').fill("98");
		await add(page);
		await expect(page.locator("#not-added")).toBeVisible();
		expect((await storedCart(page.request)).totals.count).toBe(3);
	});

	test("a stranger's goods wait for the script, which takes them over", async ({
		page,
		request,
		browser,
		baseURL,
	}) => {
		const { goods } = await findInArea(request, "E_COMMERCE", one);
		for (let times = 0; times < 2; times++) {
			await page.goto(`/en/goods_detail/${goods.id}`);
			await add(page);
			await expect(added(page)).toBeVisible();
		}
		const storageState = await page.context().storageState();
		const later = await browser.newContext({
			storageState,
			baseURL,
			javaScriptEnabled: true,
		});
		const scripted = await later.newPage();
		await open(scripted, "/en");
		await expect(countOf(scripted)).toHaveText("2");
		await open(scripted, "/en");
		await expect(countOf(scripted)).toHaveText("2");
		expect((await later.cookies()).map(({ name }) => name)).not.toContain(
			"hk-basket",
		);
		await later.close();
	});

	test("another site cannot put anything into a cart", async ({ request }) => {
		const answer = await request.post("/api/basket", {
			form: { locale: "en", goodsId: "1", skuId: "1", quantity: "1" },
			headers: { origin: "https://elsewhere.example" },
			maxRedirects: 0,
		});
		expect(answer.status()).toBe(400);
		expect(answer.headers()["set-cookie"]).toBeUndefined();
	});
});
