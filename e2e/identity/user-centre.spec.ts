import { readFile } from "node:fs/promises";
import AxeBuilder from "@axe-core/playwright";
import type { APIRequestContext, Page } from "@playwright/test";
import {
	sampleAccounts,
	samplePassword,
} from "../../gateway/db/sample/accounts";
import { arrived } from "../support/alive";
import { fullOnly } from "../support/extent";
import { loginDialog, password, registerByCalls } from "../support/login";
import { open } from "../support/open";
import { allMessages, codeSentTo, freshEmail } from "../support/outbox";
import { expect, test } from "../support/test";

async function signIn(
	request: APIRequestContext,
	account: { email: string; password: string },
) {
	const answer = await request.post("/api/front/login/email", {
		data: account,
	});
	expect((await answer.json()).code).toBe(200);
}

async function codeOfUser(request: APIRequestContext): Promise<number> {
	const answer = await request.get("/api/front/user/info");
	return (await answer.json()).code;
}

/** What the page says has been done. */
const said = (page: Page, words: string) =>
	expect(page.getByRole("status").getByText(words)).toBeVisible();

async function expectAccessible(page: Page) {
	await expect(page.locator("[data-starting-style]")).toHaveCount(0);
	const { violations } = await new AxeBuilder({ page }).analyze();
	expect(violations.map(({ id }) => id)).toEqual([]);
}

test.describe("on a desktop", () => {
	test.use({ viewport: { width: 1440, height: 900 } });

	test("a member changes name, face and password, takes the data along and leaves", async ({
		page,
		playwright,
		baseURL,
	}) => {
		const email = await registerByCalls(page.request);
		await signIn(page.request, { email, password });
		const elsewhere = await playwright.request.newContext({ baseURL });
		await signIn(elsewhere, { email, password });
		await open(page, "/users/user_info");

		const nickname = page.getByRole("textbox", { name: "暱稱" });
		await nickname.fill("  ");
		await page.getByRole("button", { name: "儲存" }).click();
		await expect(page.getByText("請輸入暱稱")).toBeVisible();
		await expect(nickname).toBeFocused();
		await nickname.fill("阿傑");
		await page.getByRole("button", { name: "儲存" }).click();
		await said(page, "暱稱已儲存");
		await expect(page.locator("header .user button")).toContainText("阿傑");

		await page
			.locator('input[type="file"]')
			.setInputFiles("public/pictures/share.png");
		const use = page.getByRole("button", { name: "使用這張照片" });
		await expect(use).toBeEnabled();
		await page.getByLabel("放大").fill("2");
		await use.click();
		await said(page, "頭像已更換");
		const avatar = page.getByRole("img", { name: "你的頭像" });
		await expect(avatar).toHaveAttribute("src", /^\/uploads\/[0-9a-f]+\.webp$/);
		await expect
			.poll(() => avatar.evaluate((img: HTMLImageElement) => img.naturalWidth))
			.toBe(400);

		await page.getByRole("button", { name: "更改密碼" }).click();
		const dialog = await arrived(page.getByRole("dialog"));
		await dialog.getByLabel("現時密碼").fill(password);
		const fresh = "渡輪在早上開出 harbour";
		await dialog.getByLabel(/^新密碼/).fill(fresh);
		await dialog.getByLabel("再輸入新密碼").fill("別的");
		await dialog.getByRole("button", { name: "確認" }).click();
		await expect(dialog.locator(".summary")).toBeFocused();
		await dialog.getByRole("link", { name: "兩次輸入的密碼不同" }).click();
		await expect(dialog.getByLabel("再輸入新密碼")).toBeFocused();
		await dialog.getByLabel("再輸入新密碼").fill(fresh);
		expect(await codeOfUser(elsewhere)).toBe(200);
		await dialog.getByRole("button", { name: "確認" }).click();
		await said(page, "密碼已更改");
		expect(await codeOfUser(elsewhere)).toBe(410001);
		await elsewhere.dispose();

		const downloading = page.waitForEvent("download");
		await page.getByRole("button", { name: "下載我的資料" }).click();
		const file = await (await downloading).path();
		const kept = JSON.parse(await readFile(file, "utf8"));
		expect(kept.account).toMatchObject({ email, nickname: "阿傑" });

		await page.getByRole("button", { name: "刪除帳戶" }).click();
		await arrived(dialog);
		await dialog.getByLabel("密碼", { exact: true }).fill(fresh);
		await dialog.getByRole("button", { name: "永久刪除" }).click();
		await expect(page).toHaveURL(/\/$/);
		await expect(page.locator("header .user button")).toContainText("登入");
		expect(await codeOfUser(page.request)).toBe(410000);
	});
});

test.describe("on a phone", () => {
	// Codes may have to be worked for: the first answer is a challenge then.
	test.use({ viewport: { width: 390, height: 800 }, hasRefusals: true });

	test("all of it is accessible, and the keyboard alone finds the way out", async ({
		page,
	}) => {
		const [, shopper] = sampleAccounts;
		await signIn(page.request, {
			email: shopper?.email ?? "",
			password: samplePassword,
		});
		await open(page, "/en/users/user_info");
		await expect(
			page.getByRole("heading", { name: "Where you are signed in" }),
		).toBeVisible();
		await expectAccessible(page);
		const { scrollWidth, clientWidth } = await page.evaluate(
			() => document.documentElement,
		);
		expect(scrollWidth).toBe(clientWidth);

		await page.getByRole("button", { name: "Change Phone" }).click();
		const dialog = await arrived(page.getByRole("dialog"));
		await dialog.getByRole("button", { name: "Confirm" }).click();
		await expect(
			dialog.getByRole("link", { name: "Enter your phone number" }),
		).toBeVisible();
		await expectAccessible(page);
		await page.setViewportSize({ width: 320, height: 700 });
		const content = dialog.locator(".content");
		const room = await content.evaluate((box) => [
			box.scrollWidth,
			box.clientWidth,
		]);
		expect(room[0]).toBe(room[1]);
		await page.keyboard.press("Escape");
		await expect(dialog).toBeHidden();
		await expect(
			page.getByRole("button", { name: "Change Phone" }),
		).toBeFocused();

		const corner = page.locator("header .user button");
		await corner.focus();
		await page.keyboard.press("Enter");
		await arrived(dialog);
		await expect(dialog).toContainText("+852 •••• 0002");
		await expect(dialog).toContainText("a•••@example.com");
		await expect(
			dialog.getByRole("link", { name: "Your account" }),
		).toBeVisible();
		await expectAccessible(page);
		await dialog.getByRole("button", { name: "Sign out" }).focus();
		await page.keyboard.press("Enter");
		const yes = dialog.getByRole("button", { name: "Sign out" });
		await expect(dialog.getByText("Sign out on this device?")).toBeVisible();
		await expect(yes).toBeFocused();
		await page.keyboard.press("Enter");
		await expect(page).toHaveURL(/\/en$/);
		await expect(corner).toHaveText("Sign in");
		expect(await codeOfUser(page.request)).toBe(410000);
	});

	test("a new e-mail is bound by its code, the wait for the next one survives a reload, and the old one is told", async ({
		page,
	}) => {
		const email = await registerByCalls(page.request);
		await signIn(page.request, { email, password });
		const openDialog = async () => {
			await open(page, "/en/users/user_info");
			await page.getByRole("button", { name: /(Add|Change) E-mail/ }).click();
			return arrived(page.getByRole("dialog"));
		};
		const fresh = freshEmail();
		let dialog = await openDialog();
		await dialog.getByLabel("E-mail", { exact: true }).fill(fresh);
		await dialog.getByRole("button", { name: "Send a code" }).click();
		await expect(dialog.getByText(`on its way to ${fresh}`)).toBeVisible();

		dialog = await openDialog();
		await expect(
			dialog.getByRole("button", { name: /^Again in \d+ s$/ }),
		).toBeVisible();
		await dialog.getByLabel("E-mail", { exact: true }).fill(fresh);
		await dialog
			.getByLabel("Code", { exact: true })
			.fill(await codeSentTo(fresh));
		await dialog.getByRole("button", { name: "Confirm" }).click();
		await said(page, "Your e-mail is changed");
		await expect(page.getByText(fresh)).toBeVisible();
		await expect
			.poll(async () => (await allMessages()).filter(({ to }) => to === email))
			.toHaveLength(2);
	});

	test(
		"a guest sees who the shop takes it for, and how to become a member",
		fullOnly,
		async ({ page }) => {
			const email = "passer-by@example.com";
			const answer = await page.request.post(
				"/api/front/login/register/visitor",
				{ data: { email } },
			);
			expect((await answer.json()).code).toBe(200);
			await open(page, "/en/users/user_info");
			await expect(page.getByText(email)).toBeVisible();
			await expect(page.getByLabel("Name")).toHaveCount(0);
			await page.getByRole("button", { name: "Become a member" }).click();
			const dialog = await arrived(loginDialog(page));
			await expect(
				dialog.getByRole("heading", { name: "Create an account" }),
			).toBeVisible();
			await expect(dialog.getByLabel("E-mail", { exact: true })).toBeVisible();
		},
	);
});
