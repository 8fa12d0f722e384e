import type { Locator, Page } from "@playwright/test";
import { expect } from "./test";

const patience = { timeout: 20_000 };

/** Waits until React has taken over an element: a click before that is the browser's alone. */
export async function alive(element: Locator): Promise<Locator> {
	await expect
		.poll(
			() =>
				element.evaluate((node) =>
					Object.keys(node).some((key) => key.startsWith("__reactProps$")),
				),
			patience,
		)
		.toBe(true);
	return element;
}

/** Waits for what is asked of the server when it is first wanted. */
export async function arrived(element: Locator): Promise<Locator> {
	await expect(element).toBeVisible(patience);
	return element;
}

/** The first button of that name, once it is there. */
export const press = async (page: Page, name: string | RegExp) =>
	(
		await arrived(page.getByRole("button", { name, exact: true }).first())
	).click();
