import {
	expectAccessible,
	expectNoSidewaysScroll,
} from "../support/accessible";
import { arrived } from "../support/alive";
import { storyVariants } from "../support/extent";
import { open } from "../support/open";
import { inLocale } from "../support/screens";
import { signIn } from "../support/sign-in";
import { expect, test } from "../support/test";
import { wordsIn } from "../support/words";

const list = "/goods/goods_search";

for (const { locale, width } of storyVariants)
	test.describe(`${locale} at ${width} px`, () => {
		test.use({ viewport: { width, height: 844 } });

		test("what shoppers choose after a search in vain is offered to the operator, and leads home once the operator says so", async ({
			page,
			browser,
			baseURL,
		}) => {
			const inVain = `plumelather${width}`;
			const { pageView, console: t } = wordsIn(locale);
			for (let shopper = 0; shopper < 2; shopper += 1) {
				const context = await browser.newContext({ baseURL });
				const own = await context.newPage();
				await open(own, inLocale(`${list}?title=${inVain}`, locale));
				await own
					.getByLabel(pageView.label)
					.getByRole("button", { name: pageView.yes, exact: true })
					.click();
				const field = own.getByRole("combobox").locator("visible=true");
				await field.fill("cheese");
				await field.press("Enter");
				await expect(own).toHaveURL(/title=cheese/);
				const counted = own.waitForResponse("**/api/front/search/choice");
				await own
					.getByRole("main")
					.locator('a[href*="/goods_detail/"]')
					.first()
					.click();
				expect((await (await counted).json()).code).toBe(200);
				await context.close();
			}

			await signIn(page.context(), "Operator staff");
			await open(page, inLocale("/console/search", locale));
			const row = page.getByRole("row").filter({ hasText: inVain });
			await arrived(row);
			await expect(row).toContainText("cheese");
			await expectAccessible(page);
			await expectNoSidewaysScroll(page);
			await row
				.getByRole("link", {
					name: t.search.makeSynonymOf.replace("{word}", "cheese"),
				})
				.click();
			const words = page.getByRole("textbox");
			await expect(words).toHaveValue(`${inVain}\ncheese`);
			await page.locator("form button[type=submit]").click();
			await expect(page).toHaveURL(/tab=synonyms$/);
			await expect
				.poll(async () => {
					const answer = await page.request.get(
						`/api/front/product/list?keyword=${inVain}`,
					);
					return (await answer.json()).data.total;
				})
				.toBeGreaterThan(0);
		});

		test("Cantonese in Latin letters and a wrong character lead to what was meant", async ({
			page,
		}) => {
			for (const [typed, meant] of [
				["nai cha", "奶茶"],
				["士多卑梨", "士多啤梨"],
			] as const) {
				await open(page, inLocale(`${list}?title=${typed}`, locale));
				await expect(page.getByRole("heading", { level: 1 })).toContainText(
					meant,
				);
				await expect(page.getByRole("main")).toContainText(typed);
				await expect(
					page.getByRole("main").locator('a[href*="/goods_detail/"]').first(),
				).toBeVisible();
			}
			await expectNoSidewaysScroll(page);
		});
	});
