import type { Browser, Page } from "@playwright/test";
import {
	expectAccessible,
	expectNoSidewaysScroll,
} from "../support/accessible";
import { arrived } from "../support/alive";
import {
	addLicence,
	applyPath,
	fillIn,
	openStaff,
	proveEmail,
	sendApplication,
} from "../support/apply";
import { enterAsMember } from "../support/cart";
import { keepAddress } from "../support/checkout";
import { addGoods, expectFound } from "../support/goods-admin";
import { open } from "../support/open";
import { inLocale } from "../support/screens";
import { expect, test } from "../support/test";
import { wordsIn } from "../support/words";

// One story through three windows: a merchant's phone in Chinese, a shopper's desktop in English, an operator's desktop.

const ours = wordsIn("zh-CN");
const theirs = wordsIn("en");
const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

interface Windows {
	merchant: Page;
	shopper: Page;
}

async function openShopper(browser: Browser, baseURL: string | undefined) {
	const context = await browser.newContext({ baseURL, viewport: desktop });
	const shopper = await context.newPage();
	await enterAsMember(shopper);
	await keepAddress(shopper);
	return shopper;
}

/** Refused once with a reason, then sent again and approved. */
async function becomeMerchant(
	merchant: Page,
	company: string,
	windows: { browser: Browser; baseURL: string | undefined },
): Promise<void> {
	await enterAsMember(merchant);
	await open(merchant, applyPath);
	await fillIn(merchant, company);
	await addLicence(merchant);
	await proveEmail(merchant);
	await sendApplication(merchant, ours.application.form.submit);
	const operator = await openStaff(windows.browser, windows.baseURL);
	await operator.openApplication(company);
	await operator.staff
		.getByLabel("Reason for a refusal")
		.fill("商業登記證已過期");
	await operator.answer("Refuse");
	await merchant.goto("/users/application_record");
	await arrived(merchant.getByText("商業登記證已過期"));
	await merchant
		.getByRole("link", { name: ours.application.record.again })
		.click();
	await arrived(merchant.getByRole("img", { name: "第 1 張照片" }));
	await proveEmail(merchant);
	await sendApplication(merchant, ours.application.form.again);
	await operator.openApplication(company);
	await operator.answer("Approve");
	await operator.close();
	await merchant.goto(applyPath);
	await arrived(
		merchant.getByRole("link", { name: ours.application.own.console }),
	);
}

/** Two pieces, at once, through the test provider; answers the merchant's order number. */
async function buyTwo(shopper: Page, goodsId: string): Promise<string> {
	const { checkout, goods } = theirs;
	await open(shopper, `/en/goods_detail/${goodsId}`);
	const more = shopper.getByRole("button", { name: goods.quantity.increase });
	await more.click();
	await shopper.getByRole("link", { name: goods.buy.now }).click();
	const submit = shopper.locator(".sum").getByRole("button", { name: /HK\$/ });
	await arrived(submit);
	await shopper
		.getByRole("radio", { name: new RegExp(checkout.method.local) })
		.check();
	await submit.click();
	await shopper.getByRole("button", { name: checkout.ask.yes }).click();
	await arrived(
		shopper.getByRole("heading", { name: checkout.result.paid.title }),
	);
	const masterNo = new URL(shopper.url()).searchParams.get("orderNo");
	const master = await shopper.request.get(
		`/api/front/order/master/detail/${masterNo}`,
	);
	const [order] = (await master.json()).data.orders;
	return order.orderNo;
}

async function ship(merchant: Page, orderNo: string): Promise<void> {
	const { orders, dashboard } = ours.console;
	await open(merchant, "/console");
	await merchant.getByRole("link", { name: dashboard.wait.toShip }).click();
	await merchant.getByRole("link", { name: orderNo }).click();
	const courier = merchant.getByLabel(ours.order.parcel.courier, {
		exact: true,
	});
	await (await arrived(courier.and(merchant.getByRole("textbox")))).fill(
		"順豐速運",
	);
	await merchant.getByLabel(ours.order.parcel.tracking).fill("SF20260001");
	await merchant
		.getByRole("button", { name: orders.ship.do, exact: true })
		.click();
	await arrived(merchant.locator("#parcels"));
	await expectAccessible(merchant);
}

/** What came is taken; one piece of it goes back, and its money too. */
async function giveOneBack(
	{ merchant, shopper }: Windows,
	orderNo: string,
): Promise<void> {
	const { order, refund } = theirs;
	await open(shopper, `/en/users/order_detail?orderNo=${orderNo}`);
	await expect(shopper.getByRole("main")).toContainText("SF20260001");
	await shopper
		.getByRole("button", { name: order.action.take })
		.first()
		.click();
	const sheet = await arrived(shopper.getByRole("dialog"));
	await sheet.getByRole("button", { name: order.confirm.take.yes }).click();
	await expect(shopper.locator("#state")).toHaveText(order.status.received);

	await open(shopper, `/en/users/refund_confirm?orderNo=${orderNo}`);
	const fewer = new RegExp(refund.confirm.fewer.replace("{name}", ".+"));
	await (await arrived(shopper.getByRole("button", { name: fewer }))).click();
	await shopper.locator("select").selectOption("damaged");
	await shopper
		.getByRole("button", { name: refund.sum.send, exact: true })
		.click();
	await arrived(shopper.getByRole("heading", { name: refund.state.reviewing }));

	await open(merchant, "/console/refunds");
	const asked = await arrived(
		merchant.locator("[data-refund]").filter({ hasText: orderNo }),
	);
	const agree = { name: /HK\$45\.50/ };
	await asked.getByRole("button", agree).click();
	const question = await arrived(merchant.getByRole("dialog"));
	await question.getByRole("button", agree).click();
	await expect(asked).toBeHidden();
	await expect
		.poll(async () => {
			await shopper.reload();
			return (await arrived(shopper.locator("#status"))).innerText();
		})
		.toBe(refund.state.refunded);
}

/** Reviewed by who bought it, answered by who sold it, read by everybody. */
async function reviewAndAnswer(
	{ merchant, shopper }: Windows,
	orderNo: string,
	goodsId: string,
): Promise<void> {
	const { write } = theirs.review;
	const { review } = ours.console.orders;
	const said = `Crisp to the last one (${orderNo})`;
	const answered = `多謝支持，下次再來（${orderNo}）`;
	await open(shopper, `/en/users/evaluation_confirm?orderNo=${orderNo}`);
	const scales = shopper.locator(".scale");
	await arrived(scales.first());
	for (const scale of await scales.all())
		await scale.getByRole("radio").nth(4).check({ force: true });
	await shopper.locator("textarea").fill(said);
	await shopper.getByRole("button", { name: write.send, exact: true }).click();
	await arrived(shopper.getByRole("main").getByText(said));

	await open(merchant, "/console/reviews");
	const card = await arrived(
		merchant.locator("[data-review]").filter({ hasText: said }),
	);
	await card.getByLabel(review.reply).fill(answered);
	await card.getByRole("button", { name: review.send, exact: true }).click();
	await expect(card).toBeHidden();

	await expect(async () => {
		await shopper.goto(`/en/goods_detail/${goodsId}`);
		const reviews = shopper.getByRole("main");
		await expect(reviews.getByText(said)).toBeVisible({ timeout: 5_000 });
		await expect(reviews.getByText(answered)).toBeVisible({ timeout: 5_000 });
	}).toPass();
}

test("a shop begins: it applies, is refused, applies again and opens; its first goods is found, bought, shipped, partly refunded, reviewed and answered", async ({
	page: merchant,
	browser,
	baseURL,
}) => {
	// Four windows and some forty pages: on a busy machine more than any other story.
	test.slow();
	const mark = Date.now() % 1_000_000;
	const company = `離島曲奇 ${mark}`;
	const name = `海鹽曲奇${mark}`;
	await merchant.setViewportSize(phone);
	await becomeMerchant(merchant, company, { browser, baseURL });
	const goodsId = await addGoods(merchant, "zh-CN", {
		name,
		cartType: "E_COMMERCE",
	});

	const shopper = await openShopper(browser, baseURL);
	await expectFound(shopper, name, goodsId);
	await open(shopper, inLocale(`/goods_detail/${goodsId}`, "en"));
	await expect(shopper.getByRole("main")).toContainText(company);
	const orderNo = await buyTwo(shopper, goodsId);

	await ship(merchant, orderNo);
	await giveOneBack({ merchant, shopper }, orderNo);
	await reviewAndAnswer({ merchant, shopper }, orderNo, goodsId);
	await expectAccessible(shopper);
	await expectNoSidewaysScroll(shopper);
	await shopper.context().close();
});
