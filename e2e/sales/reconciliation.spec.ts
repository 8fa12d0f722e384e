import {
	expectAccessible,
	expectNoSidewaysScroll,
} from "../support/accessible";
import { enterAsMember, findInArea } from "../support/cart";
import { storyVariants } from "../support/extent";
import { open } from "../support/open";
import { orderPaid } from "../support/order";
import { inLocale } from "../support/screens";
import { freshOperator, signInAgain } from "../support/second-factor";
import { expect, test } from "../support/test";
import { wordsIn } from "../support/words";

for (const { locale, width } of storyVariants)
	test(`in ${locale} at ${width} px an operator reads what came in today, line by line, and asks the provider about one`, async ({
		page,
		browser,
	}, { project }) => {
		const { reconciliation } = wordsIn(locale).console;
		const shopper = await browser.newContext();
		await enterAsMember(shopper);
		const { sku } = await findInArea(
			shopper.request,
			"E_COMMERCE",
			({ skuCount }) => skuCount === 1,
		);
		const wanted = [{ skuId: sku.id, quantity: 1 }];
		const { orderNo } = await orderPaid(shopper.request, wanted);
		await shopper.close();

		await page.setViewportSize({ width, height: 900 });
		await signInAgain(page.context(), await freshOperator(project.name));
		await open(page, inLocale("/console/reconciliation", locale));
		const row = page.getByRole("row").filter({ hasText: orderNo });
		await expect(row).toContainText(reconciliation.agrees);
		await expectAccessible(page);
		await expectNoSidewaysScroll(page);
		await row.getByRole("button", { name: reconciliation.ask }).click();
		await expect(row).toContainText(reconciliation.charge.succeeded);

		await page
			.getByLabel(reconciliation.day, { exact: true })
			.fill("2020-01-01");
		await expect(page.getByText(reconciliation.empty)).toBeVisible();
		await expectAccessible(page);
	});
