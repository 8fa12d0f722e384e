import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { arrived } from "./alive";
import { open } from "./open";
import { codeSentTo, freshEmail } from "./outbox";
import { expect } from "./test";

export const password = "a long and quiet sentence";

export function loginDialog(page: Page): Locator {
	return page.getByRole("dialog");
}

/** Opens a page and its sign-in dialog. */
export async function openLoginAt(page: Page, path: string): Promise<Locator> {
	await open(page, path);
	await page.locator("header .user button").click();
	return arrived(loginDialog(page));
}

/** Ticks what must be agreed to and sends the panel's form. */
export async function agreeAndSend(panel: Locator): Promise<void> {
	await panel.getByRole("checkbox").check();
	await panel.locator("button[type=submit]").click();
}

/** An address of nobody, as a proxy of ours would name it. */
export function ownAddress(): Record<string, string> {
	const part = () => Math.floor(Math.random() * 256);
	return { "x-forwarded-for": `198.18.${part()}.${part()}` };
}

/** A member with an e-mail and the password above, made without a browser. */
export async function registerByCalls(
	request: APIRequestContext,
): Promise<string> {
	const email = freshEmail();
	const sent = await request.post("/api/front/login/email/captcha", {
		headers: { "content-type": "application/json", ...ownAddress() },
		data: JSON.stringify(email),
	});
	expect((await sent.json()).code).toBe(200);
	const captcha = await codeSentTo(email);
	const registered = await request.post("/api/front/login/register/email", {
		data: { email, captcha, password },
	});
	expect((await registered.json()).code).toBe(200);
	return email;
}

/** As if the shopper had signed out in another tab: the page hears of it with its next call. */
export async function endSession(page: Page): Promise<void> {
	await page.evaluate(() => fetch("/api/front/login/logout"));
}

/** In the dialog that asks for it, above whatever is open. */
export async function signInAgain(page: Page, email: string): Promise<void> {
	const dialog = await arrived(
		loginDialog(page).filter({ has: page.locator("button.guest") }),
	);
	await dialog.getByRole("button", { name: "電郵", exact: true }).click();
	await dialog.getByLabel("電郵", { exact: true }).fill(email);
	await dialog.getByLabel("密碼", { exact: true }).fill(password);
	await agreeAndSend(dialog);
	await expect(dialog).toBeHidden();
}
