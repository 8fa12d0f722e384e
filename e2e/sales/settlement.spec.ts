import {
	expectAccessible,
	expectNoSidewaysScroll,
} from "../support/accessible";
import { enterAsMember } from "../support/cart";
import { inDatabase } from "../support/database";
import { widths } from "../support/extent";
import { open } from "../support/open";
import { orderOne } from "../support/order";
import { freshOperator, signInAgain } from "../support/second-factor";
import { expect, test } from "../support/test";
import { wordsIn } from "../support/words";

const words = wordsIn("en").console;

test.describe("commission", () => {
	// A rate of nobody and nothing is refused.
	test.use({ hasRefusals: true });
	// They share the rates of the shop.
	test.describe.configure({ mode: "default" });

	for (const width of widths)
		test(`at ${width} px an operator sets what the shop takes of a merchant from tomorrow on, and ends it`, async ({
			page,
		}, { project }) => {
			const { commission, shopSelect, fault } = words;
			await page.setViewportSize({ width, height: 900 });
			await inDatabase(project.name, "delete from commission_rate", []);
			await signInAgain(page.context(), await freshOperator(project.name));
			await open(page, "/en/console/commission");
			const main = page.getByRole("main");
			await expect(main.getByText(commission.empty)).toBeVisible();
			await expectAccessible(page);

			await main.getByRole("button", { name: commission.new }).click();
			await main.getByLabel(commission.share).fill("12.5");
			const save = main.getByRole("button", { name: words.form.save });
			await save.click();
			const merchant = main.getByRole("combobox", { name: shopSelect.label });
			await expect(merchant).toHaveAccessibleDescription(
				new RegExp(fault.chooseMerchantOrCategory),
			);
			await expect(merchant).toBeFocused();
			await expectAccessible(page);
			await expectNoSidewaysScroll(page);
			await merchant.selectOption({ index: 2 });
			await save.click();
			const row = main.locator("tbody tr");
			await expect(row).toContainText("12.5%");
			await expect(row).toContainText(commission.state.coming);

			await row.getByRole("button", { name: commission.end }).click();
			await expectAccessible(page);
			await expectNoSidewaysScroll(page);
			await main
				.locator("form")
				.getByRole("button", { name: commission.end })
				.click();
			await expect(row).toContainText(commission.state.over);
			await expectNoSidewaysScroll(page);
		});
});

for (const width of widths)
	test(`at ${width} px a merchant's staff see what each order earns, and what is held and due`, async ({
		page,
		browser,
	}, { project }) => {
		const { settlement } = words;
		const shopper = await browser.newContext();
		await enterAsMember(shopper);
		const { orderNo } = await orderOne(shopper.request, "E_COMMERCE");
		await shopper.close();
		await page.setViewportSize({ width, height: 900 });
		const email = await freshStaff(project.name, orderNo);
		await signInAgain(page.context(), email);
		const main = page.getByRole("main");
		const orders = main.getByRole("region", { name: settlement.orders });
		// It is posted within a minute of its payment.
		await expect(async () => {
			await open(page, "/en/console/settlement");
			await expect(orders.getByText(orderNo)).toBeVisible({ timeout: 5_000 });
		}).toPass({ timeout: 100_000 });
		const balance = main.getByRole("region", { name: settlement.balance });
		await expect(balance.getByRole("definition").first()).toContainText("HK$");
		await expectAccessible(page);
		await expectNoSidewaysScroll(page);
	});

/** Somebody at the staff of the merchant of this order. */
async function freshStaff(shopName: string, orderNo: string): Promise<string> {
	const email = `staff-${crypto.randomUUID()}@example.com`;
	await inDatabase(
		shopName,
		`insert into account (kind, nickname, email, password_hash, scope, merchant_id, locale, created_at)
			select kind, 'Counter', $1, password_hash, scope, sold.merchant_id, account.locale, account.created_at
			from account, merchant_order sold
			where account.email = 'merchant@example.com' and sold.no = $2`,
		[email, orderNo],
	);
	return email;
}
