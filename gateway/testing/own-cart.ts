import { eq } from "drizzle-orm";
import type { CartLine } from "../contract/sales/cart";
import { goods, sku } from "../db/schema/goods";
import { pastPrice } from "../db/schema/past-price";
import { type OpenAccount, openAccount } from "./open-account";
import type { TestShop } from "./test-shop";
import type { Answer } from "./wire";

export interface OwnCart extends OpenAccount {
	post: (call: string, body: unknown) => Promise<Answer>;
	list: () => Promise<Answer>;
	/** Puts one sku in and answers its line. */
	put: (skuId: number, quantity?: number) => Promise<CartLine>;
}

/** A fresh account with an empty cart. */
export async function openCart(
	shop: TestShop,
	row?: Parameters<typeof openAccount>[1],
): Promise<OwnCart> {
	const owner = await openAccount(shop, row);
	const { token } = owner;
	let sent = 0;
	// Like requests of one moment bear one signature, which is taken once: each is of a moment of its own.
	const post: OwnCart["post"] = (call, body) =>
		shop.wire.post(`/api/front/cart/${call}`, body, {
			token,
			timestamp: Date.now() + ++sent,
		});
	return {
		...owner,
		post,
		list: () => shop.wire.get("/api/front/cart/list", {}, { token }),
		put: async (skuId, quantity = 1) => {
			const answer = await post("save", [{ skuId, quantity }]);
			const line = linesOf(answer).find((one) => one.skuId === skuId);
			if (!line) throw new Error(`Not put in: ${answer.text}`);
			return line;
		},
	};
}

/** Every line of an answer, those that can be bought before the others. */
export function linesOf({ data }: Answer): CartLine[] {
	return [
		...data.groups.flatMap(({ lines }: { lines: CartLine[] }) => lines),
		...data.invalid,
	];
}

export interface SeedSku {
	price?: string;
	stock?: number;
	isShown?: boolean;
	merchantId?: number;
	cartType?: "SUPERMARKET" | "E_COMMERCE";
	/** Another sku of a goods that is there already. */
	goodsId?: number;
}

/** Adds a goods with one sku, in the mall and of merchant 2 unless told otherwise. */
export async function seedSku(
	{ db }: TestShop,
	{ price = "10.00", stock = 500, goodsId, ...fields }: SeedSku = {},
): Promise<{ goodsId: number; skuId: number }> {
	const [model] = await db.select().from(goods).limit(1);
	if (!model) throw new Error("The sample shop has no goods");
	const place = { merchantId: 2, cartType: "E_COMMERCE" as const, ...fields };
	const added = goodsId
		? [{ id: goodsId }]
		: await db
				.insert(goods)
				.values({
					...model,
					id: undefined,
					ratingSum: 0,
					ratingCount: 0,
					...place,
					price,
					stock,
				})
				.returning({ id: goods.id });
	const id = added[0]?.id ?? 0;
	const [sold] = await db
		.insert(sku)
		.values({
			goodsId: id,
			options: {},
			price,
			stock,
			weightGrams: 100,
			position: 0,
		})
		.returning({ id: sku.id });
	return { goodsId: id, skuId: sold?.id ?? 0 };
}

/** As its merchant does it: what it cost until now is kept. */
export async function takeOffShelf(
	{ db }: TestShop,
	{ goodsId, skuId }: { goodsId: number; skuId: number },
): Promise<void> {
	const [until, since] = [new Date(), new Date(Date.now() - 1_000)];
	await db.update(goods).set({ isShown: false }).where(eq(goods.id, goodsId));
	await db.insert(pastPrice).values({ skuId, price: "10.00", since, until });
}
