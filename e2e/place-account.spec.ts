import { expectAccessible } from "./support/accessible";
import { fullOnly } from "./support/extent";
import { open } from "./support/open";
import { openPlacePanel, placePanel, placeWords } from "./support/place";
import { signIn } from "./support/sign-in";
import { expect, test } from "./support/test";

// Each story has a shopper of its own: what an account keeps is there for all its devices.

test(
	"saved addresses of a signed-in shopper are one press away",
	fullOnly,
	async ({ page, context }) => {
		await signIn(context, "Malee");
		await open(page, "/en");
		await openPlacePanel(page);
		const saved = placePanel(page).getByRole("region", {
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
		await expect(placePanel(page)).toBeHidden();
		await expect(placeWords(page)).toContainText(words);
		await openPlacePanel(page);
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
	const desk = await browser.newContext({ baseURL });
	const phone = await browser.newContext({ baseURL });
	await signIn(desk, "Alex");
	const [page, other] = [await desk.newPage(), await desk.newPage()];
	await open(page, "/en");
	await open(other, "/en");
	await openPlacePanel(page);
	const stored = page.waitForResponse(
		(answer) =>
			answer.url().endsWith("/user/place") &&
			answer.request().method() === "POST",
	);
	await placePanel(page).getByRole("button", { name: "Tuen Mun" }).click();
	expect((await (await stored).json()).code).toBe(200);
	await expect(placeWords(other)).toContainText("Tuen Mun");

	await signIn(phone, "Alex");
	const later = await phone.newPage();
	await open(later, "/");
	await expect(placeWords(later)).toContainText("屯門區");
	await desk.close();
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
	await openPlacePanel(page);
	await placePanel(page).getByRole("button", { name: "沙田區" }).click();
	await signIn(context, "嘉欣");
	const stored = page.waitForResponse(
		(answer) =>
			answer.url().endsWith("/user/place") &&
			answer.request().method() === "POST",
	);
	await open(page, "/");
	expect((await (await stored).json()).code).toBe(200);
	await expect(placeWords(page)).toContainText("沙田區");
});
