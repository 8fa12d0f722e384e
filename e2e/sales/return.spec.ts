import type { BrowserContext } from "@playwright/test";
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
import { signIn } from "../support/sign-in";
import { expect, test } from "../support/test";
import { wordsIn } from "../support/words";

/** A merchant of the mall. */
const merchantId = 2;

/** Two pieces of its goods, received. */
async function orderReceived(shopper: BrowserContext, shop: string) {
	const { request } = shopper;
	const { sku } = await findInArea(
		request,
		"E_COMMERCE",
		({ merchant, skuCount, price }) =>
			merchant.id === merchantId && skuCount === 1 && Number(price) < 900,
	);
	const master = await orderPaid(request, [{ skuId: sku.id, quantity: 2 }]);
	const orderNo = master.orders[0]?.orderNo ?? "";
	await ship(shop, orderNo);
	const taken = await request.post(`/api/front/order/take/${orderNo}`);
	expect((await taken.json()).code).toBe(200);
	return orderNo;
}

for (const { locale, width } of storyVariants)
	test(`in ${locale} at ${width} px goods go back before their money, one of two is accepted, and an operator decides the rest`, async ({
		page,
		browser,
	}, { project }) => {
		const words = wordsIn(locale);
		const { refund } = words;
		const staffWords = words.console.orders;
		const at = (path: string) => inLocale(path, locale);
		const size = { width, height: 900 };
		const [merchant, operator] = [
			await browser.newPage({ viewport: size }),
			await browser.newPage({ viewport: size }),
		];
		await page.setViewportSize(size);
		await enterAsMember(page);
		const email = await enterAsMember(merchant);
		await inDatabase(
			project.name,
			"update account set scope = '{merchant}', merchant_id = $1 where email = $2",
			[merchantId, email],
		);
		await signIn(operator.context(), "Operator staff");
		const orderNo = await orderReceived(page.context(), project.name);

		await open(page, at(`/users/refund_confirm?orderNo=${orderNo}`));
		await (await arrived(page.getByLabel(refund.return.way.pickUp))).check();
		await page.getByLabel(refund.confirm.reason).selectOption("notAsDescribed");
		await expectAccessible(page);
		await expectNoSidewaysScroll(page);
		await press(page, refund.sum.send);
		await arrived(page.getByRole("heading", { name: refund.state.reviewing }));
		const refundNo = new URL(page.url()).searchParams.get("refundNo") ?? "";
		const shown = async (title: string) => {
			await page.reload();
			await arrived(page.getByRole("heading", { name: title, level: 2 }));
		};
		const ofRefund = (no: string) =>
			at(`/console/refunds?tab=all&keyword=${no}`);

		await open(merchant, ofRefund(refundNo));
		await (
			await arrived(
				merchant.getByRole("button", { name: staffWords.return.approve }),
			)
		).click();
		const sheet = await arrived(merchant.getByRole("dialog"));
		await sheet
			.getByRole("button", { name: staffWords.return.approve })
			.click();
		await arrived(merchant.getByText(refund.state.returning).last());

		await shown(refund.state.returning);
		await expectAccessible(page);
		await page.getByRole("link", { name: refund.return.label }).click();
		await arrived(page.getByRole("img", { name: refund.return.code }));
		await expect(page.getByRole("main")).toContainText(refundNo);
		await expectAccessible(page);
		await expectNoSidewaysScroll(page);
		await open(page, at(`/order/refund_detail?refundNo=${refundNo}`));
		await (await arrived(page.getByLabel(refund.return.send.courier))).fill(
			"順豐速運",
		);
		await page.getByLabel(refund.return.send.trackingNo).fill("SF0001");
		await press(page, refund.return.send.do);
		await arrived(
			page.getByRole("heading", { name: refund.state.sentBack, level: 2 }),
		);

		await merchant.reload();
		await press(merchant, staffWords.return.arrived);
		await arrived(merchant.getByText(refund.state.arrived).last());
		await press(merchant, staffWords.return.inspect);
		await (await arrived(merchant.getByRole("spinbutton"))).fill("1");
		await (await arrived(merchant.getByLabel(staffWords.return.refusal))).fill(
			"One was worn.",
		);
		await expectAccessible(merchant);
		await expectNoSidewaysScroll(merchant);
		await press(merchant, staffWords.return.decide);
		await expect(
			merchant.getByRole("button", { name: staffWords.return.decide }),
		).toHaveCount(0);

		await page.reload();
		const other = await arrived(page.getByRole("link", { name: /^RE/ }));
		const restNo = (await other.innerText()).trim();
		await other.click();
		await arrived(
			page.getByRole("heading", { name: refund.state.refused, level: 2 }),
		);
		await expect(page.getByRole("main")).toContainText("One was worn.");
		await press(page, refund.dispute.ask);
		await page.getByLabel(refund.dispute.why).fill("It came like that.");
		await expectAccessible(page);
		await press(page, refund.dispute.do);
		await arrived(
			page.getByRole("heading", { name: refund.state.disputed, level: 2 }),
		);

		await open(operator, at("/console/refunds?tab=disputed"));
		const card = operator.locator(`[data-refund="${restNo}"]`);
		await expect(await arrived(card)).toContainText("It came like that.");
		await card.getByRole("spinbutton").fill("1");
		await card
			.getByLabel(staffWords.return.verdict)
			.fill("The buyer is right.");
		await expectAccessible(operator);
		await expectNoSidewaysScroll(operator);
		await card
			.getByRole("button", { name: staffWords.return.verdictDo })
			.click();
		await expect(card).toHaveCount(0);

		await page.reload();
		await arrived(page.getByText("The buyer is right."));
		await expect(page.locator("#status")).toHaveText(
			new RegExp(`${refund.state.refunding}|${refund.state.refunded}`),
		);
		await expectAccessible(page);
		await merchant.close();
		await operator.close();
	});
