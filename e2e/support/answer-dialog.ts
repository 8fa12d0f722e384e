import { expect, type Page } from "@playwright/test";

/**
 * Presses a dialog's button and waits until the dialog has gone. While it is open nothing behind it has a role, so a row
 * that is "hidden" then may only be covered.
 */
export async function answerDialog(page: Page, name: string) {
	const dialog = page.getByRole("dialog");
	await dialog.getByRole("button", { name, exact: true }).click();
	await expect(dialog).toBeHidden();
}
