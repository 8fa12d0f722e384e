import {
	expectAccessible,
	expectAccessibleInFull,
} from "../support/accessible";
import { arrived } from "../support/alive";
import { enterAsMember, findInArea } from "../support/cart";
import { keepAddress, ordersOf, untilCounted } from "../support/checkout";
import { storyVariants } from "../support/extent";
import { byKeyboard } from "../support/keyboard";
import { open, untilAlive } from "../support/open";
import { inLocale } from "../support/screens";
import { expect, test } from "../support/test";
import { wordsIn } from "../support/words";

test.use({ viewport: { width: 390, height: 844 }, hasRefusals: true });

for (const { locale } of storyVariants)
	test(`in ${locale} the keyboard alone leads from a goods over a declined payment to the paid order, on pages without a barrier`, async ({
		page,
		request,
	}, { project }) => {
		const { cart, checkout } = wordsIn(locale);
		const keys = byKeyboard(page);
		const one = ({ skuCount }: { skuCount: number }) => skuCount === 1;
		const { goods } = await findInArea(request, "E_COMMERCE", one);
		const email = await enterAsMember(page);
		await keepAddress(page);

		await open(page, inLocale(`/goods_detail/${goods.id}`, locale));
		const add = page.getByRole("button", { name: cart.add.label, exact: true });
		await keys.press(add);
		await expect(
			page.locator("[data-notice]").getByText(cart.add.done),
		).toBeVisible();
		const cartLink = page
			.locator('a[href*="/order/shopping_cart"]')
			.locator("visible=true");
		await keys.press(cartLink.first());
		const way = page.locator('.summary a[href*="order_confirm"]');
		await arrived(way);
		await untilAlive(page);
		await expectAccessibleInFull(page, "main");
		await keys.press(way);

		const send = page.locator(".sum").getByRole("button", { name: /HK\$/ });
		await arrived(send);
		await untilCounted(page);
		await expectAccessibleInFull(page, "main");
		const method = page.getByRole("radio", {
			name: new RegExp(checkout.method.local),
		});
		await expect(method).toBeChecked();
		await keys.press(page.locator("summary").locator("visible=true"));
		const declines = page.getByRole("radio", { name: checkout.test.decline });
		await keys.reach(
			page.getByRole("radio", { name: checkout.test.success, exact: true }),
		);
		await page.keyboard.press("ArrowDown");
		await expect(declines).toBeChecked();
		await keys.press(send);
		const yes = page.getByRole("button", { name: checkout.ask.yes });
		await arrived(yes);
		await expect(page.locator("[data-starting-style]")).toHaveCount(0);
		await expectAccessible(page);
		await keys.press(yes);

		const pay = page.getByRole("button", { name: /HK\$/ });
		await arrived(pay);
		const [reason = ""] = checkout.pay.declined.split("{");
		await expect(page.getByText(reason)).toBeVisible();
		await expectAccessibleInFull(page, "main");
		await keys.press(pay);
		await arrived(
			page.getByRole("heading", { name: checkout.result.paid.title }),
		);
		await expectAccessible(page, "main");
		expect(await ordersOf(project.name, email)).toMatchObject([{ charges: 1 }]);
	});

test("the dialogs and forms on the way are without a barrier too", async ({
	page,
	request,
}) => {
	const { goods } = await findInArea(
		request,
		"E_COMMERCE",
		({ skuCount }) => skuCount > 1,
	);
	await enterAsMember(page);
	await page.request.post("/api/front/cart/save", {
		data: [{ skuId: goods.skus[0]?.id, quantity: 1 }],
	});
	await open(page, "/fr/order/shopping_cart?type=index");
	const change = page.locator("[data-line] button[aria-haspopup=dialog]");
	await (await arrived(change.first())).click();
	await arrived(page.getByRole("dialog"));
	await expect(page.locator("[data-starting-style]")).toHaveCount(0);
	await expectAccessible(page);
	await page.keyboard.press("Escape");
	await page.locator('.summary a[href*="order_confirm"]').click();
	await arrived(page.locator("#address form"));
	await expectAccessible(page);
});
