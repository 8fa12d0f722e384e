import type { Page } from "@playwright/test";
import { expect } from "./test";

/** Harbour Fresh, which is reached by messages. */
export const merId = 1;

/** The window of who answers. */
export const desktop = { width: 1440, height: 900 };

/** Writes into the conversation that is open. */
export async function write(
	page: Page,
	text: string,
	send: string,
): Promise<void> {
	await page.getByRole("textbox").fill(text);
	await page.getByRole("button", { name: send, exact: true }).click();
	await expect(page.getByRole("log")).toContainText(text);
}
