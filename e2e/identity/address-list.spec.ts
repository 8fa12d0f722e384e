import type { Locator, Page } from "@playwright/test";
import { byExtent } from "../../gateway/testing/extent";
import {
	expectAccessible,
	expectNoSidewaysScroll,
} from "../support/accessible";
import { arrived } from "../support/alive";
import { fullOnly } from "../support/extent";
import { password, registerByCalls } from "../support/login";
import { open } from "../support/open";
import { signIn } from "../support/sign-in";
import { expect, test } from "../support/test";

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

/** A member of one's own, with an empty book. */
async function signInAfresh({ request }: Page): Promise<string> {
	const email = await registerByCalls(request);
	const answer = await request.post("/api/front/login/email", {
		data: { email, password },
	});
	expect((await answer.json()).code).toBe(200);
	return email;
}

async function addByCall(page: Page, realName: string): Promise<void> {
	const answer = await page.request.post("/api/front/address/edit", {
		data: {
			realName,
			phone: "91234567",
			district: "eastern",
			detail: "Taikoo Shing",
			houseNumber: "B",
		},
	});
	expect((await answer.json()).code).toBe(200);
}

const cardOf = (page: Page, name: string) =>
	page.getByRole("listitem").filter({ hasText: name });
const dialogOf = (page: Page) => page.getByRole("dialog");
/** What the page says has been done. */
const said = (page: Page, words: string) =>
	expect(page.getByRole("status").getByText(words)).toBeVisible();

async function fillIn(form: Locator, name: string): Promise<void> {
	await form.getByLabel("Recipient’s name").fill(name);
	await form.getByLabel("Phone", { exact: true }).fill("+852 9123 4567");
	await form.getByLabel("District").selectOption({ label: "Eastern" });
	await form.getByLabel("Estate, building").fill("Taikoo Shing");
	await form.getByLabel("Floor").fill("12");
	await form.getByLabel("Flat or unit").fill("B");
}

test("a first address is added by the keyboard alone", async ({ page }) => {
	await page.setViewportSize(desktop);
	await signInAfresh(page);
	await open(page, "/users/address_list");
	await expect(page.getByText("還未有送貨地址")).toBeVisible();
	await expectAccessible(page);
	const add = page.getByRole("button", { name: "新增地址" });
	await add.focus();
	await page.keyboard.press("Enter");
	const form = await arrived(dialogOf(page));
	await form.getByLabel("收件人姓名").focus();
	await page.keyboard.type("陳大文");
	for (const key of ["Tab", "Tab"]) await page.keyboard.press(key);
	await page.keyboard.type("+852 9123 4567");
	// Over the country to the third of the island's districts.
	for (const key of ["Tab", "Tab", "ArrowDown", "ArrowDown", "ArrowDown"])
		await page.keyboard.press(key);
	await expect(form.getByLabel("地區", { exact: true })).toHaveValue("eastern");
	for (const typed of ["太古城道18號", "3", "12", "B"]) {
		await page.keyboard.press("Tab");
		await page.keyboard.type(typed);
	}
	await page.keyboard.press("Enter");
	await said(page, "地址已儲存");
	const card = cardOf(page, "陳大文");
	await expect(card).toContainText("香港 東區 太古城道18號 3座 12樓 B室");
	await expect(card).toContainText("+852 9123 4567");
	await expect(card).toContainText("預設");
});

test("an address is changed, made the default, deleted and taken back", async ({
	page,
}) => {
	await page.setViewportSize(phone);
	await signInAfresh(page);
	await addByCall(page, "Kit");
	await addByCall(page, "Mia");
	await open(page, "/en/users/address_list");
	await expect(page.getByText("2 addresses")).toBeVisible();

	const edit = page.getByRole("button", { name: "Change the address of Mia" });
	await edit.click();
	const dialog = await arrived(dialogOf(page));
	await dialog.getByLabel("Floor").fill("7");
	await dialog.getByRole("button", { name: "Save address" }).click();
	await said(page, "Address saved");
	await expect(cardOf(page, "Mia")).toContainText("Flat B, 7/F, Taikoo Shing");
	await expect(edit).toBeFocused();

	await page
		.getByRole("button", { name: "Make default: the address of Mia" })
		.click();
	await said(page, "This is your default address now");
	await expect(cardOf(page, "Mia")).toContainText("Default");
	await expect(page.locator(".mark.default")).toHaveCount(1);

	await page.getByRole("button", { name: "Delete the address of Mia" }).click();
	await arrived(dialog);
	await expect(dialog).toContainText("Flat B, 7/F");
	await expectAccessible(page);
	await dialog.getByRole("button", { name: "Delete" }).click();
	await said(page, "The address of Mia is deleted");
	await expect(cardOf(page, "Mia")).toHaveCount(0);
	await expect(cardOf(page, "Kit")).toContainText("Default");
	const undo = page.getByRole("button", { name: "Undo" });
	await expect(undo).toBeFocused();
	await expectAccessible(page);
	await undo.click();
	await said(page, "The address is back");
	await expect(cardOf(page, "Mia")).toContainText("Default");
	await expect(cardOf(page, "Mia")).toContainText("Flat B, 7/F, Taikoo Shing");
});

test(
	"what is missing is named in a summary that leads to each field",
	fullOnly,
	async ({ page }) => {
		await page.setViewportSize(phone);
		await signInAfresh(page);
		await open(page, "/en/users/address_list");
		await page.getByRole("button", { name: "Add an address" }).click();
		const form = await arrived(dialogOf(page));
		await form.getByRole("button", { name: "Save address" }).click();
		const summary = form.getByRole("region", {
			name: "5 things need your attention",
		});
		await expect(summary).toBeFocused();
		await expectAccessible(page);
		await summary.getByRole("link", { name: "Choose a district" }).click();
		await expect(form.getByLabel("District")).toBeFocused();

		await form.getByRole("button", { name: "Somewhere else" }).click();
		const country = form.getByLabel("Country or region", { exact: true });
		await expect(country).toBeFocused();
		await country.selectOption("GB");
		await form.getByRole("button", { name: "Save address" }).click();
		await expect(summary).toBeHidden();
		await expect(form.getByText("Enter the city")).toHaveCount(2);
		await expectAccessible(page);

		await country.selectOption("HK");
		await fillIn(form, "Kit");
		await page.keyboard.press("Escape");
		await expect(form).toBeHidden();
		await page.getByRole("button", { name: "Add an address" }).click();
		await arrived(form);
		await expect(form.getByLabel("Recipient’s name")).toHaveValue("Kit");
		await form.getByRole("button", { name: "Save address" }).click();
		await said(page, "Address saved");
		await expect(cardOf(page, "Kit")).toContainText(
			"Flat B, 12/F, Taikoo Shing, Eastern, Hong Kong",
		);
	},
);

test(
	"a place below the street is taken by the keyboard, and brings its district",
	fullOnly,
	async ({ page }) => {
		await page.setViewportSize(phone);
		await signInAfresh(page);
		await open(page, "/users/address_list");
		await page.getByRole("button", { name: "新增地址" }).click();
		const form = await arrived(dialogOf(page));
		const street = form.getByLabel("屋苑、大廈或街道及門牌");
		await street.focus();
		await page.keyboard.type("太古城");
		const places = page.locator("[role=option]");
		await expect(places.first()).toContainText("太古城");
		await expectAccessible(page);
		await page.keyboard.press("Escape");
		await expect(places).toHaveCount(0);
		await expect(form).toBeVisible();
		// Less of it means the station first, the more of it the estate.
		await page.keyboard.press("Backspace");
		await expect(places.first()).toContainText("太古，");
		await page.keyboard.type("城");
		await expect(places.first()).toContainText("太古城");
		await page.keyboard.press("ArrowDown");
		await page.keyboard.press("Enter");
		await expect(places).toHaveCount(0);
		await expect(street).toHaveValue("太古城");
		await expect(form.getByLabel("地區", { exact: true })).toHaveValue(
			"eastern",
		);
	},
);

test.describe("while calls are refused", () => {
	test.use({ hasRefusals: true });

	test(
		"a session that ends under the form asks to sign in, and what was typed is sent after that",
		fullOnly,
		async ({ page }) => {
			await page.setViewportSize(desktop);
			const email = await signInAfresh(page);
			await open(page, "/en/users/address_list");
			await page.getByRole("button", { name: "Add an address" }).click();
			const form = dialogOf(page).filter({ hasText: "New address" });
			await arrived(form);
			await fillIn(form, "Kit");
			// As in another tab of the same browser.
			await page.evaluate(() => fetch("/api/front/login/logout"));
			await form.getByRole("button", { name: "Save address" }).click();
			const login = await arrived(
				dialogOf(page).filter({ hasText: "Buy without an account" }),
			);
			await login.getByRole("button", { name: "E-mail", exact: true }).click();
			await login.getByLabel("E-mail").fill(email);
			await login.getByLabel("Password", { exact: true }).fill(password);
			await login.getByRole("checkbox").check();
			await login.locator("button[type=submit]").click();
			await expect(login).toBeHidden();
			await expect(form.getByLabel("Recipient’s name")).toHaveValue("Kit");
			await form.getByRole("button", { name: "Save address" }).click();
			await said(page, "Address saved");
			await expect(cardOf(page, "Kit")).toBeVisible();
		},
	);

	test(
		"a list that cannot be had says so and can be asked for again",
		fullOnly,
		async ({ page, context }) => {
			await signIn(context, "Alex");
			const list = "**/api/front/address/list*";
			await page.route(list, (route) =>
				route.fulfill({ status: 429, json: { code: 429, message: "Busy" } }),
			);
			await open(page, "/en/users/address_list");
			await expect(
				page.getByText("Your addresses could not be loaded"),
			).toBeVisible();
			await page.unroute(list);
			await page.getByRole("button", { name: "Try again" }).click();
			await expect(page.getByText("2 addresses")).toBeVisible();
		},
	);
});

test("the book is accessible and fits the narrowest phones in every script", async ({
	page,
	context,
}) => {
	await signIn(context, "Malee");
	for (const locale of byExtent(["/th"], ["", "/en", "/th", "/lao", "/fr"])) {
		await page.setViewportSize(phone);
		await open(page, `${locale}/users/address_list`);
		// The frame names the place too, on a phone where nobody sees it.
		const book = page.locator("main");
		await expect(book.getByText("City One Shatin").first()).toBeVisible();
		await expectAccessible(page);
		await expectNoSidewaysScroll(page);
		await page.locator(".bar button").click();
		const form = await arrived(dialogOf(page));
		await expect(page.locator("[data-starting-style]")).toHaveCount(0);
		const overflow = await form.evaluate(
			(sheet) => sheet.scrollWidth - sheet.clientWidth,
		);
		expect(overflow).toBeLessThanOrEqual(0);
		await expectAccessible(page);
	}
});
