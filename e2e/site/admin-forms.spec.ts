import {
	expectAccessible,
	expectAccessibleAt,
	expectNoSidewaysScroll,
} from "../support/accessible";
import { arrived } from "../support/alive";
import { answerDialog } from "../support/answer-dialog";
import { enterAsMember } from "../support/cart";
import { fullOnly, widths } from "../support/extent";
import { byKeyboard } from "../support/keyboard";
import { open } from "../support/open";
import { signIn } from "../support/sign-in";
import { expect, test } from "../support/test";
import { wordsIn } from "../support/words";

// What merchants' staff and operators keep, and what shoppers notice of it.

test.describe.configure({ timeout: 180_000 });

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };
const storeId = 4;

/** A minute of tomorrow as Hong Kong's clocks show it. */
function tomorrowAt(clock: string): string {
	const there = new Date(Date.now() + 32 * 3_600_000);
	return `${there.toISOString().slice(0, 10)}T${clock}`;
}

test(
	"an operator closes a day's slots on a phone, a shopper reads why, and reopening takes it back",
	fullOnly,
	async ({ page, browser, baseURL }) => {
		const words = wordsIn("zh-CN").console.stores;
		await page.setViewportSize(phone);
		await signIn(page.context(), "Operator staff");
		await open(page, `/console/stores?tab=closures&store=${storeId}`);
		await (await arrived(page.getByLabel(words.from, { exact: true }))).fill(
			tomorrowAt("00:00"),
		);
		await page
			.getByLabel(words.until, { exact: true })
			.fill(tomorrowAt("23:59"));
		await page
			.getByLabel(words.reasonLabel, { exact: true })
			.selectOption("rainstorm");
		await page.getByLabel(words.note).fill("道路水浸。");
		await expectAccessible(page);
		await page.locator("form button[type=submit]").click();
		const card = page.locator("article.card").filter({ hasText: "道路水浸。" });
		await arrived(card);
		await expectNoSidewaysScroll(page);
		await page.setViewportSize(phone);

		const elsewhere = await browser.newContext({ baseURL });
		const shopper = await elsewhere.newPage();
		await open(shopper, `/store/store_detail?id=${storeId}`);
		await shopper.getByRole("tab").nth(1).click();
		const slots = shopper.getByRole("tabpanel");
		await expect(slots).toContainText(
			"黑色暴雨警告信號生效，暫停送貨。道路水浸。",
		);

		await card.getByRole("button", { name: words.reopen }).click();
		await answerDialog(page, words.reopen);
		await expect(card).toHaveCount(0);
		await shopper.reload();
		await arrived(shopper.getByRole("tab").nth(1));
		await expect(shopper.locator("main")).not.toContainText("道路水浸");
		await elsewhere.close();
	},
);

test.describe("where a form is refused first", () => {
	test.use({ hasRefusals: true });

	test("a merchant makes a coupon by the keyboard, a shopper receives it, and its terms stand from then on", async ({
		page,
		browser,
		baseURL,
	}) => {
		const words = wordsIn("en").console;
		const name = `Harbour saver ${Date.now()}`;
		await page.setViewportSize(desktop);
		await signIn(page.context(), "Merchant staff");
		await open(page, "/en/console/coupons?form=new");
		const { press, type } = byKeyboard(page);
		await press(page.getByRole("button", { name: "繁體中文" }));
		await type(page.getByLabel(words.coupons.name), name);
		await type(page.getByLabel(words.coupons.amount), "12.5");
		// More than other stories buy for: it would lower their sums.
		await type(page.getByLabel(words.coupons.minimumSpend), "90000");
		// What is missing is named beside its field, and what was typed stays.
		await type(page.getByLabel(words.coupons.validDays), "400");
		await press(page.getByRole("button", { name: words.form.save }));
		await expect(page.getByText(words.fault.correctNumber)).toBeVisible();
		await expect(page.getByLabel(words.coupons.validDays)).toBeFocused();
		await expectAccessibleAt(widths, page);
		await type(page.getByLabel(words.coupons.validDays), "10");
		await press(page.getByRole("button", { name: words.form.save }));
		const row = await arrived(page.getByRole("row").filter({ hasText: name }));
		await expect(row).toContainText("HK$12.50");
		await expectAccessibleAt(widths, page);

		const elsewhere = await browser.newContext({ baseURL });
		const shopper = await elsewhere.newPage();
		await enterAsMember(shopper);
		const offer = shopper.locator(".coupon").filter({ hasText: name });
		await expect(async () => {
			await open(shopper, "/en/merchant/storeCoupon?id=1");
			await expect(offer).toHaveCount(1, { timeout: 1_000 });
		}).toPass({ timeout: 30_000 });
		await offer.getByRole("button").click();
		await expect(offer.getByRole("button")).toHaveText("Collected");
		await elsewhere.close();

		await page.reload();
		await arrived(row);
		await row.getByRole("link", { name: words.coupons.edit }).click();
		await expect(page.getByLabel(words.coupons.amount)).toBeDisabled();
		await expect(page.getByLabel(words.coupons.issueLimit)).toBeEnabled();
		await arrived(page.getByRole("link", { name: words.coupons.replace }));
	});
});

test("what an operator says to look for instead is what a shopper sees", async ({
	page,
}) => {
	const words = wordsIn("en").console.search;
	const word = `zimblewort${Date.now()}`.replace(/\d/g, (digit) =>
		String.fromCharCode(97 + Number(digit)),
	);
	await page.setViewportSize(desktop);
	await signIn(page.context(), "Operator staff");
	await open(page, `/en/goods/goods_search?title=${word}`);
	await open(page, "/en/console/search");
	const row = await arrived(page.getByRole("row").filter({ hasText: word }));
	await expectAccessibleAt(widths, page);
	await row.getByRole("link", { name: words.makeInstead }).click();
	await page.getByLabel(words.replacement).fill("tea");
	await page.locator("form button[type=submit]").click();
	await arrived(page.locator(".kept").filter({ hasText: word }));
	await expect(async () => {
		await open(page, `/en/goods/goods_search?title=${word}`);
		await expect(page.locator("main")).toContainText("“tea”", {
			timeout: 1_000,
		});
		await expect(
			page.locator('main a[href*="/goods_detail/"]').first(),
		).toBeVisible({
			timeout: 1_000,
		});
	}).toPass({ timeout: 40_000 });
});
