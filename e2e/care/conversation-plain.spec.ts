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
			// What stands in `noscript` has neither text nor role for Playwright: it is found by its elements.
			const plain = page.locator("noscript section");
			const send = plain.locator('button[type="submit"]:not([name])');
			const read = plain.locator('button[name="only"]');
			await enterAsMember(page.context());
			await page.goto(inLocale("/users/conversation", locale));
			await expect(plain).toContainText(t.empty);
			await page.goto(inLocale(`/users/conversation?with=${merId}`, locale));
			await plain.locator("textarea").fill("One\n<b>Two</b>");
			await send.click();
			await expect(page).toHaveURL(/with=1&sent=yes/);
			await expect(plain).toContainText(t.plain.sent);
			await expect(plain).toContainText("<b>Two</b>");
			await send.click();
			await expect(plain).toContainText(t.plain.notSent);

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
			await plain.locator("a").last().click();
			await expect(plain).toContainText("An answer");
			await read.click();
			await expect(read).toHaveCount(0);
			await expect(plain).toContainText("An answer");
			await expectNoSidewaysScroll(page);
			await plain.locator("a").first().click();
			await expect(plain.locator("li")).toContainText("An answer");
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
