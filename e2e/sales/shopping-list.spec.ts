import {
	expectAccessible,
	expectNoSidewaysScroll,
} from "../support/accessible";
import { arrived } from "../support/alive";
import {
	cartPath,
	countOf,
	enterAsMember,
	findInArea,
	putIn,
} from "../support/cart";
import { inDatabase } from "../support/database";
import { open } from "../support/open";
import { allMessages } from "../support/outbox";
import { inLocale } from "../support/screens";
import { expect, test } from "../support/test";
import { wordsIn } from "../support/words";

test.use({ viewport: { width: 390, height: 844 } });

/** The shop looks for what comes back once a minute. */
const patience = { timeout: 240_000 };

for (const locale of ["zh-CN", "en"] as const)
	test(`in ${locale} on a phone a list is made of the cart, comes back by one mail, and goes into the cart by one tap`, async ({
		page,
	}, { project }) => {
		test.setTimeout(2 * patience.timeout);
		const all = wordsIn(locale);
		const words = all.shoppingList;
		const name = `Rice ${crypto.randomUUID().slice(0, 8)}`;
		const said = page.locator("[data-notice]");
		const email = await enterAsMember(page);
		const { sku } = await findInArea(
			page.request,
			"E_COMMERCE",
			({ skuCount }) => skuCount === 1,
		);
		await putIn(page.request, [{ skuId: sku.id, quantity: 2 }]);
		await open(page, inLocale(cartPath, locale));
		await (await arrived(page.getByText(all.cart.toList))).click();

		await page.getByLabel(words.form.name, { exact: true }).fill(name);
		await page.getByLabel(words.rhythm.label).selectOption("weeks");
		await page
			.getByLabel(words.rhythm.every, { exact: true })
			.selectOption("2");
		await expectAccessible(page);
		await expectNoSidewaysScroll(page);
		await page.getByRole("button", { name: words.form.save }).click();
		const card = await arrived(page.getByRole("region", { name }));
		await expectAccessible(page);
		await expectNoSidewaysScroll(page);

		await inDatabase(
			project.name,
			"update shopping_list set next_on = current_date - 2 where name = $1",
			[name],
		);
		const mails = async () =>
			((await allMessages()) as { to: string; text?: string }[]).filter(
				({ to, text }) => to === email && text?.includes(name),
			).length;
		await expect.poll(mails, patience).toBe(1);
		await card.getByText(words.card.buy).click();
		await expect(countOf(page)).toHaveText("4");
		await expect(said).toContainText(words.said.look);

		const deletes = `${words.card.delete} ${name}`;
		await card.getByRole("button", { name: deletes }).click();
		await expect(card).toHaveCount(0);
		await page.getByRole("button", { name: words.said.undo }).click();
		await arrived(page.getByRole("region", { name }));
	});
