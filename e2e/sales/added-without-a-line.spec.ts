import type { APIRequestContext, Page } from "@playwright/test";
import type { LocaleCode } from "../../gateway/contract/locale";
import { arrived } from "../support/alive";
import {
	cartPath,
	countOf,
	enterAsMember,
	lineOf,
	storedCart,
} from "../support/cart";
import { loginDialog } from "../support/login";
import { open, untilAlive } from "../support/open";
import { changePrice } from "../support/price";
import { inLocale } from "../support/screens";
import { setStock } from "../support/stock";
import { expect, test } from "../support/test";
import { wordsIn } from "../support/words";

// A shopper on a train puts in what is on the screen, whether there is a line or not.

test.use({
	serviceWorkers: "allow",
	hasCuts: true,
	viewport: { width: 390, height: 844 },
});

interface Wanted {
	id: number;
	skuId: number;
	name: string;
	price: string;
}

/** Two goods of one sku each that no other story looks at. */
async function findTwo(
	request: APIRequestContext,
	first: number,
	locale: LocaleCode,
): Promise<[Wanted, Wanted]> {
	const found: Wanted[] = [];
	for (let id = first; id < first + 40; id += 1) {
		const answer = await request.get(`/api/front/product/detail/${id}`, {
			headers: { "accept-language": locale },
		});
		const { code, data } = await answer.json();
		if (code !== 200 || data.skus.length > 1) continue;
		const [{ id: skuId, price, stock }] = data.skus;
		if (stock > 5) found.push({ id, skuId, name: data.name, price });
		const [one, other] = found;
		if (one && other) return [one, other];
	}
	throw new Error(`No two goods from ${first} on`);
}

/** Until a page, and what it takes to put something in, are on the device. */
const untilReady = (page: Page, address: string, locale: LocaleCode) =>
	expect
		.poll(
			() =>
				page.evaluate(
					async (addresses) =>
						(
							await Promise.all(addresses.map((one) => caches.match(one)))
						).every(Boolean),
					[address, `/api/words/cart/${locale}`],
				),
			{ timeout: 60_000 },
		)
		.toBe(true);

const outbox = (page: Page) =>
	page.evaluate(() => localStorage.getItem("hk-outbox"));

async function addOne(page: Page, locale: LocaleCode, pieces: number) {
	const { add, fault } = wordsIn(locale).cart;
	const button = page.getByRole("button", { name: add.label, exact: true });
	await button.first().click();
	await expect(page.getByText(fault.waits)).toBeVisible();
	await expect(countOf(page)).toHaveText(String(pieces));
}

const stories = [
	["zh-CN", "visitor", 240],
	["zh-CN", "member", 250],
	["en", "visitor", 260],
	["en", "member", 270],
] as const;

for (const [locale, who, first] of stories)
	test(`in ${locale} what a ${who} adds without a line is in once there is one, and what changed is named`, async ({
		page,
		context,
		request,
	}, { project }) => {
		const at = (path: string) => inLocale(path, locale);
		const { changed } = wordsIn(locale).cart;
		if (who === "member") await enterAsMember(page);
		const [dear, gone] = await findTwo(request, first, locale);
		for (const { id } of [dear, gone]) {
			await open(page, at(`/goods_detail/${id}`));
			await untilReady(page, at(`/goods_detail/${id}`), locale);
		}

		await context.setOffline(true);
		await addOne(page, locale, 1);
		await page.goto(at(`/goods_detail/${dear.id}`));
		await untilAlive(page);
		await addOne(page, locale, 2);
		const before = dear.price;
		const price = (Number(before) + 1).toFixed(2);
		await changePrice(project.name, dear.skuId, price);
		await setStock(project.name, gone.skuId, 0);

		await context.setOffline(false);
		const notice = page.locator("[data-notice]");
		await expect(notice).toContainText(
			changed.soldOut.replace("{name}", gone.name),
		);
		await expect(notice).toContainText(dear.name);
		await expect(notice).toContainText(`HK$${before}`);
		await expect(countOf(page)).toHaveText("1");
		await notice.getByText(wordsIn(locale).cart.add.look).click();
		if (who === "visitor") {
			const dialog = await arrived(loginDialog(page));
			await expect(dialog.locator("[data-line]")).toHaveCount(2);
			const line = dialog.locator(`[data-line="${dear.skuId}"]`);
			await expect(line.getByRole("textbox")).toHaveValue("1");
			return;
		}
		await expect(page).toHaveURL(/shopping_cart/);
		const line = await arrived(lineOf(page, dear.name));
		await expect(line.getByRole("textbox")).toHaveValue("1");
		const { groups, invalid } = await storedCart(page.request);
		const lines = [...groups.flatMap((group) => group.lines), ...invalid];
		expect(
			lines.map(({ skuId, quantity, priceBefore }) => ({
				skuId,
				quantity,
				priceBefore,
			})),
		).toEqual([{ skuId: dear.skuId, quantity: 1, priceBefore: before }]);
	});

test("who signs out without a line leaves nothing of what was put in, and a quantity that could not be set is offered again", async ({
	page,
	context,
	request,
}) => {
	const { account, cart } = wordsIn("en");
	await enterAsMember(page);
	const [one, other] = await findTwo(request, 280, "en");
	await page.request.post("/api/front/cart/save", {
		data: [{ skuId: other.skuId, quantity: 1 }],
	});
	await open(page, "/en");
	await open(page, `/en/goods_detail/${one.id}`);
	await untilReady(page, `/en/goods_detail/${one.id}`, "en");
	await open(page, `/en${cartPath}`);
	const line = await arrived(lineOf(page, other.name));

	await context.setOffline(true);
	await line.getByRole("button", { name: /^One more/ }).click();
	await expect(line).toContainText(cart.fault.offline);
	await expect(line.getByRole("textbox")).toHaveValue("1");
	await context.setOffline(false);
	await line.getByRole("button", { name: "Set it to 2" }).click();
	await expect(line.getByRole("textbox")).toHaveValue("2");

	await open(page, `/en/goods_detail/${one.id}`);
	const corner = page.locator("header .user button");
	await corner.click();
	await arrived(page.getByRole("button", { name: account.logout }));
	await page.keyboard.press("Escape");
	await context.setOffline(true);
	await addOne(page, "en", 3);
	expect(await outbox(page)).toContain(String(one.skuId));
	await corner.click();
	const signOut = page.getByRole("button", { name: account.logout });
	await signOut.click();
	await signOut.click();
	await expect(page.getByRole("alert").last()).not.toBeEmpty();
	expect(await outbox(page)).toBeNull();
	await context.setOffline(false);
	await open(page, `/en${cartPath}`);
	await arrived(lineOf(page, other.name));
	expect((await storedCart(page.request)).totals.count).toBe(2);
});
