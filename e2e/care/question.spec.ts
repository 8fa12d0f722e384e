import { randomUUID } from "node:crypto";
import type { LocaleCode } from "../../gateway/contract/locale";
import {
	expectAccessible,
	expectNoSidewaysScroll,
} from "../support/accessible";
import { enterAsMember } from "../support/cart";
import { signInAsStaff } from "../support/console";
import { open } from "../support/open";
import { inLocale } from "../support/screens";
import { expect, test } from "../support/test";
import { wordsIn } from "../support/words";

// A shopper asks about a goods in one window, its merchant's staff answer in another, and strangers read it.

test.use({ viewport: { width: 390, height: 844 } });

/** Harbour Fresh, the sample staff's merchant. */
const merId = 1;

for (const locale of ["zh-CN", "en"] as const satisfies LocaleCode[])
	test(`what a shopper asks waits for its answer, and is read by everybody with it (${locale})`, async ({
		page,
		browser,
		request,
	}) => {
		const words = wordsIn(locale);
		const t = words.question;
		const ofStaff = words.console.questions;
		const { data } = await (
			await request.get(`/api/front/product/list?merId=${merId}`)
		).json();
		const { id } = data.list.at(locale === "en" ? -1 : -2);
		const asked = `${randomUUID()} <b>?</b>`;

		await open(page, inLocale(`/goods_detail/${id}`, locale));
		await page.getByRole("link", { name: t.first, exact: true }).click();
		await expect(page).toHaveURL(/goods_questions/);
		const field = page.getByRole("textbox", { name: t.ask.label });
		await page.getByRole("button", { name: t.ask.send, exact: true }).click();
		await expect(page.getByText(t.ask.empty)).toBeVisible();
		await expect(field).toBeFocused();
		await field.fill(asked);
		await page.getByRole("button", { name: t.ask.send, exact: true }).click();
		await expect(page.getByRole("dialog")).toContainText(
			words.login.reason.question,
		);
		await enterAsMember(page.context());
		await page.reload();
		await expect(field).toHaveValue(asked);
		await page.getByRole("button", { name: t.ask.send, exact: true }).click();
		await expect(page.getByText(t.ask.sent)).toBeVisible();
		await expect(page.getByText(t.waiting)).toBeVisible();
		await expect(field).toHaveValue("");
		await page.reload();
		await expect(page.getByText(t.waiting)).toBeVisible();
		await expectAccessible(page);
		await expectNoSidewaysScroll(page);

		const staff = await browser.newContext({
			viewport: { width: 390, height: 844 },
		});
		await signInAsStaff(staff);
		const answering = await staff.newPage();
		await open(answering, inLocale("/console/questions", locale));
		const card = answering.locator("[data-question]", { hasText: asked });
		await card.getByRole("textbox", { name: ofStaff.reply }).fill("Yes 有的");
		await card.getByRole("button", { name: ofStaff.send }).click();
		await expect(answering.getByText(ofStaff.done)).toBeVisible();
		await expect(card).toHaveCount(0);
		await expectAccessible(answering);
		await expectNoSidewaysScroll(answering);
		await staff.close();

		const stranger = await browser.newContext();
		const reading = await stranger.newPage();
		await expect(async () => {
			await open(reading, inLocale(`/goods_detail/${id}`, locale));
			await expect(reading.getByRole("main")).toContainText(asked);
		}).toPass();
		await expect(reading.getByRole("main")).toContainText("Yes 有的");
		await stranger.close();
	});
