import {
	expectAccessible,
	expectNoSidewaysScroll,
} from "../support/accessible";
import { signInAsStaff } from "../support/console";
import { inDatabase } from "../support/database";
import { widths } from "../support/extent";
import { open } from "../support/open";
import { freshOperator, signInAgain } from "../support/second-factor";
import { expect, test } from "../support/test";
import { wordsIn } from "../support/words";

const words = wordsIn("en").console;

test.describe("commission", () => {
	// A rate of nobody and nothing is refused.
	test.use({ hasRefusals: true });

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
				fault.chooseMerchantOrCategory,
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
	}) => {
		const { settlement } = words;
		await page.setViewportSize({ width, height: 900 });
		await signInAsStaff(page.context());
		await open(page, "/en/console/settlement");
		const main = page.getByRole("main");
		const balance = main.getByRole("region", { name: settlement.balance });
		await expect(balance.getByRole("definition").first()).toContainText("HK$");
		const orders = main.getByRole("region", { name: settlement.orders });
		await expect(orders.locator("tbody tr").first()).toContainText("HK$");
		await expectAccessible(page);
		await expectNoSidewaysScroll(page);
	});
