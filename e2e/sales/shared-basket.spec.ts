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
import { open } from "../support/open";
import { inLocale } from "../support/screens";
import { expect, test } from "../support/test";
import { wordsIn } from "../support/words";

const phone = { width: 390, height: 844 };
test.use({ viewport: phone });

for (const locale of ["zh-CN", "en"] as const)
	test(`in ${locale} on a phone two fill one basket by a link, each sees their share, and one pays for both`, async ({
		page,
		browser,
		baseURL,
	}) => {
		const all = wordsIn(locale);
		const words = all.sharedBasket;
		const { sku } = await findInArea(
			page.request,
			"E_COMMERCE",
			({ skuCount }) => skuCount === 1,
		);
		await enterAsMember(page);
		await putIn(page.request, [{ skuId: sku.id, quantity: 2 }]);
		await open(page, inLocale(cartPath, locale));
		await (await arrived(page.getByText(all.cart.together))).click();
		await page.waitForURL(/shared_baskets\?join=/);
		const basket = page.locator("[data-basket]");
		await arrived(basket);
		await arrived(page.getByRole("button", { name: words.link.copy }));
		await expectAccessible(page);
		await expectNoSidewaysScroll(page);

		const other = await browser.newContext({ viewport: phone, baseURL });
		const guest = await other.newPage();
		await enterAsMember(guest);
		await putIn(guest.request, [{ skuId: sku.id, quantity: 1 }]);
		await open(guest, page.url());
		const comes = guest.getByRole("button", { name: words.join.yes });
		await arrived(comes);
		await expectAccessible(guest);
		await comes.click();
		const put = guest.getByRole("button", {
			name: new RegExp(`^${words.cart.one}`),
		});
		await (await arrived(put)).click();
		const shared = guest.locator("[data-basket]");
		await expect(shared.getByRole("listitem")).toHaveCount(2);
		await expectAccessible(guest);
		await expectNoSidewaysScroll(guest);

		await page.reload();
		await expect(basket.getByRole("listitem")).toHaveCount(2);
		const pay = basket.getByRole("button", { name: words.pay.ask });
		await (await arrived(pay)).click();
		const sheet = page.getByRole("dialog");
		await arrived(sheet);
		await expectAccessible(page);
		await sheet.getByRole("button", { name: words.pay.ask }).click();
		await expect(countOf(page)).toHaveText("3");
		await expect(basket.getByText(words.taken.detail)).toBeVisible();
		await expectAccessible(page);

		await guest.reload();
		await expect(shared.getByText(words.taken.detail)).toBeVisible();
		await other.close();
	});
