import type { Locator } from "@playwright/test";
import {
	expectAccessibleAt,
	expectNoSidewaysScroll,
} from "../support/accessible";
import { inDatabase } from "../support/database";
import { widths } from "../support/extent";
import {
	agreeAndSend,
	loginDialog,
	openLoginAt,
	password,
	registerByCalls,
} from "../support/login";
import { open } from "../support/open";
import { codeSentTo } from "../support/outbox";
import { expect, test } from "../support/test";

test.use({ hasRefusals: true });

/** As if somebody had guessed at the password of these accounts and found it. */
async function guessAt(shop: string, email: string, scope: string[] = []) {
	await inDatabase(
		shop,
		"update account set code_asked_at = now(), scope = $2 where email = $1",
		[email, scope],
	);
}

const codeOf = (panel: Locator) => panel.getByLabel("驗證碼", { exact: true });

async function signInUpToCode(panel: Locator, email: string) {
	await panel.getByRole("button", { name: "電郵", exact: true }).click();
	await panel.getByLabel("電郵", { exact: true }).fill(email);
	await panel.getByLabel("密碼", { exact: true }).fill(password);
	await agreeAndSend(panel);
	await expect(codeOf(panel)).toBeFocused();
}

test("whose password was guessed at types a mailed code in place, and loses nothing of what was typed", async ({
	page,
	request,
}, { project }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	const email = await registerByCalls(request);
	await guessAt(project.name, email);
	const dialog = await openLoginAt(page, "/");
	await signInUpToCode(dialog, email);
	await expect(dialog.getByRole("alert")).toContainText("帳戶電郵");
	await expect(dialog.getByLabel("密碼", { exact: true })).toHaveValue(
		password,
	);
	await expect(
		dialog.getByRole("button", { name: /^\d+ 秒後可重發$/ }),
	).toBeVisible();
	await expectAccessibleAt(widths, page, '[role="dialog"]');
	await expectNoSidewaysScroll(page);

	await page.keyboard.type("000001");
	await page.keyboard.press("Enter");
	await expect(dialog.locator(".summary")).toBeFocused();
	await page.keyboard.press("Tab");
	await page.keyboard.press("Enter");
	await expect(codeOf(dialog)).toBeFocused();
	await expect(codeOf(dialog)).toHaveAttribute("aria-invalid", "true");
	await codeOf(dialog).fill(await codeSentTo(email, 2));
	await page.keyboard.press("Enter");
	await expect(page.getByText("已登入")).toBeVisible();
	await expect(loginDialog(page)).toBeHidden();
});

test("staff whose password was guessed at reach the back room with a mailed code", async ({
	page,
	request,
}, { project }) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	const email = await registerByCalls(request);
	await guessAt(project.name, email, ["operator"]);
	await open(page, "/console");
	await expect(page).toHaveURL(/\/login$/);
	const panel = page.getByRole("main");
	await signInUpToCode(panel, email);
	await codeOf(panel).fill(await codeSentTo(email, 2));
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/\/console$/);
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
