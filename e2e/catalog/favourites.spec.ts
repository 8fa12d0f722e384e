import type { Page } from "@playwright/test";
import {
	expectAccessible,
	expectAccessibleInFull,
	expectNoSidewaysScroll,
} from "../support/accessible";
import { arrived } from "../support/alive";
import { countOf, enterAsMember, findInArea } from "../support/cart";
import { fullOnly } from "../support/extent";
import { loginDialog, password, registerByCalls } from "../support/login";
import { open } from "../support/open";
import { expect, test } from "../support/test";

const listPath = "/users/collection_list";
const heart = (page: Page) => page.locator("main .mark-button[aria-pressed]");
const said = (page: Page, words: string) =>
	expect(page.locator("[data-notice]")).toContainText(words);

async function keep(page: Page, ids: number[]): Promise<void> {
	const answer = await page.request.post("/api/front/collect/add/product", {
		data: { ids },
	});
	expect((await answer.json()).code).toBe(200);
}

const findOne = (page: Page) =>
	findInArea(page.request, "E_COMMERCE", ({ skuCount }) => skuCount === 1);

test("a heart keeps a goods, and the list puts it into the cart", async ({
	page,
}) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await enterAsMember(page);
	const { goods } = await findOne(page);
	await open(page, `/goods_detail/${goods.id}`);
	await heart(page).click();
	await said(page, "已收藏");
	await page.reload();
	await expect(heart(page)).toHaveAttribute("aria-pressed", "true");

	await open(page, listPath);
	const card = await arrived(page.locator(`[data-goods="${goods.id}"]`));
	await expectAccessibleInFull(page);
	await expectNoSidewaysScroll(page);
	await card.getByRole("button", { name: /加入購物車/ }).click();
	await said(page, "已加入購物車");
	await expect(countOf(page)).toHaveText("1");
});

test(
	"a visitor's heart is kept once somebody is signed in",
	fullOnly,
	async ({ page, playwright, baseURL }) => {
		const elsewhere = await playwright.request.newContext({ baseURL });
		const email = await registerByCalls(elsewhere);
		const { goods } = await findOne(page);
		await open(page, `/goods_detail/${goods.id}`);
		await heart(page).click();
		await arrived(loginDialog(page));
		const answer = await page.request.post("/api/front/login/email", {
			data: { email, password },
		});
		expect((await answer.json()).code).toBe(200);
		await page.reload();
		await said(page, "已收藏");
		await expect(heart(page)).toHaveAttribute("aria-pressed", "true");
		await elsewhere.dispose();
	},
);

test("several are removed at once, by the keyboard, and put back", async ({
	page,
}) => {
	await enterAsMember(page);
	const answer = await page.request.get("/api/front/product/list?limit=3");
	const ids = (await answer.json()).data.list.map(
		({ id }: { id: number }) => id,
	);
	await keep(page, ids);
	await open(page, `/en${listPath}`);
	await arrived(page.locator("[data-goods]").first());
	await expect(page.locator("[data-goods]")).toHaveCount(3);
	await page.getByRole("button", { name: "Choose several" }).click();
	await page.getByLabel("Select all").check();
	await expectAccessible(page);
	await page.getByRole("button", { name: "Remove 3" }).focus();
	await page.keyboard.press("Enter");
	await said(page, "3 favourites removed");
	await arrived(page.getByText("Nothing kept yet"));
	await page.keyboard.press("Enter");
	await expect(page.locator("[data-goods]")).toHaveCount(3);
});

test("a merchant is followed on its front and left in the list", async ({
	page,
}) => {
	await enterAsMember(page);
	await open(page, "/merchant/home?id=2");
	await heart(page).click();
	await said(page, "已追蹤");
	await expect(heart(page)).toContainText("已追蹤");
	await open(page, `${listPath}?tab=merchants`);
	const card = await arrived(page.locator('[data-merchant="2"]'));
	await expectAccessible(page);
	await card.getByRole("button", { name: /取消追蹤/ }).click();
	await said(page, "已取消追蹤");
	await expect(card).toHaveCount(0);
	await page.getByRole("button", { name: "復原" }).click();
	await arrived(card);
});

test("the browser's own favourites: the page says which keys", async ({
	page,
}) => {
	await enterAsMember(page);
	await open(page, listPath);
	await page.getByRole("button", { name: "加入書籤" }).click();
	await expect(page.getByText(/Ctrl\+D/)).toBeVisible();
});
