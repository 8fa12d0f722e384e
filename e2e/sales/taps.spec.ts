import type { Locator, Page } from "@playwright/test";
import { arrived } from "../support/alive";
import { countOf, enterAsMember, findGoods } from "../support/cart";
import { amountIn, expectOutcome, keepAddress } from "../support/checkout";
import { locationOpener, locationPanel } from "../support/location";
import { loginDialog } from "../support/login";
import { open, untilAlive } from "../support/open";
import { orderOne } from "../support/order";
import { freshEmail } from "../support/outbox";
import { inLocale } from "../support/screens";
import { expect, test } from "../support/test";
import { wordsIn } from "../support/words";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** Fingers on a phone, counted. Typing is none; a field that is not focused yet takes one. */
function fingers() {
	let count = 0;
	return {
		async tap(target: Locator): Promise<void> {
			count += 1;
			await (await arrived(target)).tap();
		},
		count: () => count,
	};
}

/** Pays what the confirm page shows, the same sum on every page passed; answers it. */
async function payAtConfirm(
	page: Page,
	hand: ReturnType<typeof fingers>,
	words: ReturnType<typeof wordsIn>,
): Promise<string> {
	const { checkout } = words;
	const pay = page.locator(".sum").getByRole("button", { name: /HK\$/ });
	await arrived(pay);
	const total = await amountIn(page.locator(".go .price"));
	expect(await amountIn(pay)).toBe(total);
	await hand.tap(pay);
	const dialog = page.getByRole("dialog");
	expect(await amountIn(dialog.getByRole("heading"))).toBe(total);
	await hand.tap(dialog.getByRole("button", { name: checkout.ask.yes }));
	await expectOutcome(page, checkout.result.paid.title);
	expect(await amountIn(page.locator("[data-outcome] .price").first())).toBe(
		total,
	);
	return total;
}

const mallHome = "/mall/mall_index";
const homes = [
	{ name: "the mall", path: mallHome },
	{ name: "the supermarket", path: "/" },
];
const guestTaps = 12;

/** A card whose goods goes into the cart with one press. */
async function findCard(page: Page): Promise<Locator> {
	const cards = page.getByRole("main").locator(".goods:has(> .add)");
	for (const card of await cards.all()) {
		const link = card.locator('a[href*="/goods_detail/"]').first();
		const id = Number((await link.getAttribute("href"))?.split("/").at(-1));
		const goods = await findGoods(page.request, id);
		if (goods.skus.length === 1 && goods.stock > 20) return card;
	}
	throw new Error("no card of home fits");
}

const cartIcon = (page: Page) =>
	page
		.locator('a[href*="/order/shopping_cart"]')
		.locator("visible=true")
		.first();

const streets = { "zh-CN": "太古城", en: "Taikoo Shing" };

/** Suggestions of fewer letters may still stand there. */
const optionOf = (page: Page, locale: keyof typeof streets) =>
	page.getByRole("option").filter({ hasText: streets[locale] }).first();

/** Says on home where to, by the name of an estate. */
async function sayWhere(
	page: Page,
	hand: ReturnType<typeof fingers>,
	locale: keyof typeof streets,
): Promise<void> {
	const { search } = wordsIn(locale).location;
	await hand.tap(locationOpener(page));
	const panel = locationPanel(page);
	const field = panel.getByLabel(search.label, { exact: true });
	await expect(field).toBeFocused();
	await field.pressSequentially(streets[locale]);
	await hand.tap(optionOf(page, locale));
	await expect(panel).toBeHidden();
	await untilPlaced(page);
}

/** The stores and their stock are those of the place. */
function untilPlaced(page: Page): Promise<void> {
	return expect(page.locator(".delivery-line .when")).toHaveText(/\d:00$/);
}

for (const locale of ["zh-CN", "en"] as const) {
	for (const { name: home, path } of homes) {
		const isMall = path === mallHome;

		test(`in ${locale} a guest pays with at most ${guestTaps} taps from the home of ${home}, and every page shows the same sum`, async ({
			page,
		}) => {
			const words = wordsIn(locale);
			const { name, phone, district, street, flat } = words.address.field;
			const hand = fingers();
			await open(page, inLocale(path, locale));
			if (!isMall) await sayWhere(page, hand, locale);
			await hand.tap((await findCard(page)).locator("> .add"));
			await expect(countOf(page).first()).toHaveText("1");
			await hand.tap(cartIcon(page));
			const dialog = await arrived(loginDialog(page));
			const email = dialog.getByLabel(words.login.field.email, { exact: true });
			await hand.tap(email);
			await email.fill(freshEmail());
			const inBasket = await amountIn(dialog.locator(".total .price"));
			await hand.tap(
				dialog.getByRole("button", { name: words.login.submit.tourist }),
			);
			const way = page.locator('.summary a[href*="order_confirm"]');
			await arrived(way);
			await untilAlive(page);
			expect(await amountIn(page.locator(".summary .total .price"))).toBe(
				inBasket,
			);
			await hand.tap(way);

			const form = page.locator("#address form");
			const field = (label: string) => form.getByLabel(label, { exact: true });
			const write = async (label: string, text: string) => {
				await hand.tap(field(label));
				await field(label).pressSequentially(text);
			};
			await write(name, "Mia Wong");
			await write(phone, "91234567");
			if (isMall) {
				await write(street, streets[locale]);
				await hand.tap(optionOf(page, locale));
			}
			await expect(field(street)).toHaveValue(new RegExp(streets[locale]));
			await expect(field(district)).toHaveValue("eastern");
			await write(flat, "12B");
			expect(await payAtConfirm(page, hand, words)).toBe(inBasket);
			expect(hand.count()).toBeLessThanOrEqual(guestTaps);
		});

		test(`in ${locale} a member pays with five taps from the home of ${home}, and every page shows the same sum`, async ({
			page,
		}) => {
			const words = wordsIn(locale);
			const hand = fingers();
			await enterAsMember(page);
			await keepAddress(page);
			await open(page, inLocale(path, locale));
			if (!isMall) await untilPlaced(page);
			await hand.tap((await findCard(page)).locator("> .add"));
			await expect(countOf(page).first()).toHaveText("1");
			await hand.tap(cartIcon(page));
			const way = page.locator('.summary a[href*="order_confirm"]');
			await arrived(way);
			await untilAlive(page);
			const inCart = await amountIn(page.locator(".summary .total .price"));
			await hand.tap(way);
			expect(await payAtConfirm(page, hand, words)).toBe(inCart);
			expect(hand.count()).toBe(5);
		});
	}

	test(`in ${locale} what was bought before is bought again with three taps`, async ({
		page,
	}) => {
		const words = wordsIn(locale);
		const hand = fingers();
		await enterAsMember(page);
		const { orderNo } = await orderOne(page.request, "E_COMMERCE");
		await open(
			page,
			inLocale(`/users/order_detail?orderNo=${orderNo}`, locale),
		);
		await hand.tap(
			page.getByRole("link", { name: words.order.action.again }).first(),
		);
		await payAtConfirm(page, hand, words);
		expect(hand.count()).toBe(3);
	});
}
