import type { Locator } from "@playwright/test";
import { expect } from "./test";

/** Waits for what is asked of the server when it is first wanted. */
export async function arrived(element: Locator): Promise<Locator> {
	await expect(element).toBeVisible({ timeout: 20_000 });
	return element;
}
