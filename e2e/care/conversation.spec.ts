import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import type { LocaleCode } from "../../gateway/contract/locale";
import {
	expectAccessible,
	expectNoSidewaysScroll,
} from "../support/accessible";
import { arrived } from "../support/alive";
import { enterAsMember } from "../support/cart";
import { signInAsStaff } from "../support/console";
import { open } from "../support/open";
import { inLocale } from "../support/screens";
import { expect, test } from "../support/test";
import { wordsIn } from "../support/words";

// A shopper and a merchant's staff at one conversation, each at a window of their own.

test.use({ viewport: { width: 390, height: 844 }, hasCuts: true });

/** Harbour Fresh, which is reached by messages. */
const merId = 1;

async function write(page: Page, text: string, send: string) {
	await page.getByRole("textbox").fill(text);
	await page.getByRole("button", { name: send, exact: true }).click();
	await expect(page.getByRole("log")).toContainText(text);
}

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
		await expect(page.getByText(t.subject.goods)).toBeVisible();
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
