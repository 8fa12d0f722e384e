import { readFile } from "node:fs/promises";
import {
	expectAccessible,
	expectNoSidewaysScroll,
} from "../support/accessible";
import { inDatabase } from "../support/database";
import { storyVariants } from "../support/extent";
import { open } from "../support/open";
import { freshOperator, signInAgain } from "../support/second-factor";
import { expect, test } from "../support/test";
import { wordsIn } from "../support/words";

// A bank code of two digits is refused.
test.use({ hasRefusals: true });
// The shop has one draft at a time.
test.describe.configure({ mode: "default" });

for (const { locale, width } of storyVariants)
	test(`in ${locale} at ${width} px an owner names an account, one operator drafts a run, another approves it, and the merchant is paid`, async ({
		page,
		browser,
	}, { project }) => {
		const prefix = locale === "zh-CN" ? "" : `/${locale}`;
		const { settlement, payouts, form, fault } = wordsIn(locale).console;
		const { account, payout } = settlement;
		await page.setViewportSize({ width, height: 900 });
		await dropDraft(project.name);
		const owner = await freshOwner(project.name);
		await signInAgain(page.context(), owner);
		const main = page.getByRole("main");

		await open(page, `${prefix}/console/settlement?tab=account`);
		await main
			.getByRole("button", {
				name: new RegExp(`^(${account.add}|${account.change})$`),
			})
			.click();
		await main.getByLabel(account.holder).fill("Teapot Limited");
		await main.getByLabel(account.bankCode).fill("12");
		await main.getByLabel(account.accountNumber).fill("123-456789-001");
		await main.getByRole("button", { name: form.save }).click();
		const bankCode = main.getByLabel(account.bankCode);
		await expect(bankCode).toHaveAccessibleDescription(
			new RegExp(fault.correctBankCode),
		);
		await expect(bankCode).toBeFocused();
		await expectAccessible(page);
		await bankCode.fill("012");
		await main.getByRole("button", { name: form.save }).click();
		await expect(main.getByText("··9001")).toBeVisible();
		await expectAccessible(page);
		await expectNoSidewaysScroll(page);
		await letAccountRest(project.name, owner);

		const enterAsOperator = async () => {
			const context = await browser.newContext({
				viewport: { width, height: 900 },
			});
			await signInAgain(context, await freshOperator(project.name));
			return context.newPage();
		};
		const drafter = await enterAsOperator();
		await open(drafter, `${prefix}/console/payouts`);
		await drafter.getByRole("button", { name: payouts.draft }).click();
		await expect(drafter.getByText(payouts.byAnother)).toBeVisible();
		await expectAccessible(drafter);
		await expectNoSidewaysScroll(drafter);
		const address = drafter.url();

		const approver = await enterAsOperator();
		await open(approver, address);
		await approver.getByRole("button", { name: payouts.approve }).click();
		await approver
			.getByRole("dialog")
			.getByRole("button", { name: payouts.approve })
			.click();
		const [file] = await Promise.all([
			approver.waitForEvent("download"),
			approver.getByRole("button", { name: payouts.file }).click(),
		]);
		expect(await readFile(await file.path(), "utf8")).toContain(
			"FPS,012,123456789001,,Teapot Limited,HKD,",
		);
		await expectAccessible(approver);

		await open(page, `${prefix}/console/settlement?tab=payouts`);
		const rows = main.locator("tbody tr");
		await expect(rows.first()).toContainText(payout.state.paid);
		await expect(
			main
				.getByRole("region", { name: settlement.balance })
				.getByRole("definition")
				.last(),
		).toHaveText("HK$0.00");
		await expectAccessible(page);
		await expectNoSidewaysScroll(page);
		await drafter.context().close();
		await approver.context().close();
	});

for (const { locale, width } of storyVariants)
	test(`in ${locale} at ${width} px an owner opens an account at Stripe and comes back to be paid there`, async ({
		page,
	}, { project }) => {
		const prefix = locale === "zh-CN" ? "" : `/${locale}`;
		const { account, payout } = wordsIn(locale).console.settlement;
		await page.setViewportSize({ width, height: 900 });
		await signInAgain(page.context(), await freshOwner(project.name));
		const main = page.getByRole("main");
		await open(page, `${prefix}/console/settlement?tab=account`);
		await main
			.getByRole("button", {
				name: new RegExp(`^(${account.add}|${account.change})$`),
			})
			.click();
		await main.getByLabel(account.way).selectOption("stripe");
		await expect(main.getByText(account.stripeDetail)).toBeVisible();
		await expect(main.getByLabel(account.holder)).toBeHidden();
		await expectAccessible(page);
		await main.getByRole("button", { name: account.toStripe }).click();
		const place = new RegExp(
			`^${payout.byNumber.stripe.replace("{end}", "\\S{4}")}$`,
		);
		await expect(main.getByText(place)).toBeVisible();
		await expect(page).toHaveURL(/settlement\?tab=account$/);
		await expectNoSidewaysScroll(page);
	});

/** What an earlier story left waits for nobody. */
const dropDraft = (shopName: string) =>
	inDatabase(
		shopName,
		`with dropped as (
			update payout_run set state = 'dropped', decided_at = now() where state = 'draft' returning id
		)
		update payout set state = 'dropped' from dropped where run_id = dropped.id`,
		[],
	);

/** The owner of a merchant to whom something is due. */
async function freshOwner(shopName: string): Promise<string> {
	const email = `owner-${crypto.randomUUID()}@example.com`;
	await inDatabase(
		shopName,
		`insert into account (kind, nickname, email, password_hash, scope, merchant_id, locale, created_at)
			select kind, 'Owner', $1, password_hash, scope, (
				select entry.merchant_id from settlement_entry as entry
				join merchant on merchant.id = entry.merchant_id and not is_self_support
				where entry.account = 'due' group by entry.merchant_id
				having -sum(amount) >= 10 order by entry.merchant_id limit 1
			), locale, created_at
			from account where email = 'merchant@example.com'`,
		[email],
	);
	return email;
}

const letAccountRest = (shopName: string, email: string) =>
	inDatabase(
		shopName,
		`update payout_account set changed_at = changed_at - interval '4 days'
			where merchant_id = (select merchant_id from account where email = $1)`,
		[email],
	);
