import AxeBuilder from "@axe-core/playwright";
import { describeLocale, localeCodes } from "../gateway/contract/locale";
import { inLocale, screens } from "./support/screens";
import { expect, test } from "./support/test";

const widths = [390, 1440];

/** next-intl shows the key itself where a word is missing. */
const untranslatedKey =
	/\b(category|client|layout|error|header|home|mall|list|goods|login|place|store)\.[a-z]\w*(\.\w+)*\b/;

for (const locale of localeCodes)
	for (const { name, path, goodsMin } of screens) {
		const address = inLocale(path, locale);

		test(`${name} in ${locale}: its goods stand in the HTML, in its language`, async ({
			request,
		}) => {
			const response = await request.get(address);
			expect(response.status()).toBe(200);
			const html = await response.text();
			expect(html).toContain(`<html lang="${describeLocale(locale).language}"`);
			// What React holds back behind a fallback stands hidden at the end until a script moves it.
			const [shown = ""] = html.split('<div hidden id="S:');
			const goodsLinks = shown.match(/href="[^"]*\/goods_detail\/\d+"/g) ?? [];
			expect(new Set(goodsLinks).size).toBeGreaterThanOrEqual(goodsMin);
		});

		for (const width of widths)
			test(`${name} in ${locale} at ${width} px: whole, translated, accessible`, async ({
				page,
			}) => {
				await page.setViewportSize({ width, height: 900 });
				const response = await page.goto(address);
				expect(response?.status()).toBe(200);
				await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
				expect(await page.locator("body").innerText()).not.toMatch(
					untranslatedKey,
				);
				const { violations } = await new AxeBuilder({ page }).analyze();
				expect(
					violations.map(({ id, nodes }) => [id, nodes.map((n) => n.html)]),
				).toEqual([]);
			});
	}

for (const { name, path } of screens)
	test(`${name} fits a width of 320 px without scrolling sideways`, async ({
		page,
	}) => {
		await page.setViewportSize({ width: 320, height: 800 });
		for (const locale of ["zh-CN", "fr", "th"] as const) {
			await page.goto(inLocale(path, locale));
			const overflow = await page.evaluate(
				() => document.documentElement.scrollWidth - window.innerWidth,
			);
			expect(overflow, locale).toBeLessThanOrEqual(0);
		}
	});
