import {
	expectAccessible,
	expectNoSidewaysScroll,
} from "../support/accessible";
import { arrived } from "../support/alive";
import {
	addLicence,
	applyPath,
	fillIn,
	nicknameOf,
	openStaff,
	proveEmail,
	sendApplication,
} from "../support/apply";
import { enterAsMember } from "../support/cart";
import { fullOnly } from "../support/extent";
import { byKeyboard } from "../support/keyboard";
import { enterAsTourist } from "../support/make-order";
import { open } from "../support/open";
import { signIn } from "../support/sign-in";
import { expect, test } from "../support/test";

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

test(
	"from an application that is refused, and sent again, to a shop of one's own",
	fullOnly,
	async ({ page, browser, baseURL }) => {
		const company = `大嶼茶行 ${Date.now()}`;
		await page.setViewportSize(phone);
		await enterAsMember(page);
		await open(page, applyPath);
		await arrived(page.getByText(/15 個工作天內回覆/));
		await fillIn(page, company);
		await addLicence(page);
		await expectAccessible(page, "main");

		await page.reload();
		await expect(await arrived(page.getByLabel("公司名稱"))).toHaveValue(
			company,
		);
		await expect(page.getByLabel("經營分類")).not.toHaveValue("");
		const kept = await arrived(page.getByRole("img", { name: "第 1 張照片" }));
		await expect
			.poll(() => kept.evaluate((img: HTMLImageElement) => img.naturalWidth))
			.toBeGreaterThan(0);
		const address = (await kept.getAttribute("src")) ?? "";
		const stranger = await browser.newContext({ baseURL });
		expect((await stranger.request.get(address)).status()).toBe(404);
		await stranger.close();

		await proveEmail(page);
		await sendApplication(page, "遞交申請");
		await expectAccessible(page, "main");
		await expectNoSidewaysScroll(page);
		await page.setViewportSize(phone);

		const { staff, openApplication, answer, close } = await openStaff(
			browser,
			baseURL,
		);
		await openApplication(company);
		await expectAccessible(staff);
		await staff.getByRole("button", { name: "Refuse", exact: true }).click();
		await expect(staff.getByText("Say why it is refused")).toBeVisible();
		await staff.getByLabel("Reason for a refusal").fill("商業登記證已過期");
		await answer("Refuse");
		await arrived(staff.getByText("Not approved"));

		await page.goto("/users/application_record");
		await arrived(page.getByText("商業登記證已過期"));
		await expectAccessible(page, "main");
		await page.getByRole("link", { name: "修改並重新遞交" }).click();
		await expect(await arrived(page.getByLabel("公司名稱"))).toHaveValue(
			company,
		);
		await arrived(page.getByRole("img", { name: "第 1 張照片" }));
		await proveEmail(page);
		await sendApplication(page, "重新遞交");

		await openApplication(company);
		await answer("Approve");
		await arrived(staff.getByText("Approved", { exact: true }));
		await close();

		expect((await page.request.get(address)).status()).toBe(200);
		await page.goto(applyPath);
		await (
			await arrived(page.getByRole("link", { name: "前往營運後台" }))
		).click();
		await page.getByRole("link", { name: "商店設定" }).click();
		await expect(await arrived(page.getByLabel("商店名稱"))).toHaveValue(
			company,
		);
		await expectAccessible(page);
	},
);

test("what is missing is named beside its field, by the keyboard, and a tourist is told to become a member", async ({
	page,
}) => {
	await page.setViewportSize(desktop);
	await enterAsMember(page);
	await open(page, `/en${applyPath}`);
	const keys = byKeyboard(page);
	await keys.press(
		await arrived(page.getByRole("button", { name: "Send the application" })),
	);
	const summary = await arrived(page.locator("section.summary"));
	await expect(summary).toBeFocused();
	for (const fault of [
		"Enter the company name",
		"Choose what you sell",
		"Add at least one picture of a qualification",
		"Agree to the terms for merchants first",
	])
		await expect(summary.getByRole("link", { name: fault })).toBeVisible();
	await keys.press(
		summary.getByRole("link", {
			name: "Add at least one picture of a qualification",
		}),
	);
	await expect(page.getByRole("button", { name: "Add photos" })).toBeFocused();
	await expectAccessible(page, "main");

	await page.request.get("/api/front/login/logout");
	await enterAsTourist(page.request);
	await open(page, `/en${applyPath}`);
	await arrived(
		page.getByRole("heading", { name: "You are shopping as a guest" }),
	);
	await expect(page.getByLabel("Company name")).toHaveCount(0);
});

test("an operator finds a member, gives a role and takes it back, and the audit says so", async ({
	page,
}) => {
	await page.setViewportSize(desktop);
	const email = await enterAsMember(page);
	await page.request.get("/api/front/login/logout");
	await signIn(page.context(), nicknameOf("Operator"));
	await open(page, "/en/console/staff");
	await (await arrived(page.getByLabel("Find a member"))).fill(email);
	await page.getByRole("button", { name: "Find" }).click();
	const row = await arrived(page.getByRole("row", { name: new RegExp(email) }));
	// Without a role that narrows it.
	const shownAs = { Operator: "Operator Owner", Member: "Member" };
	for (const [role, shown] of Object.entries(shownAs)) {
		await row.getByRole("button", { name: /^Change role/ }).click();
		const dialog = await arrived(page.getByRole("dialog"));
		await dialog.getByRole("radio", { name: new RegExp(`^${role}`) }).check();
		await dialog.getByRole("button", { name: "Save" }).click();
		await expect(dialog).toBeHidden();
		await expect(
			row.getByRole("cell", { name: shown, exact: true }),
		).toBeVisible();
	}
	await expectAccessible(page);
	await page.getByRole("link", { name: "Changes" }).click();
	await arrived(page.getByRole("cell", { name: "Role changed" }).first());
	await expectAccessible(page);
});

test("what staff set up is what shoppers read", async ({ page }) => {
	await page.setViewportSize(phone);
	await signIn(page.context(), nicknameOf("Merchant"));
	await open(page, "/console/shop");
	const line = await arrived(page.getByLabel("電話", { exact: true }));
	const number = `+852 ${20_000_000 + (Date.now() % 9_999_999)}`;
	await line.fill(number);
	await page.getByLabel("每張訂單運費（HK$）").fill("abc");
	await page.getByRole("button", { name: "儲存", exact: true }).click();
	await expect(page.getByText("請輸入金額，例如 30 或 30.50")).toBeVisible();
	await page.getByLabel("每張訂單運費（HK$）").fill("30");
	await page.getByRole("button", { name: "儲存", exact: true }).click();
	await expect(page.getByText("商店設定已儲存")).toBeVisible();
	await expectAccessible(page);
	await expect
		.poll(async () => {
			await page.goto("/merchant/qualification?id=1");
			return page.getByRole("main").innerText();
		})
		.toContain(number);
});
