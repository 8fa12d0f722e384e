import type { APIRequestContext } from "@playwright/test";
import type { GoodsCard, Sku } from "../../gateway/contract/catalog/goods";
import {
	expectAccessible,
	expectNoSidewaysScroll,
} from "../support/accessible";
import { arrived } from "../support/alive";
import { countOf, enterAsMember, findGoods, findInArea } from "../support/cart";
import { open } from "../support/open";
import { orderPaid } from "../support/order";
import { ship } from "../support/order-admin";
import { inLocale } from "../support/screens";
import { expect, test } from "../support/test";
import { wordsIn } from "../support/words";

test.use({ viewport: { width: 390, height: 844 } });

/** Two skus of one merchant that stand in one aisle. */
async function findTwo(request: APIRequestContext): Promise<Sku[]> {
	const { goods, sku } = await findInArea(
		request,
		"E_COMMERCE",
		({ skuCount, price }) => skuCount === 1 && Number(price) < 300,
	);
	const path = `/api/front/product/list?cid=${goods.categories[0]?.id}&limit=50`;
	const { list } = (await (await request.get(path)).json()).data;
	const near = (list as GoodsCard[]).filter(
		({ id, skuCount }) => id !== goods.id && skuCount === 1,
	);
	for (const card of near) {
		const other = (await findGoods(request, card.id)).skus[0];
		if (other && other.stock > 20) return [sku, other];
	}
	throw new Error("No two goods of one aisle");
}

async function receiveTwo(request: APIRequestContext, shopName: string) {
	const skus = await findTwo(request);
	const wanted = skus.map(({ id }) => ({ skuId: id, quantity: 2 }));
	for (const { orderNo } of (await orderPaid(request, wanted)).orders) {
		await ship(shopName, orderNo);
		const answer = await request.post(`/api/front/order/take/${orderNo}`);
		expect((await answer.json()).code).toBe(200);
	}
	return skus;
}

for (const locale of ["zh-CN", "en"] as const)
	test(`in ${locale} on a phone what was received is bought again, one by one and an aisle at once`, async ({
		page,
	}, { project }) => {
		const words = wordsIn(locale).buyAgain;
		const said = page.locator("[data-notice]");
		await enterAsMember(page);
		await open(page, inLocale("/users/buy_again", locale));
		await arrived(page.getByText(words.empty.title));
		const [one] = await receiveTwo(page.request, project.name);

		await page.reload();
		const card = await arrived(page.locator(`[data-sku="${one?.id}"]`));
		await expect(page.locator("[data-sku]")).toHaveCount(2);
		await expect(card).toContainText(words.goods.samePrice);
		await expectAccessible(page);
		await expectNoSidewaysScroll(page);
		const tools = card.getByRole("group");
		await tools.getByRole("button").last().click();
		await expect(tools.getByRole("textbox")).toHaveValue("3");
		await card.getByText(words.goods.add, { exact: true }).click();
		await expect(said).toContainText(wordsIn(locale).cart.add.done);
		await expect(countOf(page)).toHaveText("3");

		const all = words.aisle.addAll.replace("{count}", "2");
		await page.getByText(all).click();
		await expect(said).toContainText("5");
		await expect(countOf(page)).toHaveText("8");
	});
