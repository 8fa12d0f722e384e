import type { Page, Route } from "@playwright/test";
import { untilAlive } from "../support/open";
import { expect, test } from "../support/test";

// Enter before the script is there: the browser itself sends the form. Nothing typed may stand in an address.

const typed = "typed-before-the-script";

/** The one page with a private form in its HTML: all others open by script, and say `sentByScript` (check:house). */
const path = "/en/login";

const fields = (page: Page) =>
	page.locator(
		"main form input:is([type=text], [type=tel], [type=email], [type=password], :not([type])):visible",
	);

async function fillAndPressEnter(page: Page): Promise<void> {
	await fields(page).first().waitFor();
	for (const field of await fields(page).all()) await field.fill(typed);
	const sent = page.waitForResponse(/\/api\/early$/);
	await fields(page).last().press("Enter");
	expect((await sent).status()).toBe(204);
}

async function expectUntouched(page: Page): Promise<void> {
	const { pathname, search } = new URL(page.url());
	expect(pathname + search).toBe(path);
	expect(asked.filter((url) => url.includes(typed))).toEqual([]);
	for (const field of await fields(page).all())
		await expect(field).toHaveValue(typed);
}

let asked: string[] = [];

test.beforeEach(({ page }) => {
	asked = [];
	page.on("request", (request) => asked.push(request.url()));
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("Enter on the sign-in page sends nothing by its address, and keeps what was typed", async ({
		page,
	}) => {
		await page.goto(path);
		await fillAndPressEnter(page);
		await expectUntouched(page);
	});
});

test("Enter on the sign-in page while its script is on its way sends nothing by its address, and keeps what was typed", async ({
	page,
}) => {
	const held: Route[] = [];
	let isHeld = true;
	await page.route(/\/_next\/static\/.*\.js/, (route) =>
		isHeld ? void held.push(route) : route.continue(),
	);
	await page.goto(path, { waitUntil: "commit" });
	await fillAndPressEnter(page);
	await expectUntouched(page);
	isHeld = false;
	for (const route of held) await route.continue();
	await untilAlive(page);
	await expectUntouched(page);
});
