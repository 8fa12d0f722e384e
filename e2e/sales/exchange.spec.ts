import type { APIRequestContext } from "@playwright/test";
import type { Sku } from "../../gateway/contract/catalog/goods";
import {
	expectAccessible,
	expectNoSidewaysScroll,
} from "../support/accessible";
import { arrived, press } from "../support/alive";
import { enterAsMember, findInArea } from "../support/cart";
import { inDatabase } from "../support/database";
import { storyVariants } from "../support/extent";
import { open } from "../support/open";
import { orderPaid } from "../support/order";
import { ship } from "../support/order-admin";
import { inLocale } from "../support/screens";
import { expect, test } from "../support/test";
import { wordsIn } from "../support/words";

/** A merchant of the mall. */
const merchantId = 2;

const wordOf = ({ options }: Pick<Sku, "options">) =>
	Object.values(options).join(" · ");

/** Two pieces of the dearest variant of its goods, received; and a variant that costs no more. */
async function orderReceived(request: APIRequestContext, shop: string) {
	const { goods } = await findInArea(
		request,
		"E_COMMERCE",
		({ merchant, skuCount, price }) =>
			merchant.id === merchantId && skuCount > 1 && Number(price) < 900,
	);
	const inStock = goods.skus
		.filter(({ stock }) => stock > 20)
		.sort((one, other) => Number(other.price) - Number(one.price));
	const [sku, wanted] = inStock;
	if (!sku || !wanted) throw new Error("There is nothing to exchange");
	const master = await orderPaid(request, [{ skuId: sku.id, quantity: 2 }]);
	const orderNo = master.orders[0]?.orderNo ?? "";
	await ship(shop, orderNo);
	const taken = await request.post(`/api/front/order/take/${orderNo}`);
	expect((await taken.json()).code).toBe(200);
	return { orderNo, wantedId: wanted.id };
}

/** What the page of the language calls it. */
async function nameOf(
	request: APIRequestContext,
	{
		orderNo,
		skuId,
		locale,
	}: { orderNo: string; skuId: number; locale: string },
) {
	const path = `/api/front/order/apply/refund/${orderNo}`;
	const headers = { "accept-language": locale };
	const { data } = await (await request.get(path, { headers })).json();
	const [line]: { variants: Pick<Sku, "options">[] }[] = data.lines;
	const found = line?.variants.find(
		(one) => "skuId" in one && one.skuId === skuId,
	);
	if (!found) throw new Error("The variant is not offered");
	return wordOf(found);
}

for (const { locale, width } of storyVariants)
	test(`in ${locale} at ${width} px what goes back is exchanged for another variant, which is an order of its own`, async ({
		page,
		browser,
	}, { project }) => {
		const words = wordsIn(locale);
		const { refund } = words;
		const staffWords = words.console.orders;
		const at = (path: string) => inLocale(path, locale);
		const size = { width, height: 900 };
		const merchant = await browser.newPage({ viewport: size });
		await page.setViewportSize(size);
		await enterAsMember(page);
		const email = await enterAsMember(merchant);
		await inDatabase(
			project.name,
			"update account set scope = '{merchant}', merchant_id = $1 where email = $2",
			[merchantId, email],
		);
		const { orderNo, wantedId } = await orderReceived(
			page.request,
			project.name,
		);

		await open(page, at(`/users/refund_confirm?orderNo=${orderNo}`));
		await (await arrived(page.getByLabel(refund.return.way.pickUp))).check();
		const wanted = { orderNo, skuId: wantedId, locale };
		const variant = await nameOf(page.request, wanted);
		await page
			.getByRole("group", { name: refund.exchange.choice })
			.locator("label")
			.filter({ hasText: variant })
			.first()
			.getByRole("radio")
			.check();
		await expect(
			page.getByRole("complementary", { name: refund.sum.label }),
		).toContainText(variant);
		await page.getByLabel(refund.confirm.reason).selectOption("notAsDescribed");
		await expectAccessible(page);
		await expectNoSidewaysScroll(page);
		await press(page, refund.sum.send);
		await arrived(page.getByRole("heading", { name: refund.state.reviewing }));
		await arrived(page.getByText(refund.exchange.state.wanted));
		const refundNo = new URL(page.url()).searchParams.get("refundNo") ?? "";

		await open(merchant, at("/console/refunds"));
		const card = merchant.locator(`[data-refund="${refundNo}"]`);
		await expect(await arrived(card)).toContainText(variant);
		await card.getByRole("button", { name: staffWords.return.approve }).click();
		const sheet = await arrived(merchant.getByRole("dialog"));
		await expectAccessible(merchant);
		await sheet
			.getByRole("button", { name: staffWords.return.approve })
			.click();
		await expect(card).toHaveCount(0);

		await page.reload();
		await arrived(page.getByText(refund.exchange.state.held));
		await expectAccessible(page);
		await page.getByLabel(refund.return.send.courier).fill("順豐速運");
		await page.getByLabel(refund.return.send.trackingNo).fill("SF0001");
		await press(page, refund.return.send.do);
		await arrived(
			page.getByRole("heading", { name: refund.state.sentBack, level: 2 }),
		);

		await open(merchant, at(`/console/refunds?tab=all&keyword=${refundNo}`));
		await press(merchant, staffWords.return.inspect);
		await press(merchant, staffWords.return.decide);
		await arrived(merchant.getByText(refund.exchange.done));
		await expectAccessible(merchant);
		await expectNoSidewaysScroll(merchant);

		await page.reload();
		await arrived(
			page.getByRole("heading", { name: refund.exchange.done, level: 2 }),
		);
		await expectAccessible(page);
		await expectNoSidewaysScroll(page);
		await page.getByRole("link", { name: /^SH/ }).first().click();
		const back = await arrived(page.getByRole("link", { name: refundNo }));
		await expect(page.getByRole("main")).toContainText(variant);
		await expectAccessible(page);
		await expectNoSidewaysScroll(page);
		const newNo = new URL(page.url()).searchParams.get("orderNo") ?? "";
		await back.click();
		await arrived(
			page.getByRole("heading", { name: refund.exchange.done, level: 2 }),
		);

		await open(merchant, at("/console/orders?tab=toShip"));
		await expect(
			await arrived(merchant.locator(`[data-order="${newNo}"]`)),
		).toContainText(staffWords.exchange);
		await ship(project.name, newNo);
		await open(page, at("/users/order_list"));
		await expect(
			await arrived(page.locator(`[data-order="${newNo}"]`)),
		).toContainText(words.order.card.exchange);
		await merchant.close();
	});
