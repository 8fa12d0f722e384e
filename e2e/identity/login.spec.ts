import type { Page } from "@playwright/test";
import { samplePassword } from "../../gateway/db/sample/accounts";
import { inDatabase } from "../support/database";
import { fullOnly } from "../support/extent";
import {
	agreeAndSend,
	loginDialog,
	openLoginAt,
	password,
} from "../support/login";
import { open } from "../support/open";
import { codeSentTo, freshEmail, freshPhone } from "../support/outbox";
import { expect, test } from "../support/test";

test.use({ hasRefusals: true });

/** Says which answers of the shop let the token out; the cookie alone may carry it. */
function leaksOf(page: Page): string[] {
	const leaks: string[] = [];
	page.on("response", async (response) => {
		if (!response.url().includes("/api/front/login/")) return;
		const text = await response.text().catch(() => "");
		if (/"token"|eyJ[\w-]{10}/.test(text)) leaks.push(response.url());
	});
	return leaks;
}

async function expectSignedIn(page: Page) {
	const cookies = async () =>
		(await page.context().cookies()).filter(({ name }) =>
			["session", "hk-user"].includes(name),
		);
	await expect.poll(async () => (await cookies()).length).toBe(2);
	const session = (await cookies()).find(({ name }) => name === "session");
	expect(session).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/" });
	const seen = await page.evaluate(() => document.cookie);
	expect(seen).not.toContain(session?.value);
	expect(seen).toContain("hk-user=");
}

/** Signing in right after registering comes to nothing, once. */
const loseAnswerOf = (page: Page, call: string) =>
	page.route(
		`**/api/front/login/${call}`,
		(route) =>
			route.fulfill({
				status: 200,
				json: { code: 500, message: "", data: null },
			}),
		{ times: 1 },
	);

test("a shopper registers by phone, signs in by hand where that did not come by itself, and is back on the page it was on", async ({
	page,
}) => {
	const leaks = leaksOf(page);
	const phone = freshPhone();
	const shown = `${phone.slice(0, 4)} ${phone.slice(4)}`;
	const dialog = await openLoginAt(page, "/en/goods_detail/1");
	await dialog.getByRole("button", { name: "Create an account" }).click();
	await dialog.getByLabel("Phone number").fill(`+852 ${phone}`);
	await dialog.getByRole("button", { name: "Send a code" }).click();
	await expect(dialog).toContainText(`on its way to ${shown}`);
	await expect(dialog.getByLabel("Phone number")).toHaveValue(shown);
	await expect(
		dialog.getByRole("button", { name: /^Again in \d+ s$/ }),
	).toBeVisible();
	await dialog
		.getByLabel("Code", { exact: true })
		.fill(await codeSentTo(`+852${phone}`));
	await dialog.getByLabel(/^New password/).fill(password);
	await loseAnswerOf(page, "mobile/password");
	await agreeAndSend(dialog);
	await expect(dialog).toContainText("Your account is ready");

	await expect(dialog.getByLabel("Phone number")).toHaveValue(shown);
	await dialog.getByLabel("Password", { exact: true }).fill("not this one");
	await dialog.locator("button[type=submit]").click();
	await expect(dialog.getByRole("alert")).toBeVisible();
	await dialog.getByLabel("Password", { exact: true }).fill(password);
	await dialog.getByLabel("Password", { exact: true }).press("Enter");
	await expect(page.getByText("Welcome,")).toBeVisible();
	await expect(page).toHaveURL(/\/en\/goods_detail\/1$/);
	await expect(loginDialog(page)).toBeHidden();
	await expectSignedIn(page);
	expect(leaks).toEqual([]);
});

test(
	"a shopper registers by e-mail; one who forgot the password chooses another and signs in with it",
	fullOnly,
	async ({ page }, { project }) => {
		const email = freshEmail();
		const dialog = await openLoginAt(page, "/");
		await dialog.getByRole("button", { name: "電郵", exact: true }).click();
		await dialog.getByRole("button", { name: "開立新帳戶" }).click();
		await dialog.getByLabel("電郵", { exact: true }).fill(email);
		await dialog.getByRole("button", { name: "取得驗證碼" }).click();
		await dialog
			.getByLabel("驗證碼", { exact: true })
			.fill(await codeSentTo(email));
		await dialog.getByLabel(/^新密碼/).fill(password);
		await loseAnswerOf(page, "email");
		await agreeAndSend(dialog);
		await expect(dialog).toContainText("註冊成功");

		await dialog.getByRole("button", { name: "忘記密碼？" }).click();
		await expect(dialog.getByLabel("電郵", { exact: true })).toHaveValue("");
		await dialog.getByLabel("電郵", { exact: true }).fill("nobody@");
		await dialog.getByLabel("電郵", { exact: true }).press("Enter");
		await expect(
			dialog.getByRole("link", { name: /完整的電郵/ }),
		).toBeVisible();
		// An address gets one code a minute, whatever it is for.
		const forgetful = freshEmail();
		await inDatabase(
			project.name,
			`insert into account (kind, nickname, email, locale, created_at)
		values ('member', 'Forgetful', $1, 'zh-CN', now())`,
			[forgetful],
		);
		await dialog.getByLabel("電郵", { exact: true }).fill(forgetful);
		await dialog.getByLabel("電郵", { exact: true }).press("Enter");
		await expect(
			dialog.getByRole("heading", { name: "設定新密碼" }),
		).toBeVisible();
		await dialog
			.getByLabel("驗證碼", { exact: true })
			.fill(await codeSentTo(forgetful));
		const [first, again] = [/^新密碼/, /^再輸入新密碼/];
		await dialog.getByLabel(first).fill(`${password}, changed`);
		await dialog.getByLabel(again).fill(password);
		await dialog.getByLabel(again).press("Enter");
		await expect(
			dialog.getByRole("link", { name: "兩次輸入的密碼不同" }),
		).toBeVisible();
		await dialog.getByLabel(again).fill(`${password}, changed`);
		await dialog.getByLabel(again).press("Enter");
		await expect(dialog).toContainText("新密碼已儲存");

		await dialog
			.getByLabel("密碼", { exact: true })
			.fill(`${password}, changed`);
		await agreeAndSend(dialog);
		await expect(page.getByText("已登入")).toBeVisible();
		await expectSignedIn(page);
	},
);

test("a pasted code signs in at once, and the wait for the next one survives a reload", async ({
	page,
}) => {
	const phone = freshPhone();
	await open(page, "/en/login");
	await page.getByRole("button", { name: "Use a code by SMS" }).click();
	await page.getByLabel("Phone number").fill(phone);
	await page.getByRole("button", { name: "Send a code" }).click();
	await expect(page.getByText(/on its way to/)).toBeVisible();

	await open(page, "/en/login");
	await page.getByRole("button", { name: "Use a code by SMS" }).click();
	await expect(
		page.getByRole("button", { name: /^Again in \d+ s$/ }),
	).toBeVisible();
	const code = page.getByLabel("Code", { exact: true });
	await expect(code).toHaveAttribute("autocomplete", "one-time-code");
	await expect(code).toHaveAttribute("inputmode", "numeric");
	await page.getByLabel("Phone number").fill(phone);
	await page.getByRole("checkbox").check();
	const sent = await codeSentTo(`+852${phone}`);
	await code.evaluate((field, text) => {
		const clipboardData = new DataTransfer();
		clipboardData.setData("text", ` ${text.slice(0, 3)} ${text.slice(3)} `);
		const paste = { clipboardData, bubbles: true, cancelable: true };
		field.dispatchEvent(new ClipboardEvent("paste", paste));
	}, sent);
	await expect(page).toHaveURL(/\/en$/);
	await expectSignedIn(page);
});

test(
	"a tourist needs an e-mail alone, and comes first",
	fullOnly,
	async ({ page }) => {
		await page.setViewportSize({ width: 390, height: 844 });
		const dialog = await openLoginAt(page, "/en");
		const first = dialog.locator("button:not(.close)").first();
		await expect(first).toContainText("Buy without an account");
		await first.click();
		await expect(dialog.getByLabel("E-mail")).toHaveAttribute(
			"autocomplete",
			"email",
		);
		await dialog.getByLabel("E-mail").fill(freshEmail());
		await dialog.getByLabel("E-mail").press("Enter");
		await expect(page.getByText("Welcome,")).toBeVisible();
		await expectSignedIn(page);
	},
);

test("a stranger on a protected page signs in by the keyboard and is led back there", async ({
	page,
}) => {
	await open(page, "/en/users/user_info?from=letter");
	await expect(page).toHaveURL(/\/en\/login$/);
	await page
		.getByRole("button", { name: "E-mail", exact: true })
		.press("Enter");
	await page.getByLabel("E-mail").focus();
	await page.keyboard.type("alex@example.com");
	await page.keyboard.press("Tab");
	await page.keyboard.type(samplePassword);
	await page.keyboard.press("Tab");
	await page.keyboard.press("Tab");
	await page.keyboard.press("Space");
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/\/en\/users\/user_info\?from=letter$/);
	await expectSignedIn(page);
	await page.goto("/en/login");
	await expect(page).toHaveURL(/\/en$/);
});
