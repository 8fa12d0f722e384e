import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import type { LocaleCode } from "../../gateway/contract/locale";
import type { MasterOrder } from "../../gateway/contract/sales/order";
import {
	expectAccessible,
	expectNoSidewaysScroll,
} from "../support/accessible";
import { alive, arrived } from "../support/alive";
import { enterAsMember, findGoods } from "../support/cart";
import { signInAsStaff } from "../support/console";
import { desktop, merId, write } from "../support/conversation";
import { open } from "../support/open";
import { orderPaid } from "../support/order";
import { inLocale } from "../support/screens";
import { freshOperator, signInAgain } from "../support/second-factor";
import { expect, test } from "../support/test";
import { wordsIn } from "../support/words";

// A shopper and a merchant's staff at one conversation, each at a window of their own.

test.use({ viewport: { width: 390, height: 844 }, hasCuts: true });

type MerchantOrder = MasterOrder["orders"][number];

for (const locale of ["zh-CN", "en"] as const satisfies LocaleCode[])
	test(`a shopper asks about goods, staff answer, and both read it while they look (${locale})`, async ({
		page,
		browser,
		request,
	}) => {
		const words = wordsIn(locale);
		const t = words.conversation;
		const ofStaff = words.console.conversations;
		const { data } = await (
			await request.get(`/api/front/product/list?merId=${merId}`)
		).json();
		const [{ id: goodsId }] = data.list;
		await enterAsMember(page.context());

		await open(page, inLocale(`/goods_detail/${goodsId}`, locale));
		await page
			.getByRole("button", { name: words.merchant.contact.open })
			.click();
		const way = page.getByRole("link", {
			name: words.layout.side.talk.message,
		});
		await way.first().click();
		await expect(page).toHaveURL(/users\/conversation\?with=1&goodsId=/);
		await expect(
			page.getByText(t.subject.goods, { exact: true }),
		).toBeVisible();
		const question = `${randomUUID()} <b>?</b>`;
		await write(page, question, t.send);
		await expect(page.getByText(t.sending)).toHaveCount(0);
		await expectAccessible(page);

		const staff = await browser.newContext({
			viewport: { width: 390, height: 844 },
		});
		await signInAsStaff(staff);
		const answering = await staff.newPage();
		await open(answering, inLocale("/console/conversations", locale));
		await arrived(
			answering.getByRole("link", {
				name: ofStaff.filter.waiting,
				exact: true,
			}),
		);
		await answering.getByRole("link", { name: question.slice(0, 30) }).click();
		await expect(answering.getByRole("log")).toContainText(question);
		await expectAccessible(answering);
		await write(answering, "Yes 有貨", t.send);
		await expect(page.getByRole("log")).toContainText("Yes 有貨", {
			timeout: 45_000,
		});
		await write(page, "Thank you", t.send);
		await expect(answering.getByRole("log")).toContainText("Thank you", {
			timeout: 45_000,
		});
		await page.getByRole("button", { name: t.attach, exact: true }).click();
		await page
			.locator('input[type="file"]')
			.setInputFiles("public/pictures/share.png");
		await expect(page.getByRole("progressbar")).toHaveCount(0);
		await expectAccessible(page);
		await page.reload();
		await page.getByRole("button", { name: t.send, exact: true }).click();
		const picture = t.picture.replace("{number}", "1");
		for (const one of [page, answering])
			await expect(
				one.getByRole("log").getByRole("img", { name: picture }),
			).toBeVisible({ timeout: 45_000 });
		await expectAccessible(page);
		await answering
			.getByRole("button", { name: ofStaff.close, exact: true })
			.click();
		await expect(answering.getByText(t.closed)).toBeVisible();
		await expectNoSidewaysScroll(answering);
		await expectNoSidewaysScroll(page);
		await staff.close();
	});

test("a message that a bad line lost goes once the line is back, and a reload loses nothing", async ({
	page,
}) => {
	const t = wordsIn("en").conversation;
	await enterAsMember(page.context());
	await open(page, `/en/users/conversation?with=${merId}`);
	const field = page.getByRole("textbox");
	await page.route("**/conversation/send", (route) =>
		route.abort("internetdisconnected"),
	);
	await field.fill("Lost and found");
	await field.press("Enter");
	await expect(page.getByText(t.failed)).toBeVisible();
	await expect(field).toBeFocused();
	await field.fill("Half a thought");
	await page.unroute("**/conversation/send");
	await page.reload();
	await expect(field).toHaveValue("Half a thought");
	await expect(page.getByText(t.failed)).toHaveCount(0);
	await expect(page.getByRole("log")).toContainText("Lost and found");
	const log = page.getByRole("log");
	await expect(log.getByText("Lost and found")).toHaveCount(1);
});

test("whoever is not signed in is asked to, and comes back to the conversation", async ({
	page,
}) => {
	await page.goto("/en/users/conversation?with=shop");
	await expect(page).toHaveURL(/\/en\/login/);
});

/** A paid order of the merchant, by whoever is signed in. */
async function orderThere({ request }: Page) {
	const listed = await request.get(`/api/front/product/list?merId=${merId}`);
	const { list } = (await listed.json()).data;
	for (const { id } of list) {
		const { skus } = await findGoods(request, id);
		const sku = skus.find(({ stock }) => stock > 20);
		if (!sku) continue;
		const { orders } = await orderPaid(request, [
			{ skuId: sku.id, quantity: 1 },
		]);
		const [order] = orders;
		if (order) return order;
	}
	throw new Error("The merchant has nothing to sell");
}

async function askForRefund({ request }: Page, order: MerchantOrder) {
	const answer = await request.post("/api/front/order/refund", {
		headers: { "idempotency-key": randomUUID() },
		data: {
			orderNo: order.orderNo,
			lines: order.lines.map(({ id }) => ({ lineId: id, quantity: 1 })),
			reason: "damaged",
		},
	});
	return (await answer.json()).data.refundNo as string;
}

test("an order and a refund are talked about from their own pages, and the merchant sees which", async ({
	page,
}) => {
	const words = wordsIn("en");
	const { subject, send } = words.conversation;
	await enterAsMember(page.context());
	const order = await orderThere(page);
	const message = page.getByRole("link", {
		name: words.order.contact.talk.message.replace("{name}", "Harbour Fresh"),
	});

	await open(page, `/en/users/order_detail?orderNo=${order.orderNo}`);
	await (await arrived(message)).click();
	await expect(page).toHaveURL(/users\/conversation\?with=1&orderNo=/);
	await arrived(page.getByText(`${subject.order} ${order.orderNo}`));
	await write(page, "Where is it?", send);
	await expect(page.getByRole("log")).toContainText(`${subject.order}:`);

	const refundNo = await askForRefund(page, order);
	await open(page, `/en/order/refund_detail?refundNo=${refundNo}`);
	await (await arrived(message)).click();
	await expect(page).toHaveURL(/users\/conversation\?with=1&refundNo=/);
	await arrived(page.getByText(`${subject.refund} ${refundNo}`));
	await write(page, "The box was crushed", send);
	await expect(page.getByRole("log")).toContainText(`${subject.refund}:`);
	await expectAccessible(page);
	await expectNoSidewaysScroll(page);
});

test("what a merchant's staff hand over is theirs no more, and the shop's service answers it", async ({
	page,
	browser,
}, { project }) => {
	const words = wordsIn("en");
	const t = words.conversation;
	const ofStaff = words.console.conversations;
	const question = `${randomUUID()} complaint`;
	await enterAsMember(page.context());
	await open(page, `/en/users/conversation?with=${merId}`);
	await write(page, question, t.send);
	await expect(page.getByText(t.sending)).toHaveCount(0);

	const staff = await browser.newContext({ viewport: desktop });
	await signInAsStaff(staff);
	const merchants = await staff.newPage();
	await open(merchants, "/en/console/conversations");
	const asked = (at: Page) =>
		at.getByRole("link", { name: question.slice(0, 30) });
	await (await arrived(asked(merchants))).click();
	const handOver = merchants.getByRole("button", { name: ofStaff.handOver });
	await (await alive(await arrived(handOver))).click();
	await merchants
		.getByRole("dialog", { name: ofStaff.handOverTitle })
		.getByRole("button", { name: ofStaff.handOver })
		.click();
	await expect(merchants.getByText(ofStaff.handedOver)).toBeVisible();
	await expect(asked(merchants)).toHaveCount(0, { timeout: 30_000 });
	await staff.close();

	const operator = await browser.newContext({ viewport: desktop });
	await signInAgain(operator, await freshOperator(project.name));
	const shops = await operator.newPage();
	await open(shops, "/en/console/conversations");
	await (await arrived(asked(shops))).click();
	await expect(shops.getByRole("log")).toContainText(question);
	await write(shops, "The shop looks after it", t.send);
	await expect(page.getByRole("log")).toContainText("The shop looks after it", {
		timeout: 45_000,
	});
	await operator.close();
});

test("staff keep a ready answer, and answer with it by a press", async ({
	page,
}) => {
	const words = wordsIn("en");
	const { ready, settings, choose } = words.console.conversations;
	const title = `Stock ${randomUUID().slice(0, 8)}`;
	const text = "It is on its way to us, and back on Friday.";
	await page.setViewportSize(desktop);
	const asker = await page.context().browser()?.newContext();
	const shopper = await asker?.newPage();
	if (!shopper) throw new Error("No second window");
	await enterAsMember(shopper.context());
	await open(shopper, `/en/users/conversation?with=${merId}`);
	const question = `${randomUUID()} in stock?`;
	await write(shopper, question, words.conversation.send);
	await expect(shopper.getByText(words.conversation.sending)).toHaveCount(0);

	await signInAsStaff(page.context());
	await open(page, "/en/console/conversations");
	await arrived(page.getByText(choose));
	await page.getByRole("link", { name: settings }).click();
	await (
		await alive(await arrived(page.getByRole("button", { name: ready.add })))
	).click();
	await page.getByLabel(ready.title).fill(title);
	await page.getByLabel(ready.text, { exact: true }).fill(text);
	await page
		.getByRole("button", { name: words.console.form.save, exact: true })
		.click();
	await arrived(page.getByRole("cell", { name: title, exact: true }));
	await expectAccessible(page);

	await page.goto("/en/console/conversations");
	await (
		await arrived(page.getByRole("link", { name: question.slice(0, 30) }))
	).click();
	await (
		await alive(await arrived(page.getByRole("button", { name: ready.insert })))
	).click();
	await (await arrived(page.getByRole("button", { name: title }))).click();
	await expect(page.getByRole("textbox")).toHaveValue(text);
	await page
		.getByRole("button", { name: words.conversation.send, exact: true })
		.click();
	await expect(page.getByRole("log")).toContainText(text);
	await expect(shopper.getByRole("log")).toContainText(text, {
		timeout: 45_000,
	});
	await asker?.close();
});
