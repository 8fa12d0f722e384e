import type { Page } from "@playwright/test";
import {
	expectAccessible,
	expectAccessibleInFull,
	expectNoSidewaysScroll,
} from "../support/accessible";
import { arrived } from "../support/alive";
import { enterAsMember } from "../support/cart";
import { storyVariants } from "../support/extent";
import { open } from "../support/open";
import { inLocale } from "../support/screens";
import { expect, test } from "../support/test";
import { wordsIn } from "../support/words";

const audio = 5;
const mainOf = (page: Page) =>
	page.getByRole("main").locator("visible=true").first();

for (const { locale, width } of storyVariants)
	test.describe(`in ${locale} at ${width} px`, () => {
		test.use({ viewport: { width, height: 900 } });
		const words = wordsIn(locale).merchant;
		const at = (path: string) => inLocale(`/merchant/${path}`, locale);

		test("the street is walked by kind, order and name, each with an address", async ({
			page,
		}) => {
			await open(page, at("merchant_street"));
			const main = mainOf(page);
			const cards = main.locator(".street-card");
			await expect(cards).toHaveCount(12);
			for (const card of await cards.all())
				await expect(card.locator(".windows img")).toHaveCount(3);
			await expectAccessibleInFull(page);

			await main
				.getByRole("link", {
					name: words.street.kind["self-support"],
					exact: true,
				})
				.click();
			await expect(page).toHaveURL(/merchantType=self-support$/);
			await expect(cards).toHaveCount(3);
			if (width < 640) await main.locator("button.tool").click();
			await main.getByRole("link", { name: words.street.sort.rating }).click();
			await expect(page).toHaveURL(/sort=rating/);
			await expect(
				main.getByRole("link", {
					name: words.street.sort.rating,
					includeHidden: true,
				}),
			).toHaveAttribute("aria-current", "true");
			await expect(cards).toHaveCount(3);
			const stars = await cards.locator(".mean b").allInnerTexts();
			expect(stars).toEqual(stars.toSorted().reverse());

			const search = main.getByRole("searchbox");
			await search.fill("peak");
			await search.press("Enter");
			await expect(page).toHaveURL(/keyword=peak/);
			await expect(cards).toHaveCount(1);
			await search.fill("nobody at all");
			await search.press("Enter");
			await expect(cards).toHaveCount(0);
			await main.getByRole("link", { name: words.street.showAll }).click();
			await expect(cards).toHaveCount(12);
			await expectNoSidewaysScroll(page);
		});

		test("a front leads to all that its merchant has, and finds among it", async ({
			page,
		}) => {
			await open(page, at("home?id=2"));
			const main = mainOf(page);
			await expectAccessibleInFull(page);
			const tabs = main.getByRole("navigation", { name: words.head.tabs });
			await tabs.getByRole("link", { name: words.head.tab.categories }).click();
			await expect(page).toHaveURL(at("category?id=2"));
			const leaf = main.locator("section section li a").first();
			const count = Number(await leaf.locator(".count").innerText());
			await expectAccessibleInFull(page);
			await leaf.click();
			await expect(page).toHaveURL(/shop\?id=2&cid=\d+$/);
			await expect(main.locator(".goods")).toHaveCount(count);
			await expectAccessibleInFull(page);

			const search = main.getByRole("searchbox");
			await search.fill("kettle");
			await search.press("Enter");
			await expect(page).toHaveURL(/id=2&keyword=kettle/);
			await expect(main.locator(".goods").first()).toBeVisible();
			await expectNoSidewaysScroll(page);
		});

		test("whom to ask opens by the keyboard and closes again", async ({
			page,
		}) => {
			await open(page, at(`home?id=${audio}`));
			const opener = mainOf(page).getByRole("button", {
				name: words.contact.open,
			});
			await opener.press("Enter");
			const sheet = page.getByRole("dialog");
			await expect(sheet.locator('a[href^="tel:"]')).toBeVisible();
			await expectAccessible(page);
			await page.keyboard.press("Escape");
			await expect(sheet).toBeHidden();
			await expect(opener).toBeFocused();
		});
	});

test.describe("licences", () => {
	test.use({ hasRefusals: true });

	test("are shown once the device has solved what it was asked, and stand in no page before", async ({
		page,
	}) => {
		const answers: number[] = [];
		page.on("response", (response) => {
			if (response.url().includes("/api/front/merchant/qualification/"))
				answers.push(response.status());
		});
		await open(page, `/merchant/qualification?id=${audio}`);
		const main = mainOf(page);
		await expectAccessibleInFull(page);
		expect(await page.content()).not.toMatch(/specimen|data:image\/webp/);
		await main.getByRole("button", { name: /查看 2 份文件/ }).click();
		const pictures = main.locator("figure img");
		await expect(pictures).toHaveCount(2, { timeout: 60_000 });
		expect(answers).toEqual([429, 200]);
		for (const picture of await pictures.all())
			expect(
				await picture.evaluate((one: HTMLImageElement) => one.naturalWidth),
			).toBeGreaterThan(300);
		await expectAccessible(page);
		await expectNoSidewaysScroll(page);
	});
});

test("the street knows whom a member follows, by one call for all cards", async ({
	page,
}) => {
	await enterAsMember(page);
	let asked = 0;
	page.on("request", (request) => {
		if (request.url().includes("/api/front/collect/state")) asked++;
	});
	await open(page, "/merchant/merchant_street");
	const card = page.locator(`[data-merchant="${audio}"]`);
	const follow = card.getByRole("button");
	// The button says so at once; the shop knows once it has answered.
	const kept = page.waitForResponse(`**/merchant/collect/${audio}`);
	await follow.click();
	expect((await kept).ok()).toBe(true);
	await arrived(card.locator('[aria-pressed="true"]'));
	asked = 0;
	await page.reload();
	await expect(follow).toHaveAttribute("aria-pressed", "true");
	expect(asked).toBe(1);
});
