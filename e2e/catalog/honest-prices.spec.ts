import type { GoodsCard } from "../../gateway/contract/catalog/goods";
import { expectNoSidewaysScroll } from "../support/accessible";
import { cartPath, enterAsMember, findInArea, putIn } from "../support/cart";
import { signInAsStaff } from "../support/console";
import { open } from "../support/open";
import { inLocale } from "../support/screens";
import { expect, test } from "../support/test";
import { wordsIn } from "../support/words";

const list = "/goods/goods_search?cartType=SUPERMARKET";

test.use({ viewport: { width: 390, height: 844 } });

for (const locale of ["zh-CN", "en"] as const) {
	const words = wordsIn(locale);
	const { price } = words.goods;
	const perUnit = ({ unitPrice }: Pick<GoodsCard, "unitPrice">) =>
		unitPrice &&
		price.per[unitPrice.per].replace("{amount}", `HK$${unitPrice.price}`);

	test(`a shopper sees what goods cost by measure and sorts by it, in ${locale}`, async ({
		page,
	}) => {
		await open(page, inLocale(list, locale));
		await page.getByRole("button", { name: words.list.sort.label }).click();
		await page.getByRole("link", { name: words.list.sort.unitPrice }).click();
		await expect(page).toHaveURL(/sort=unit-price/);
		const answer = await page.request.get(
			"/api/front/product/list?cartType=SUPERMARKET&sort=unitPrice&limit=8",
		);
		const cards: GoodsCard[] = (await answer.json()).data.list;
		const shown = page.locator(".goods").locator("visible=true");
		await expect
			.poll(() =>
				shown
					.locator(".name a")
					.evaluateAll((links) =>
						links.map((link) => link.getAttribute("href")),
					),
			)
			.toEqual(
				expect.arrayContaining(
					cards.map(({ id }) => inLocale(`/goods_detail/${id}`, locale)),
				),
			);
		for (const [at, card] of cards.entries())
			await expect(shown.nth(at)).toContainText(perUnit(card) ?? "nothing");
		await expectNoSidewaysScroll(page);
	});

	test(`beside an old price stands the lowest one before, on the goods page and in the cart, in ${locale}`, async ({
		page,
	}) => {
		const { goods, sku } = await findInArea(
			page.request,
			"SUPERMARKET",
			({ skuCount, oldPrice, unitPrice }) =>
				skuCount === 1 && oldPrice !== null && unitPrice !== null,
		);
		const notes = [
			perUnit(sku) ?? "nothing",
			price.lowestBefore.replace("{amount}", `HK$${sku.lowestBefore}`),
		];
		await open(page, inLocale(`/goods_detail/${goods.id}`, locale));
		const main = page.getByRole("main").locator("visible=true").first();
		for (const note of notes) await expect(main).toContainText(note);
		await expectNoSidewaysScroll(page);

		await enterAsMember(page);
		await putIn(page.request, [{ skuId: sku.id, quantity: 1 }]);
		await open(page, inLocale(cartPath, locale));
		const line = page.locator("[data-line]");
		for (const note of notes) await expect(line).toContainText(note);
		await expectNoSidewaysScroll(page);
	});

	test.describe(`in ${locale}`, () => {
		test.use({ hasRefusals: true });

		test(`a merchant is refused an old price that nobody was asked, beside its field`, async ({
			page,
			context,
		}) => {
			await signInAsStaff(context);
			const answer = await page.request.get("/api/operator/goods/list?limit=1");
			const [{ id }] = (await answer.json()).data.list;
			const { fault, goods } = words.console;
			await open(page, inLocale(`/console/goods/edit?id=${id}`, locale));
			const first = page.getByRole("group", {
				name: goods.form.skuAt.replace("{number}", "1"),
			});
			await first
				.getByLabel(goods.form.oldPrice, { exact: true })
				.fill("99999.00");
			await page.getByRole("button", { name: goods.save, exact: true }).click();
			await expect(first.getByText(fault.oldPriceInvented)).toBeVisible();
		});
	});
}
