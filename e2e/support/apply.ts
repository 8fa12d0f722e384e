import type { Browser, Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { sampleAccounts } from "../../gateway/db/sample/accounts";
import { arrived } from "./alive";
import { answerDialog } from "./answer-dialog";
import { ownAddress } from "./login";
import { open } from "./open";
import { codeSentTo, freshEmail } from "./outbox";
import { signIn } from "./sign-in";
import { expect } from "./test";

const desktop = { width: 1440, height: 900 };
export const applyPath = "/users/merchant_settled?menuCur=70";
export const nicknameOf = (role: string) =>
	sampleAccounts.find((known) => known.role === role)?.nickname ?? "";

async function licence() {
	const buffer = await sharp({
		create: { width: 300, height: 200, channels: 3, background: "#0b7a5b" },
	})
		.jpeg()
		.toBuffer();
	return { name: "licence.jpg", mimeType: "image/jpeg", buffer };
}

/** To an address of its own: one has to wait between two codes, and many from one connection ask for a proof of work. */
export async function proveEmail(page: Page): Promise<void> {
	await page.setExtraHTTPHeaders(ownAddress());
	const email = freshEmail();
	await page.getByLabel("電郵", { exact: true }).fill(email);
	await page.getByRole("button", { name: /^(取得驗證碼|重新發送)/ }).click();
	await page.getByLabel("驗證碼").fill(await codeSentTo(email));
}

/** All but its pictures and the proof of its e-mail; to be sold in the mall. */
export async function fillIn(page: Page, company: string): Promise<void> {
	await (await arrived(page.getByLabel("公司名稱"))).fill(company);
	await page.getByLabel("聯絡人真實姓名").fill("陳大文");
	await page.getByLabel("經營分類").selectOption({ index: 1 });
	await page.getByLabel("店舖類型").selectOption({ index: 2 });
	await page.getByLabel("聯絡電話").fill("91234567");
}

export async function addLicence(page: Page): Promise<Locator> {
	await page.locator("input[type=file]").setInputFiles([await licence()]);
	const shown = await arrived(page.getByRole("img", { name: "第 1 張照片" }));
	await expect(page.getByRole("progressbar")).toHaveCount(0);
	return shown;
}

export async function sendApplication(page: Page, name: string): Promise<void> {
	await page.getByRole("checkbox").check();
	await page.getByRole("button", { name, exact: true }).click();
	await arrived(page.getByText("申請已遞交"));
}

/** An operator in a window of its own, among the applications. */
export async function openStaff(browser: Browser, baseURL: string | undefined) {
	const context = await browser.newContext({ baseURL, viewport: desktop });
	await signIn(context, nicknameOf("Operator"));
	const staff = await context.newPage();
	return {
		staff,
		openApplication: async (company: string) => {
			await open(staff, "/en/console/applications");
			await (await arrived(staff.getByRole("link", { name: company }))).click();
			await arrived(staff.getByRole("heading", { name: company }));
		},
		answer: async (name: "Approve" | "Refuse") => {
			await staff.getByRole("button", { name, exact: true }).click();
			await answerDialog(staff, name);
		},
		close: () => context.close(),
	};
}
