import { readFile } from "node:fs/promises";
import { byExtent } from "../../gateway/testing/extent";
import {
	expectAccessible,
	expectNoSidewaysScroll,
} from "../support/accessible";
import { inDatabase } from "../support/database";
import {
	agreeAndSend,
	openLoginAt,
	password,
	registerByCalls,
} from "../support/login";
import { open } from "../support/open";
import { freshOperator, signInAgain } from "../support/second-factor";
import { expect, test } from "../support/test";
import { wordsIn } from "../support/words";

// Signing in while blocked, and a block without a reason, are refused.
test.use({ hasRefusals: true });

const phone = { locale: "zh-CN", width: 390 };
const desktop = { locale: "en", width: 1440 };

for (const { locale, width } of byExtent([phone], [phone, desktop]))
	test(`a member is found, blocked for a reason and unblocked, noted, exported and forgotten [${locale}]`, async ({
		page,
		browser,
		baseURL,
	}, { project }) => {
		const { members: words, page: pages } = wordsIn(locale).console;
		const { login } = wordsIn(locale);
		const prefix = locale === "zh-CN" ? "" : `/${locale}`;
		const shopper = await browser.newContext({ baseURL });
		const email = await registerByCalls(shopper.request);
		const nickname = `Mia ${email.split("@")[0]}`;
		await inDatabase(
			project.name,
			"update account set nickname = $2 where email = $1",
			[email, nickname],
		);
		await page.setViewportSize({ width, height: 900 });
		await signInAgain(page.context(), await freshOperator(project.name));

		await open(page, `${prefix}/console/members`);
		const main = page.getByRole("main");
		await expect(main.getByRole("heading", { level: 1 })).toHaveText(
			pages.members,
		);
		await main.getByRole("searchbox").fill(email);
		await main.getByRole("searchbox").press("Enter");
		await expect(main.locator("tbody tr")).toHaveCount(1);
		await expect(main.locator("tbody")).not.toContainText(email);
		await expectAccessible(page);
		await expectNoSidewaysScroll(page);
		await main.getByRole("link", { name: nickname }).click();
		await expect(main.getByText(`${email.slice(0, 1)}•••`)).toBeVisible();
		await main.getByRole("button", { name: words.contact.show }).click();
		await expect(main.getByText(email, { exact: true })).toBeVisible();

		await main.getByText(words.block.ask, { exact: true }).click();
		const text = main.getByLabel(words.block.text);
		await text.fill("Eleven refunds in a month");
		const block = main.getByRole("button", { name: words.block.confirm });
		await block.click();
		const reason = main.getByLabel(words.block.reason);
		await expect(reason).toBeFocused();
		await expect(text).toHaveValue("Eleven refunds in a month");
		await expectAccessible(page);
		await reason.selectOption({ label: words.reason.refundAbuse });
		await block.click();
		const notes = main.locator(".notes li");
		await expect(notes).toContainText(words.reason.refundAbuse);
		await expectAccessible(page);
		await expectNoSidewaysScroll(page);

		const theirs = await shopper.newPage();
		const dialog = await openLoginAt(theirs, prefix || "/");
		await dialog
			.getByRole("button", { name: login.tab.email, exact: true })
			.click();
		await dialog.getByLabel(login.field.email, { exact: true }).fill(email);
		await dialog
			.getByLabel(login.field.password, { exact: true })
			.fill(password);
		await agreeAndSend(dialog);
		const [site] = await inDatabase<{ contact: string }>(
			project.name,
			"select service_email as contact from site",
			[],
		);
		await expect(dialog.getByRole("alert")).toContainText(
			site?.contact ?? "customer service",
		);

		await main.getByRole("button", { name: words.unblock.ask }).click();
		await page
			.getByRole("dialog")
			.getByRole("button", { name: words.unblock.ask })
			.click();
		await expect(notes).toHaveCount(2);
		await dialog.locator("button[type=submit]").click();
		await expect(dialog).toBeHidden();
		await shopper.close();

		await main.getByLabel(words.note.text).fill("Promised a call back");
		await main.getByRole("button", { name: words.note.add }).click();
		await expect(notes.first()).toContainText("Promised a call back");
		await expect(main.getByLabel(words.note.text)).toHaveValue("");

		const downloading = page.waitForEvent("download");
		await main.getByRole("button", { name: words.data.export }).click();
		const file = await (await downloading).path();
		const kept = JSON.parse(await readFile(file, "utf8"));
		expect(kept.account.email).toBe(email);
		expect(kept.notes).toHaveLength(3);

		const forget = { name: words.data.forget, exact: true };
		await main.getByRole("button", forget).click();
		await page.getByRole("dialog").getByRole("button", forget).click();
		await expect(page).toHaveURL(/\/console\/members$/);
		const left = await inDatabase(
			project.name,
			"select id from account where email = $1",
			[email],
		);
		expect(left).toEqual([]);
	});
