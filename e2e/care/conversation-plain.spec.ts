import { randomUUID } from "node:crypto";
import type { LocaleCode } from "../../gateway/contract/locale";
import { expectNoSidewaysScroll } from "../support/accessible";
import { enterAsMember } from "../support/cart";
import { signInAsStaff } from "../support/console";
import { merId } from "../support/conversation";
import { inLocale } from "../support/screens";
import { expect, test } from "../support/test";
import { wordsIn } from "../support/words";

test.use({ viewport: { width: 390, height: 844 } });

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	for (const locale of ["zh-CN", "en"] as const satisfies LocaleCode[])
		test(`a conversation is begun, read and answered by forms (${locale})`, async ({
			page,
			browser,
		}) => {
			const t = wordsIn(locale).conversation;
			await enterAsMember(page.context());
			await page.goto(inLocale("/users/conversation", locale));
			await expect(page.getByText(t.empty)).toBeVisible();
			await page.goto(inLocale(`/users/conversation?with=${merId}`, locale));
			const field = page.getByRole("textbox", { name: t.field });
			await field.fill("One\n<b>Two</b>");
			await page.getByRole("button", { name: t.send, exact: true }).click();
			await expect(page.getByText(t.plain.sent)).toBeVisible();
			await expect(page.getByText("<b>Two</b>")).toBeVisible();
			await expect(page).toHaveURL(/with=1&sent=yes/);
			await page.getByRole("button", { name: t.send, exact: true }).click();
			await expect(page.getByText(t.plain.notSent)).toBeVisible();

			const { data } = await (
				await page.request.get(
					`/api/front/conversation/messages?merId=${merId}`,
				)
			).json();
			const staff = await browser.newContext();
			await signInAsStaff(staff);
			await staff.request.post(`/api/operator/conversation/reply/${data.id}`, {
				data: { key: randomUUID(), text: "An answer" },
			});
			await page
				.getByRole("link", { name: t.plain.refresh, exact: true })
				.click();
			await expect(page.getByText("An answer")).toBeVisible();
			await page
				.getByRole("button", { name: t.plain.read, exact: true })
				.click();
			await expect(
				page.getByRole("button", { name: t.plain.read, exact: true }),
			).toHaveCount(0);
			await expectNoSidewaysScroll(page);
			await page.getByRole("link", { name: t.back, exact: true }).click();
			await expect(page.getByText("An answer")).toBeVisible();
			await staff.close();
		});

	test("another site writes to nobody", async ({ request }) => {
		const answer = await request.post("/api/message", {
			form: { locale: "en", key: randomUUID(), text: "Hello" },
			headers: { origin: "https://elsewhere.example" },
			maxRedirects: 0,
		});
		expect(answer.status()).toBe(400);
	});
});
