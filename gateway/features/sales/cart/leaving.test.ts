import { hash } from "@node-rs/argon2";
import { eq } from "drizzle-orm";
import { cart, cartLine } from "../../../db/schema/cart";
import { favouriteGoods } from "../../../db/schema/favourites";
import { type OwnCart, openCart, seedSku } from "../../../testing/own-cart";
import { openTestShop, type TestShop } from "../../../testing/test-shop";

const password = "harbour lights at nine";
let shop: TestShop;
let kit: OwnCart;
let skuId: number;
let goodsId: number;

beforeAll(async () => {
	shop = await openTestShop();
	kit = await openCart(shop, { passwordHash: await hash(password) });
	({ skuId, goodsId } = await seedSku(shop, { price: "33.00" }));
	const { id } = await kit.put(skuId);
	await kit.post("to/collect", { ids: [id] });
	await kit.put(skuId, 2);
});
afterAll(() => shop.close());

const post = (call: string, body?: unknown) =>
	shop.wire.post(`/api/front/user/${call}`, body, { token: kit.token });

test("an export holds cart and favourites", async () => {
	const { data } = await post("export");
	expect(data.cart).toMatchObject([{ skuId, quantity: 2 }]);
	expect(data.favourites).toMatchObject([{ goodsId, price: "33.00" }]);
});

test("a deleted account leaves no cart and no favourites behind", async () => {
	expect((await post("delete", { password })).code).toBe(200);
	for (const table of [cart, cartLine, favouriteGoods])
		expect(await shop.db.$count(table, eq(table.accountId, kit.id))).toBe(0);
});
