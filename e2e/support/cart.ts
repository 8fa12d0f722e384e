import type { APIRequestContext, Locator, Page } from "@playwright/test";
import type {
	GoodsCard,
	GoodsDetail,
	Sku,
} from "../../gateway/contract/catalog/goods";
import type { Cart } from "../../gateway/contract/sales/cart";
import { password, registerByCalls } from "./login";
import { signInBy } from "./sign-in";
import { expect } from "./test";

export const cartPath = "/order/shopping_cart?type=index";

/** A member of its own with an empty cart, signed in. */
export async function enterAsMember(
	device: Pick<Page, "request">,
): Promise<string> {
	const email = await registerByCalls(device.request);
	await signInBy(device, { email, password });
	return email;
}

export async function findGoods(
	request: APIRequestContext,
	id: number,
): Promise<GoodsDetail> {
	const answer = await request.get(`/api/front/product/detail/${id}`);
	return (await answer.json()).data;
}

/** The first goods of an area that fits, with a sku of it that there is plenty of. */
export async function findInArea(
	request: APIRequestContext,
	cartType: "SUPERMARKET" | "E_COMMERCE",
	fits: (goods: GoodsCard) => boolean,
): Promise<{ goods: GoodsDetail; sku: Sku }> {
	const answer = await request.get(
		`/api/front/product/list?cartType=${cartType}&limit=100`,
	);
	for (const card of (await answer.json()).data.list) {
		if (!fits(card)) continue;
		const goods = await findGoods(request, card.id);
		const sku = goods.skus.find(({ stock }) => stock > 20);
		if (sku) return { goods, sku };
	}
	throw new Error(`No goods fits in ${cartType}`);
}

export async function putIn(
	request: APIRequestContext,
	items: { skuId: number; quantity: number }[],
): Promise<Cart> {
	const answer = await request.post("/api/front/cart/save", { data: items });
	const { code, data } = await answer.json();
	expect(code).toBe(200);
	return data;
}

export async function storedCart(request: APIRequestContext): Promise<Cart> {
	const answer = await request.get("/api/front/cart/list");
	return (await answer.json()).data;
}

/** The number on the icon that the shopper sees. */
export function countOf(page: Page): Locator {
	return page
		.locator('a[href*="/order/shopping_cart"] span > span[aria-hidden]')
		.locator("visible=true");
}

export function lineOf(page: Page, name: string): Locator {
	return page
		.locator("[data-line]")
		.filter({ has: page.getByRole("heading", { name, exact: true }) });
}
