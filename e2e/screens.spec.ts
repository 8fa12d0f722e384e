import { readFileSync } from "node:fs";
import type { APIRequestContext } from "@playwright/test";
import {
	describeLocale,
	type LocaleCode,
	localeCodes,
} from "../gateway/contract/locale";
import { expectAccessible, expectNoSidewaysScroll } from "./support/accessible";
import { inLocale, type Screen, screens } from "./support/screens";
import { expect, test } from "./support/test";

const widths = [390, 1440] as const;

const features = Object.keys(
	JSON.parse(readFileSync("messages/zh-CN.json", "utf8")),
);

/** next-intl shows the key itself where a word is missing. */
const untranslatedKey = new RegExp(
	`\\b(${features.join("|")})\\.[a-z]\\w*(\\.\\w+)*\\b`,
);

/** Before any script has run. */
async function expectGoodsInHtml(
	request: APIRequestContext,
	{ path, goodsMin }: Screen,
	locale: LocaleCode,
) {
	const response = await request.get(inLocale(path, locale));
	expect(response.status()).toBe(200);
	const html = await response.text();
	expect(html).toContain(`<html lang="${describeLocale(locale).language}"`);
	// What React holds back behind a fallback stands hidden at the end until a script moves it.
	const [shown = ""] = html.split('<div hidden id="S:');
	const goodsLinks = shown.match(/href="[^"]*\/goods_detail\/\d+["?]/g) ?? [];
	expect(new Set(goodsLinks).size).toBeGreaterThanOrEqual(goodsMin);
}

for (const screen of screens)
	for (const locale of localeCodes)
		test(`${screen.name} in ${locale}: goods in the HTML, whole, translated, accessible at ${widths.join(" and ")} px, no wider than 320 px asks`, async ({
			page,
			request,
		}) => {
			await expectGoodsInHtml(request, screen, locale);
			await page.goto(inLocale(screen.path, locale));
			for (const width of widths) {
				await page.setViewportSize({ width, height: 900 });
				await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
				expect(await page.locator("body").innerText()).not.toMatch(
					untranslatedKey,
				);
				await expectAccessible(page);
			}
			await expectNoSidewaysScroll(page);
		});
