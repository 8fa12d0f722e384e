import { setupCodeOf } from "../../gateway/features/identity/setup/setup-code";
import { expectAccessible } from "../support/accessible";
import { open, untilAlive } from "../support/open";
import { allMessages } from "../support/outbox";
import { secrets } from "../support/shops";
import { expect, test } from "../support/test";

const email = "first.operator@example.com";
const password = "a long and quiet sentence";
const code = setupCodeOf(secrets.TOKEN_SECRET);

// A wrong code is tried first.
test.use({ viewport: { width: 390, height: 844 }, hasRefusals: true });

test("an operator leads a new shop to its opening, which nobody saw before, on a phone", async ({
	page,
	browser,
}) => {
	const visitor = await browser.newContext();
	const shop = new URL((await page.request.get("/setup")).url()).origin;
	const seen = await visitor.request.get(`${shop}/en/goods_cate`);
	expect(new URL(seen.url()).pathname).toBe("/en/setup");
	expect((await visitor.request.get(`${shop}/sitemap.xml`)).status()).toBe(503);

	await open(page, "/en");
	await expect(page).toHaveURL(/\/en\/setup$/);
	const field = (label: string | RegExp) => page.getByLabel(label);
	await expectAccessible(page);
	await field("Setup code").fill("00000-00000-00000-00000");
	await field("E-mail").fill(email);
	await field(/^Password/).fill(password);
	await page.getByRole("button", { name: "Become the operator" }).click();
	await expect(field("Setup code")).toHaveAttribute("aria-invalid", "true");
	await expect(field("E-mail")).toHaveValue(email);
	await field("Setup code").fill(code.toUpperCase());
	await page.getByRole("button", { name: "Become the operator" }).click();

	await expect(page).toHaveURL(/\/en\/console\/setup$/);
	await untilAlive(page);
	await expect(page.getByRole("listitem").getByText("To do")).not.toHaveCount(
		0,
	);
	await expectAccessible(page);
	await page.getByRole("button", { name: "Send me a mail" }).click();
	await expect(
		page.getByText(`A mail is on its way to ${email}`),
	).toBeVisible();
	const isSent = async () =>
		(await allMessages()).some(({ to }) => to === email);
	await expect.poll(isSent).toBe(true);

	await page.getByRole("button", { name: "Open the shop" }).click();
	const dialog = page.getByRole("dialog");
	await expect(dialog).toContainText("Still to do: Name and contact");
	await dialog.getByRole("button", { name: "Open the shop" }).click();
	await expect(
		page.getByRole("heading", { name: "The shop is open" }),
	).toBeVisible();

	const home = await visitor.request.get(`${shop}/en`);
	expect(new URL(home.url()).pathname).toBe("/en");
	const late = await visitor.newPage();
	await late.goto(`${shop}/setup`);
	await expect(late.getByRole("heading", { level: 1 })).toHaveText(
		"商店已開業",
	);
	await visitor.close();
});
