import type { Page } from "@playwright/test";
import {
	expectAccessible,
	expectNoSidewaysScroll,
} from "../support/accessible";
import { arrived } from "../support/alive";
import { enterAsMember } from "../support/cart";
import { storyVariants } from "../support/extent";
import { open } from "../support/open";
import { orderOne } from "../support/order";
import { inLocale } from "../support/screens";
import { signIn } from "../support/sign-in";
import { expect, test } from "../support/test";
import { wordsIn } from "../support/words";

const courier = "順豐速運";

for (const { locale, width } of storyVariants)
	test(`in ${locale} at ${width} px staff accept, pick, ship, refund and answer, and the buyer sees each step`, async ({
		page,
		browser,
	}) => {
		const words = wordsIn(locale);
		const { orders } = words.console;
		const buyer = await browser.newPage();
		await enterAsMember(buyer);
		const food = await orderOne(buyer.request, "SUPERMARKET");
		const goods = await orderOne(buyer.request, "E_COMMERCE");

		await page.setViewportSize({ width, height: 900 });
		await signIn(page.context(), "Operator staff");
		const go = (path: string) => open(page, inLocale(path, locale));
		const press = async (name: string) =>
			(await arrived(page.getByRole("button", { name, exact: true }))).click();

		await go("/console");
		await arrived(
			page.getByRole("heading", { name: words.console.dashboard.waiting }),
		);
		await expectAccessible(page);
		await page
			.getByRole("link", { name: words.console.dashboard.wait.toAccept })
			.click();
		await arrived(page.locator(`[data-order="${food.orderNo}"]`));
		await expectAccessible(page);
		let questions = 0;
		page.on("request", (request) => {
			if (request.url().includes("/operator/order/detail/")) questions++;
		});
		await page.getByRole("link", { name: food.orderNo }).click();
		await press(orders.accept.do);
		const gone = page.getByRole("spinbutton").first();
		await (await arrived(gone)).fill("1");
		await expectAccessible(page);
		await press(orders.pick.do);
		await arrived(page.getByText(orders.pick.at));
		const [deliverer, phone] = [
			page.getByLabel(words.order.parcel.deliverer, { exact: true }),
			page.getByLabel(orders.ship.phone, { exact: true }),
		];
		await deliverer.fill("阿明");
		await phone.fill("+852 91234567");
		await press(orders.ship.do);
		await arrived(page.locator("#parcels"));
		await expectAccessible(page);
		expect(questions, "each step answers what is shown next").toBe(1);

		await shipTogether(page, { locale, orderNo: goods.orderNo, go, press });

		await go("/console/refunds?tab=all");
		await arrived(page.locator("[data-refund]").first());
		await expectAccessible(page);

		await go("/console/reviews");
		// Both stories are told at once: each answers a review of its own.
		const reviews = page.locator("[data-review]");
		const one = locale === "zh-CN" ? reviews.first() : reviews.last();
		const id = await (await arrived(one)).getAttribute("data-review");
		const card = page.locator(`[data-review="${id}"]`);
		await card.getByLabel(orders.review.reply).fill("多謝支持。");
		await card
			.getByRole("button", { name: orders.review.send, exact: true })
			.click();
		await expect(card).toHaveCount(0);
		await expectAccessible(page);
		for (const path of ["", "/orders", "/refunds", "/reviews"]) {
			await go(`/console${path}`);
			await arrived(page.getByRole("main").locator("section").first());
			await expectNoSidewaysScroll(page);
		}

		await open(buyer, `/users/order_detail?orderNo=${food.orderNo}`);
		await expect(buyer.getByRole("main")).toContainText("缺貨 1 件，已退款");
		await expect(buyer.getByRole("main")).toContainText("阿明");
		await open(buyer, `/users/order_detail?orderNo=${goods.orderNo}`);
		await expect(buyer.getByRole("main")).toContainText(courier);
		await buyer.close();
	});

interface Together {
	locale: "zh-CN" | "en";
	orderNo: string;
	go: (path: string) => Promise<void>;
	press: (name: string) => Promise<void>;
}

/** By the tick and a pasted tracking number, after its packing slip. */
async function shipTogether(
	page: Page,
	{ locale, orderNo, go, press }: Together,
): Promise<void> {
	const { orders } = wordsIn(locale).console;
	await go(`/console/orders/print?list=slips&orderNos=${orderNo}`);
	await arrived(page.getByRole("main").getByText(orderNo));
	await expectAccessible(page);
	await go(`/console/orders?tab=toShip&keyword=${orderNo}`);
	const row = await arrived(page.locator(`[data-order="${orderNo}"]`));
	await row.getByRole("checkbox").check();
	await (await arrived(page.getByLabel(orders.many.courier))).fill(courier);
	await page.getByLabel(orders.many.numbers).fill("SF0001");
	await expectAccessible(page);
	await press(orders.many.send);
	await expect(row).toHaveCount(0);
	const answer = await page.request.get(
		`/api/operator/order/export?tab=toReceive&keyword=${orderNo}`,
	);
	expect(answer.headers()["content-type"]).toContain("text/csv");
	const file = await answer.text();
	expect(file).toContain(orderNo);
	expect(file).toContain("SF0001");
}

test("a refund is decided beside what its buyer says: before money goes staff are asked once, and a refusal has its reason", async ({
	page,
	browser,
}) => {
	const { orders } = wordsIn("zh-CN").console;
	const buyer = await browser.newPage();
	await enterAsMember(buyer);
	const order = await orderOne(buyer.request, "E_COMMERCE");
	const answer = await buyer.request.post("/api/front/order/refund", {
		data: {
			orderNo: order.orderNo,
			lines: [{ lineId: order.lines[0]?.id, quantity: 1 }],
			reason: "damaged",
			remark: "盒角壓扁了",
		},
		headers: { "idempotency-key": crypto.randomUUID() },
	});
	const { refundNo } = (await answer.json()).data;

	await signIn(page.context(), "Operator staff");
	await open(page, `/console/refunds?keyword=${refundNo}`);
	const card = await arrived(page.locator(`[data-refund="${refundNo}"]`));
	await expect(card).toContainText("盒角壓扁了");
	const approve = card.getByRole("button", { name: /^同意，退回/ });
	await approve.focus();
	await page.keyboard.press("Enter");
	const question = page.getByRole("dialog", {
		name: orders.refund.approveTitle,
	});
	await expect(question).toContainText("按原付款方式退回");
	await expectAccessible(page, "[role=dialog]");
	await page.keyboard.press("Escape");
	await expect(question).toBeHidden();
	await expect(approve).toBeFocused();
	await card.getByRole("button", { name: orders.refund.refuse }).focus();
	await page.keyboard.press("Enter");
	await expect(card.getByLabel(orders.refund.why)).toBeFocused();
	await page.keyboard.type("包裝沒有損壞");
	await page.keyboard.press("Tab");
	await page.keyboard.press("Enter");
	await arrived(page.getByText(orders.noRefunds));
	await open(buyer, `/order/refund_detail?refundNo=${refundNo}`);
	await expect(buyer.getByRole("main")).toContainText("包裝沒有損壞");
	await buyer.close();
});
