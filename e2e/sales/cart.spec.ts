import type { Page } from "@playwright/test";
import { arrived } from "../support/alive";
import {
	cartPath,
	countOf,
	enterAsMember,
	findInArea,
	lineOf,
	putIn,
	storedCart,
} from "../support/cart";
import { agreeAndSend, loginDialog, password } from "../support/login";
import { open } from "../support/open";
import { expect, test } from "../support/test";

const one = ({ skuCount }: { skuCount: number }) => skuCount === 1;
const several = ({ skuCount }: { skuCount: number }) => skuCount > 1;

/** What the page says has happened. */
const said = (page: Page, words: string | RegExp) =>
	expect(page.getByRole("status").getByText(words)).toBeVisible();

test.describe("on a desktop", () => {
	test.use({ viewport: { width: 1440, height: 900 } });

	test("a visitor's goods go into the cart of who signs in, once, on top of what is there", async ({
		page,
		request,
	}) => {
		const email = await enterAsMember(page);
		const { goods, sku } = await findInArea(request, "E_COMMERCE", one);
		await putIn(page.request, [{ skuId: sku.id, quantity: 1 }]);
		await page.context().clearCookies();
		await open(page, `/goods_detail/${goods.id}`);
		await page.getByRole("button", { name: "增加一件" }).click();
		await page.getByRole("button", { name: "加入購物車", exact: true }).click();
		await said(page, "已加入購物車");
		await expect(countOf(page)).toHaveText("2");
		await page.locator("header .user button").click();
		const dialog = await arrived(loginDialog(page));
		await dialog.getByRole("button", { name: "電郵", exact: true }).click();
		await dialog.getByLabel("電郵", { exact: true }).fill(email);
		await dialog.getByLabel("密碼", { exact: true }).fill(password);
		await agreeAndSend(dialog);
		await expect(page).toHaveURL(new RegExp(`/goods_detail/${goods.id}$`));
		await expect(countOf(page)).toHaveText("3");
		await open(page, "/");
		await expect(countOf(page)).toHaveText("3");
		const { groups } = await storedCart(page.request);
		expect(groups.flatMap(({ lines }) => lines)).toMatchObject([
			{ skuId: sku.id, quantity: 3 },
		]);
	});

	test("a card puts a goods of one sku in at once and asks which one of several", async ({
		page,
		request,
	}) => {
		const single = await findInArea(request, "E_COMMERCE", one);
		const many = await findInArea(request, "E_COMMERCE", several);
		await enterAsMember(page);
		const add = (name: string) =>
			page.getByRole("button", { name: `加入購物車 ${name}`, exact: true });
		const list = (title: string) =>
			`/goods/goods_search?title=${encodeURIComponent(title)}`;

		await open(page, list(single.goods.name));
		await add(single.goods.name).click();
		await said(page, "已加入購物車");
		await expect(countOf(page)).toHaveText("1");
		await expect(page).toHaveURL(/goods_search/);

		await open(page, list(many.goods.name));
		await add(many.goods.name).click();
		const dialog = await arrived(page.getByRole("dialog"));
		await dialog.getByRole("button", { name: "加入購物車" }).click();
		await said(page, "已加入購物車");
		await expect(countOf(page)).toHaveText("2");
		await expect(dialog).toBeHidden();
		await expect(add(many.goods.name)).toBeFocused();
	});

	test("quick clicks end in the last quantity, here and in the gateway", async ({
		page,
		request,
	}) => {
		const { goods, sku } = await findInArea(request, "E_COMMERCE", one);
		await enterAsMember(page);
		await putIn(page.request, [{ skuId: sku.id, quantity: 1 }]);
		await open(page, cartPath);
		const line = await arrived(lineOf(page, goods.name));
		const more = line.getByRole("button", { name: /^增加一件/ });
		for (let clicks = 0; clicks < 7; clicks++) await more.click();
		await line.getByRole("button", { name: /^減少一件/ }).click();
		await expect(line.getByRole("textbox")).toHaveValue("7");
		await expect(countOf(page)).toHaveText("7");
		await expect
			.poll(async () => (await storedCart(page.request)).totals.count)
			.toBe(7);
		const { totals } = await storedCart(page.request);
		const [whole] = totals.total.split(".");
		await expect(page.locator(".summary [aria-busy=true]")).toHaveCount(0);
		await expect(page.locator(".summary .total")).toContainText(
			Number(whole).toLocaleString("en"),
		);
	});

	test("two tabs show the same cart", async ({ page, request, context }) => {
		const { goods, sku } = await findInArea(request, "E_COMMERCE", one);
		await enterAsMember(page);
		await putIn(page.request, [{ skuId: sku.id, quantity: 1 }]);
		const other = await context.newPage();
		await open(page, cartPath);
		await open(other, cartPath);
		await arrived(lineOf(page, goods.name));
		await arrived(lineOf(other, goods.name));
		const field = lineOf(other, goods.name).getByRole("textbox");
		await field.fill("5");
		await expect(lineOf(page, goods.name).getByRole("textbox")).toHaveValue(
			"5",
		);
		await expect(countOf(page)).toHaveText("5");
		await lineOf(page, goods.name)
			.getByRole("button", { name: /^刪除/ })
			.click();
		await expect(
			other.getByRole("heading", { name: "購物車仍然是空的" }),
		).toBeVisible();
		await expect(countOf(other)).toHaveCount(0);
	});

	test("what was taken out comes back, as it was", async ({
		page,
		request,
	}) => {
		const first = await findInArea(request, "E_COMMERCE", one);
		const second = await findInArea(request, "SUPERMARKET", one);
		await enterAsMember(page);
		await putIn(page.request, [
			{ skuId: first.sku.id, quantity: 3 },
			{ skuId: second.sku.id, quantity: 1 },
		]);
		await open(page, cartPath);
		const line = await arrived(lineOf(page, first.goods.name));
		await line.getByRole("checkbox").uncheck();
		await line.getByRole("button", { name: /^刪除/ }).click();
		await expect(line).toHaveCount(0);
		await expect(countOf(page)).toHaveText("1");
		await page.getByRole("button", { name: "復原" }).click();
		await expect(line.getByRole("textbox")).toHaveValue("3");
		await expect(line.getByRole("checkbox")).not.toBeChecked();
		await line.getByRole("button", { name: /移到收藏$/ }).click();
		await said(page, `已把「${first.goods.name}」移到收藏`);
		await expect(line).toHaveCount(0);
		await page.getByRole("button", { name: "復原" }).click();
		await expect(line.getByRole("textbox")).toHaveValue("3");
	});

	test("another sku takes a line's place", async ({ page, request }) => {
		const { goods } = await findInArea(request, "E_COMMERCE", several);
		const [from, to] = goods.skus.filter(({ stock }) => stock > 0);
		await enterAsMember(page);
		await putIn(page.request, [{ skuId: from?.id ?? 0, quantity: 2 }]);
		await open(page, cartPath);
		const line = await arrived(lineOf(page, goods.name));
		await line.getByRole("button", { name: /^更改/ }).click();
		const dialog = await arrived(page.getByRole("dialog"));
		for (const value of Object.values(to?.options ?? {}))
			await dialog.getByRole("link", { name: value, exact: true }).click();
		await dialog.getByRole("button", { name: "選這款" }).click();
		await expect(dialog).toBeHidden();
		await expect(line.locator(".options")).toContainText(
			Object.values(to?.options ?? {}).join("・"),
		);
		const { groups } = await storedCart(page.request);
		expect(groups.flatMap(({ lines }) => lines)).toMatchObject([
			{ skuId: to?.id, quantity: 2 },
		]);
	});

	test("nothing chosen, no way on: the page says why", async ({
		page,
		request,
	}) => {
		const { sku } = await findInArea(request, "E_COMMERCE", one);
		await enterAsMember(page);
		await putIn(page.request, [{ skuId: sku.id, quantity: 1 }]);
		await open(page, cartPath);
		const all = await arrived(
			page.getByRole("checkbox", { name: "全選", exact: true }),
		);
		await expect(page.getByRole("link", { name: /^結帳/ })).toBeVisible();
		await all.uncheck();
		await expect(page.getByRole("button", { name: /^結帳/ })).toHaveAttribute(
			"aria-disabled",
			"true",
		);
		await expect(page.getByText("請先選擇要買的貨品。")).toBeVisible();
		await all.check();
		await expect(page.getByRole("link", { name: /^結帳/ })).toBeVisible();
	});
});
