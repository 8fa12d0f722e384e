import AxeBuilder from "@axe-core/playwright";
import type { Locator, Page } from "@playwright/test";
import { byExtent } from "../../gateway/testing/extent";
import { widths } from "../support/extent";
import { loginDialog, openLoginAt } from "../support/login";
import { expect, test } from "../support/test";

interface Words {
	path: string;
	email: string;
	forgot: string;
	back: string;
	create: string;
	goLogin: string;
	phone: string;
	quick: string;
	password: string;
	tourist: string;
}

const spoken: Words[] = [
	{
		path: "/",
		email: "電郵",
		forgot: "忘記密碼？",
		back: "返回登入",
		create: "開立新帳戶",
		goLogin: "已有帳戶？登入",
		phone: "電話",
		quick: "用短訊驗證碼登入",
		password: "用密碼登入",
		tourist: "毋須註冊",
	},
	{
		path: "/en",
		email: "E-mail",
		forgot: "Forgot your password?",
		back: "Back to signing in",
		create: "Create an account",
		goLogin: "Have an account? Sign in",
		phone: "Phone",
		quick: "Use a code by SMS",
		password: "Use a password",
		tourist: "Buy without an account",
	},
];

async function expectAccessible(page: Page) {
	await expect(page.locator("[data-starting-style]")).toHaveCount(0);
	const { violations } = await new AxeBuilder({ page })
		.include('[role="dialog"]')
		.analyze();
	expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
}

const filledByBrowsers = [
	"username",
	"email",
	"tel-national",
	"current-password",
	"new-password",
	"one-time-code",
];

/** A browser that keeps who one is can fill it in. */
async function expectToBeFilled(dialog: Locator) {
	const asked = await dialog
		.locator("input:visible:not([type=checkbox])")
		.evaluateAll((fields) =>
			(fields as HTMLInputElement[]).map((field) => field.autocomplete),
		);
	expect(asked).not.toEqual([]);
	for (const token of asked) expect(filledByBrowsers).toContain(token);
}

async function expectToFit(dialog: Locator) {
	const overflow = await dialog
		.locator(".content")
		.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
	expect(overflow).toBeLessThanOrEqual(0);
}

for (const words of spoken.slice(0, byExtent(1, 2)))
	for (const width of widths)
		test(`every panel of ${words.path} is accessible, fits ${width} px, and its fields can be filled by a browser`, async ({
			page,
		}) => {
			await page.setViewportSize({ width, height: 900 });
			const dialog = await openLoginAt(page, words.path);
			const press = (name: string) =>
				dialog.getByRole("button", { name, exact: true }).click();
			const look = async () => {
				await expectToFit(dialog);
				await expectToBeFilled(dialog);
				await expectAccessible(page);
			};
			await look();
			await dialog.locator("button[type=submit]").click();
			await expect(dialog.locator(".summary")).toBeFocused();
			await look();
			await press(words.email);
			await look();
			await press(words.forgot);
			await look();
			await press(words.back);
			await press(words.create);
			await look();
			await press(words.phone);
			await look();
			await press(words.goLogin);
			await press(words.quick);
			await look();
			await press(words.password);
			await dialog.getByRole("button", { name: words.tourist }).click();
			await look();
		});

test("a form sent in vain says so in its summary and in the page's name, and leads to each field", async ({
	page,
}) => {
	const dialog = await openLoginAt(page, "/en");
	const title = await page.title();
	await dialog.getByLabel("Phone number").fill("1234");
	await dialog.getByLabel("Phone number").press("Enter");
	await expect(dialog.locator(".summary")).toBeFocused();
	await expect(page).toHaveTitle(`Error: ${title}`);
	const link = dialog.getByRole("link", { name: /^Check the number/ });
	await link.press("Enter");
	await expect(dialog.getByLabel("Phone number")).toBeFocused();
	await expect(dialog.getByLabel("Phone number")).toHaveValue("1234");
	await page.keyboard.press("Escape");
	await expect(loginDialog(page)).toBeHidden();
	await expect(page).toHaveTitle(title);
	await expect(page.locator("header .user button")).toBeFocused();
});

test("a country is found by name or code, and only flags in sight are loaded", async ({
	page,
}) => {
	const flags = new Set<string>();
	page.on("request", (request) => {
		if (request.url().includes("/api/flags/")) flags.add(request.url());
	});
	const dialog = await openLoginAt(page, "/en");
	await dialog.getByRole("button", { name: /^Country or region/ }).click();
	const search = page.getByRole("combobox", { name: /^Search country/ });
	await expect(search).toBeFocused();
	await expect(page.getByRole("option")).not.toHaveCount(0);
	expect(flags.size).toBeLessThan(120);
	await search.fill("66");
	await expect(page.getByRole("option").first()).toContainText("Thailand");
	await search.fill("泰國");
	await page.keyboard.press("ArrowDown");
	await page.keyboard.press("Enter");
	await expect(
		dialog.getByRole("combobox", { name: /Thailand \+66/ }),
	).toBeVisible();
	await expect(dialog.getByLabel("Phone number")).toHaveAttribute(
		"placeholder",
		"081 234 5678",
	);
});

test.describe("where the session has ended", () => {
	test.use({ hasRefusals: true });

	test("words that were typed stay on the page when the session ends under it", async ({
		page,
	}) => {
		await page.context().addCookies([
			{
				name: "hk-user",
				value: encodeURIComponent('{"uid":7,"nickname":"Kit","kind":"member"}'),
				url: test.info().project.use.baseURL,
			},
		]);
		await page.route("**/api/front/product/suggest?*", (route) =>
			route.fulfill({
				json: { code: 410001, message: "Sign in again", data: null },
			}),
		);
		await page.goto("/en");
		const field = page.getByRole("combobox").first();
		await field.fill("a word half typed");
		const dialog = loginDialog(page);
		await expect(dialog).toContainText("what you typed is still here");
		// Until the dialog has the focus, Escape is the field's and closes its suggestions.
		await expect(dialog.locator(":focus")).toHaveCount(1);
		await page.keyboard.press("Escape");
		await expect(field).toHaveValue("a word half typed");
		const cookies = await page.context().cookies();
		expect(cookies.map(({ name }) => name)).not.toContain("hk-user");
		const fromPath = cookies.find(({ name }) => name === "fromPath")?.value;
		expect(decodeURIComponent(fromPath ?? "")).toBe("/en");
	});
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("the sign-in page says what is needed", async ({ page }) => {
		await page.goto("/en/login");
		const needs = page.locator("noscript p");
		await expect(needs).toContainText("Signing in needs JavaScript");
		await expect(needs).toBeVisible();
		await expect(page.locator('meta[name="robots"]')).toHaveAttribute(
			"content",
			/noindex/,
		);
	});
});
