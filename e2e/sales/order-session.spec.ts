import { arrived } from "../support/alive";
import { cartPath, countOf, enterAsMember } from "../support/cart";
import {
	agreeToPay,
	chooseMethod,
	enterAtConfirm,
	expectOutcome,
	fillCart,
	keepAddress,
	openConfirm,
	ordersOf,
	payOf,
	payWith,
	placeOrder,
	submit,
	submitOf,
	untilCounted,
	writeAddress,
} from "../support/checkout";
import { fullOnly } from "../support/extent";
import { endSession, signInAgain } from "../support/login";
import { open } from "../support/open";
import { expect, test } from "../support/test";

test.use({ hasRefusals: true });

test(
	"a session that ends at the cart asks to sign in there, and the cart goes on",
	fullOnly,
	async ({ page }) => {
		const email = await enterAsMember(page);
		await fillCart(page);
		await open(page, cartPath);
		const line = await arrived(page.locator("[data-line]"));
		await endSession(page);
		await line.getByRole("button", { name: /^增加一件/ }).click();
		await signInAgain(page, email);
		await expect(page).toHaveURL(/shopping_cart/);
		await line.getByRole("button", { name: /^增加一件/ }).click();
		await expect(countOf(page)).toHaveText("3");
	},
);

test("a note and an address that were typed outlive the session, and the order is made once with one key", async ({
	page,
}, { project }) => {
	const email = await enterAsMember(page);
	await fillCart(page);
	await openConfirm(page);
	const note = page.getByLabel("給商戶的備註");
	await note.fill("放在門口");
	const form = await writeAddress(page);
	await endSession(page);
	await submitOf(page).click();
	await signInAgain(page, email);
	await expect(form.getByLabel("室或單位")).toHaveValue("1208");
	await chooseMethod(page);
	await submitOf(page).click();
	await arrived(page.getByRole("button", { name: "確認付款" }));
	await expect(page.locator("#address")).toContainText("彌敦道 63 號");

	const keys: (string | undefined)[] = [];
	page.on("request", (request) => {
		if (request.url().endsWith("/order/create"))
			keys.push(request.headers()["idempotency-key"]);
	});
	await endSession(page);
	await agreeToPay(page);
	await signInAgain(page, email);
	await expect(note).toHaveValue("放在門口");
	await untilCounted(page);
	await submit(page);
	await expectOutcome(page, "付款成功");
	expect(keys).toHaveLength(2);
	expect(new Set(keys).size).toBe(1);
	expect(await ordersOf(project.name, email)).toMatchObject([{ charges: 1 }]);
});

test("a session that ends at the payment page, and again while the bank is asked, ends in one paid order", async ({
	page,
}, { project }) => {
	const email = await enterAtConfirm(page);
	await placeOrder(page);
	const keys: (string | undefined)[] = [];
	page.on("request", (request) => {
		if (request.url().endsWith("/pay/payment"))
			keys.push(request.headers()["idempotency-key"]);
	});
	await endSession(page);
	await payWith(page, "幾秒後才確認");
	await signInAgain(page, email);
	await expect(page).toHaveURL(/order_pay/);
	await payOf(page).click();
	await expectOutcome(page, "正在確認付款");
	await endSession(page);
	await signInAgain(page, email);
	await expectOutcome(page, "付款成功");
	expect(keys).toHaveLength(2);
	expect(new Set(keys).size).toBe(1);
	expect(await ordersOf(project.name, email)).toMatchObject([{ charges: 1 }]);
});

test(
	"who opens the confirm page after the session has ended is led back to it",
	fullOnly,
	async ({ page }) => {
		const email = await enterAsMember(page);
		await keepAddress(page);
		await fillCart(page);
		await openConfirm(page);
		await page.getByLabel("給商戶的備註").fill("放在門口");
		const address = page.url();
		await endSession(page);
		await page.reload();
		await expect(page).toHaveURL(/\/login$/);
		const panel = page.getByRole("main");
		await panel.getByRole("button", { name: "電郵", exact: true }).click();
		await panel.getByLabel("電郵", { exact: true }).fill(email);
		await panel
			.getByLabel("密碼", { exact: true })
			.fill("a long and quiet sentence");
		await panel.getByRole("checkbox").check();
		await panel.locator("button[type=submit]").click();
		await expect(page).toHaveURL(address);
		await expect(page.getByLabel("給商戶的備註")).toHaveValue("放在門口");
	},
);
