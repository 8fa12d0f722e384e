import {
	expectAccessible,
	expectNoSidewaysScroll,
} from "../support/accessible";
import { arrived } from "../support/alive";
import { signInAsStaff } from "../support/console";
import { storyVariants } from "../support/extent";
import { addGoods, goodsPicture } from "../support/goods-admin";
import { open } from "../support/open";
import { inLocale } from "../support/screens";
import { expect, test } from "../support/test";
import { wordsIn } from "../support/words";

for (const { locale, width } of storyVariants)
	test(`in ${locale} at ${width} px what a merchant writes with a heading, a list, a table and a picture is what shoppers read, and what is edited again`, async ({
		page,
		context,
	}) => {
		await page.setViewportSize({ width, height: 900 });
		await signInAsStaff(context);
		const name = `Oolong ${locale} ${Date.now() % 100_000}`;
		const id = await addGoods(page, locale, { name, cartType: "SUPERMARKET" });
		const { goods } = wordsIn(locale).console;
		const { editor } = goods.form;
		const names = page.getByRole("region", { name: goods.form.names });
		const text = await arrived(
			names.getByRole("textbox", { name: goods.form.introduction }),
		);
		const tools = names.getByRole("toolbar", { name: editor.tools });
		const press = (word: string) =>
			tools.getByRole("button", { name: word, exact: true }).click();
		await text.click();
		await press(editor.heading);
		await page.keyboard.type("Brewing");
		await page.keyboard.press("Enter");
		await press(editor.bullets);
		await page.keyboard.type("boil");
		await page.keyboard.press("Enter");
		await page.keyboard.type("pour <b>slowly</b>");
		await page.keyboard.press("Enter");
		await page.keyboard.press("Enter");
		await tools.getByLabel(editor.picture).setInputFiles(goodsPicture);
		await expect(text.locator("img")).toBeVisible();
		await names.getByLabel(editor.alt).fill("A pot of tea");
		await press(editor.table);
		await page.keyboard.type("Grams");
		await page.keyboard.press("Tab");
		await page.keyboard.type("Minutes");
		await page.keyboard.press("Tab");
		await page.keyboard.type("5");
		await expect(
			names.getByRole("button", { name: editor.removeColumn }),
		).toBeVisible();
		await expectAccessible(page);
		await expectNoSidewaysScroll(page);
		await page.getByRole("button", { name: goods.save, exact: true }).click();
		await expect(page.getByText(goods.saved)).toBeVisible();

		await open(page, inLocale(`/goods_detail/${id}`, locale));
		const main = page.getByRole("main").locator("visible=true");
		const shown = main.locator(".introduction");
		await expect(shown.getByRole("heading", { level: 3 })).toHaveText(
			"Brewing",
		);
		await expect(shown.getByRole("listitem")).toHaveText([
			"boil",
			"pour <b>slowly</b>",
		]);
		await expect(
			shown.getByRole("columnheader", { name: "Minutes" }),
		).toBeVisible();
		await expect(shown.getByRole("cell").first()).toHaveText("5");
		const picture = shown.getByRole("img", { name: "A pot of tea" });
		await picture.scrollIntoViewIfNeeded();
		await expect
			.poll(() =>
				picture.evaluate((image: HTMLImageElement) => image.naturalWidth),
			)
			.toBeGreaterThan(0);
		await expectAccessible(page);
		await expectNoSidewaysScroll(page);

		await open(page, inLocale(`/console/goods/edit?id=${id}`, locale));
		await expect(text.getByRole("heading")).toHaveText("Brewing");
		await expect(text.getByRole("listitem")).toHaveText([
			"boil",
			"pour <b>slowly</b>",
		]);
		await expect(text.getByRole("columnheader").first()).toHaveText("Grams");
		await expect(text.locator("img")).toHaveAttribute("alt", "A pot of tea");
	});
