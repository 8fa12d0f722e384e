import type { Page } from "@playwright/test";
import { cartPath, findInArea, putIn } from "../support/cart";
import { enterAsTourist, makeOrder } from "../support/make-order";
import { open } from "../support/open";
import { inLocale } from "../support/screens";
import { expect, test } from "../support/test";
import { wordsIn } from "../support/words";

// The cart and the orders of who is signed in, on a phone that loses its line, and what is left once they are gone.

test.use({
	serviceWorkers: "allow",
	hasCuts: true,
	hasRefusals: true,
	viewport: { width: 390, height: 844 },
});

/** Addresses that this device has a copy of, of whoever is signed in. */
const ownCopies = (page: Page) =>
	page.evaluate(async () => {
		const names = (await caches.keys()).filter((name) =>
			name.startsWith("hk-own-"),
		);
		const kept = names.map(async (name) => (await caches.open(name)).keys());
		return (await Promise.all(kept))
			.flat()
			.map(({ url }) => url.slice(location.origin.length));
	});

/** Opens a page once and again, until its copy and that of the call which fills it are there. */
async function keepOwn(page: Page, path: string, call: string) {
	await open(page, path);
	await expect
		.poll(
			async () => {
				const kept = await ownCopies(page);
				const isWhole =
					kept.includes(path) && kept.some((one) => one.startsWith(call));
				if (!isWhole) await page.reload();
				return isWhole;
			},
			{ intervals: [3_000], timeout: 60_000 },
		)
		.toBe(true);
}

for (const locale of ["zh-CN", "en"] as const)
	test(`in ${locale} cart and orders are read without a line, and by nobody once their owner has left`, async ({
		page,
		context,
	}) => {
		const { connection, offline } = wordsIn(locale).layout;
		const at = (path: string) => inLocale(path, locale);
		await enterAsTourist(page.request);
		const { orderNo } = await makeOrder(page.request, "local");
		const { goods, sku } = await findInArea(
			page.request,
			"E_COMMERCE",
			({ skuCount }) => skuCount === 1,
		);
		await putIn(page.request, [{ skuId: sku.id, quantity: 1 }]);
		const cart = at(cartPath);
		const orders = at("/users/order_list");

		const keepAll = async () => {
			await open(page, at("/"));
			await keepOwn(page, cart, "/api/front/cart/list");
			await keepOwn(page, orders, "/api/front/order/list");
		};
		const expectNothing = async () => {
			expect(await ownCopies(page)).toEqual([]);
			for (const address of [cart, orders]) {
				await page.goto(address);
				await expect(
					page.getByRole("heading", { level: 1, name: offline.title }),
				).toBeVisible();
			}
		};
		const signOut = () =>
			page.evaluate(() =>
				fetch("/api/front/login/logout").then(
					() => undefined,
					() => undefined,
				),
			);

		await keepAll();
		await context.setOffline(true);
		await page.goto(cart);
		await expect(
			page.locator(`main a[href*="goods_detail/${goods.id}"]`).last(),
		).toBeVisible();
		await expect(page.locator("[data-kept]")).toHaveText(
			new RegExp(connection.kept.replace("{time}", "\\d\\d:\\d\\d")),
		);
		await page.goto(orders);
		await expect(page.locator(`a[href*="${orderNo}"]`)).toBeVisible();

		// The shop does not hear of it; the device forgets all the same.
		await signOut();
		await expectNothing();

		await context.setOffline(false);
		await keepAll();
		await enterAsTourist(page.request);
		await open(page, at("/"));
		await expect.poll(() => ownCopies(page)).toEqual([]);
		await keepAll();
		await signOut();
		await context.setOffline(true);
		await expectNothing();
	});
