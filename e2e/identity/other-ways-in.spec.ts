import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { fullOnly } from "../support/extent";
import { open } from "../support/open";
import { signIn } from "../support/sign-in";
import { expect, test } from "../support/test";

const phoneSize = { width: 390, height: 844 };

async function expectAccessible(page: Page) {
	const { violations } = await new AxeBuilder({ page })
		.setLegacyMode(true)
		.analyze();
	expect(
		violations.map(({ id, nodes }) => [id, nodes.map((n) => n.html)]),
	).toEqual([]);
}

/** Who the page says is signed in, and that no script could have read with what. */
async function expectSignedIn(page: Page, nickname: string) {
	await expect
		.poll(async () => (await page.context().cookies()).map((c) => c.name))
		.toEqual(expect.arrayContaining(["session", "hk-user"]));
	const cookies = await page.context().cookies();
	const named = (name: string) => cookies.find((c) => c.name === name);
	expect(named("session")?.httpOnly).toBe(true);
	expect(decodeURIComponent(named("hk-user")?.value ?? "")).toContain(nickname);
}

/** The address that the QR code on a page says. */
async function ticketOn(page: Page): Promise<string> {
	const opened = page.waitForResponse("**/api/front/login/qr/open");
	await page.getByRole("button", { name: "Sign in with your phone" }).click();
	return (await (await opened).json()).data.ticket;
}

test("a desktop shows a code, a phone confirms it, and the desktop is signed in", async ({
	page,
	browser,
	baseURL,
}) => {
	await open(page, "/en/login");
	const ticket = await ticketOn(page);
	await expect(
		page.getByRole("img", { name: /QR code to sign in/ }),
	).toBeVisible();
	await expectAccessible(page);

	const address = `/en/login/qr?ticket=${ticket}`;
	const phone = await browser.newContext({ baseURL, viewport: phoneSize });
	await signIn(phone, "Alex");
	const screen = await phone.newPage();
	await open(screen, address);
	await expect(screen.getByText(/^\w+ on \w+$/)).toBeVisible();
	await expectAccessible(screen);
	await expect(page.getByText("Scanned. Confirm on your phone")).toBeVisible();

	await screen.getByRole("button", { name: "Confirm sign-in" }).click();
	await expect(screen.getByText("The other device is signed in")).toBeVisible();
	await expectSignedIn(page, "Alex");
	await expect(page).toHaveURL(/\/en$/);

	await open(screen, address);
	await expect(screen.getByText("This QR code has expired")).toBeVisible();
	await phone.close();
});

test(
	"a phone that is signed out signs in before it lets another device in",
	fullOnly,
	async ({ page }) => {
		const wanted = "/th/login/qr?ticket=7b0d1f60-97f3-4a5e-8f0a-3f6f0b0c9d11";
		await page.goto(wanted);
		await expect(page).toHaveURL(/\/th\/login$/);
		const kept = (await page.context().cookies()).find(
			({ name }) => name === "fromPath",
		);
		expect(decodeURIComponent(kept?.value ?? "")).toBe(wanted);
	},
);

test("who leaves for Twitter comes back signed in, on the page and in the language they left", async ({
	page,
}) => {
	await open(page, "/fr/goods_detail/1");
	await page.locator("header .user button").click();
	await page
		.getByRole("button", { name: "Se connecter avec X (Twitter)" })
		.click();
	await page.waitForURL(/\/login\/twitter/);
	await page.waitForURL(/\/fr\/goods_detail\/1$/);
	await expectSignedIn(page, "harbour_cat");
});

test("a way back that this browser did not begin, or that the shopper broke off, is explained", async ({
	page,
}) => {
	await open(page, "/en/login/twitter?oauth_token=a&oauth_verifier=b");
	const words = page.getByRole("main").getByRole("alert");
	await expect(words).toContainText("began in another browser");
	await expect(page).toHaveURL(/\/en\/login\/twitter$/);
	await open(page, "/login/facebook?error=access_denied");
	await expect(words).toContainText("你未有在 Facebook 完成登入");
	await expectAccessible(page);
	expect(await page.context().cookies()).toEqual([]);
});
