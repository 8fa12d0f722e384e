import type { Response } from "@playwright/test";
import { expectAccessible } from "../support/accessible";
import { enterAsMember } from "../support/cart";
import { fullOnly } from "../support/extent";
import {
	locationPanel,
	locationWords,
	openLocationPanel,
} from "../support/location";
import { password } from "../support/login";
import { open } from "../support/open";
import { signIn, signInBy } from "../support/sign-in";
import { expect, test } from "../support/test";

function isPlaceKept(answer: Response): boolean {
	return (
		answer.url().endsWith("/user/place") && answer.request().method() === "POST"
	);
}

// Each story has a shopper of its own: what an account keeps is there for all its devices.

test(
	"saved addresses of a signed-in shopper are one press away",
	fullOnly,
	async ({ page, context }) => {
		await signIn(context, "Malee");
		await open(page, "/en");
		await openLocationPanel(page);
		const saved = locationPanel(page).getByRole("region", {
			name: "Saved addresses",
		});
		await expect(saved.getByRole("button")).toHaveCount(2);
		const list = saved.getByRole("list");
		expect(
			await list.evaluate((element) => getComputedStyle(element).maxHeight),
		).toBe("360px");
		await expectAccessible(page, '[role="dialog"]');
		const words = await saved
			.getByRole("button")
			.first()
			.locator("span")
			.innerText();
		await saved.getByRole("button").first().click();
		await expect(locationPanel(page)).toBeHidden();
		await expect(locationWords(page)).toContainText(words);
		await openLocationPanel(page);
		await expect(saved.getByRole("button").first()).toHaveAttribute(
			"aria-pressed",
			"true",
		);
	},
);

test("a place chosen on one device is there on the next that signs in, and other tabs follow", async ({
	browser,
	baseURL,
}) => {
	const laptop = await browser.newContext({ baseURL });
	const phone = await browser.newContext({ baseURL });
	const email = await enterAsMember(laptop);
	const [page, other] = [await laptop.newPage(), await laptop.newPage()];
	await open(page, "/en");
	await open(other, "/en");
	await openLocationPanel(page);
	// Each open tab hears of the choice; the first to reach the account is the one that keeps it there.
	const stored = laptop.waitForEvent("response", isPlaceKept);
	await locationPanel(page).getByRole("button", { name: "Tuen Mun" }).click();
	expect((await (await stored).json()).code).toBe(200);
	await expect(locationWords(other)).toContainText("Tuen Mun");

	await signInBy(phone, { email, password });
	const later = await phone.newPage();
	await open(later, "/");
	await expect(locationWords(later)).toContainText("屯門區");
	await laptop.close();
	await phone.close();
});

test("a place on the device wins over the account's when its shopper signs in", async ({
	page,
	context,
}) => {
	await signIn(context, "嘉欣");
	await context.request.post("/api/front/user/place", {
		data: { latitude: 22.3908, longitude: 113.9725, label: "屯門區" },
	});
	await context.clearCookies();
	await open(page, "/");
	await openLocationPanel(page);
	await locationPanel(page).getByRole("button", { name: "沙田區" }).click();
	await signIn(context, "嘉欣");
	const stored = page.waitForResponse(isPlaceKept);
	await open(page, "/");
	expect((await (await stored).json()).code).toBe(200);
	await expect(locationWords(page)).toContainText("沙田區");
});
