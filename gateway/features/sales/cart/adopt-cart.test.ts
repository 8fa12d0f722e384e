import { login, loginCalls } from "../../../testing/login-calls";
import {
	linesOf,
	type OwnCart,
	openCart,
	seedSku,
} from "../../../testing/own-cart";
import { openTestShop, type TestShop } from "../../../testing/test-shop";

let shop: TestShop;
let calls: ReturnType<typeof loginCalls>;

beforeAll(async () => {
	shop = await openTestShop();
	calls = loginCalls(shop);
});
afterAll(() => shop.close());

const openTourist = (email: string) =>
	openCart(shop, { kind: "tourist", email });

/** The member proves that the e-mail is its own. */
async function bind({ token }: OwnCart, email: string, captcha?: string) {
	const path = "/api/front/user/bind/email";
	const code = captcha ?? (await calls.codeByMail(email));
	return shop.wire.post(path, { email, captcha: code }, { token });
}

test("whoever registers with a tourist's e-mail finds the tourist's cart", async () => {
	const email = "moved@example.com";
	const { skuId } = await seedSku(shop);
	for (const quantity of [2, 3])
		await (await openTourist(email)).put(skuId, quantity);
	await calls.registerEmail(email);
	const { token } = (await calls.signInByEmail(email)).data;
	const answer = await shop.wire.get("/api/front/cart/list", {}, { token });
	expect(linesOf(answer)).toMatchObject([{ skuId, quantity: 5 }]);
});

test("of a sku that both carts hold the quantities add up, to 99 at most; all else stays as it was", async () => {
	const email = "merged@example.com";
	const [both, many, own] = [
		await seedSku(shop),
		await seedSku(shop),
		await seedSku(shop),
	];
	const kit = await openCart(shop);
	await kit.put(both.skuId, 2);
	await kit.put(many.skuId, 60);
	await kit.put(own.skuId, 1);
	const tourist = await openTourist(email);
	await tourist.put(both.skuId, 3);
	await tourist.put(many.skuId, 60);
	const before = (await kit.list()).data.version;
	expect((await bind(kit, email)).code).toBe(200);
	const after = await kit.list();
	expect(after.data.version).toBeGreaterThan(before);
	const quantities = linesOf(after).map((line) => [line.skuId, line.quantity]);
	expect(new Map(quantities as [number, number][])).toEqual(
		new Map([
			[both.skuId, 5],
			[many.skuId, 99],
			[own.skuId, 1],
		]),
	);
});

test("a full cart takes the newest of a tourist's lines while there is room, and what it holds already", async () => {
	const email = "full@example.com";
	const skus = [];
	for (let at = 0; at < 202; at++) skus.push((await seedSku(shop)).skuId);
	const [oldest = 0, newest = 0, ...own] = skus;
	const [held = 0] = own;
	const kit = await openCart(shop);
	const asLines = (ids: number[]) =>
		ids.map((skuId) => ({ skuId, quantity: 1 }));
	await kit.post("save", asLines(own.slice(0, 199)));
	const tourist = await openTourist(email);
	for (const skuId of [oldest, held, newest]) await tourist.put(skuId);
	await bind(kit, email);
	const lines = linesOf(await kit.list());
	expect(lines).toHaveLength(200);
	const quantityOf = (skuId: number) =>
		lines.find((line) => line.skuId === skuId)?.quantity;
	expect(quantityOf(newest)).toBe(1);
	expect(quantityOf(held)).toBe(2);
	expect(quantityOf(oldest)).toBeUndefined();
});

test("favourites come along, once each", async () => {
	const email = "kept-dear@example.com";
	const [one, two] = [await seedSku(shop), await seedSku(shop)];
	const kit = await openCart(shop);
	const tourist = await openTourist(email);
	for (const [owner, skuId] of [
		[kit, one.skuId],
		[tourist, one.skuId],
		[tourist, two.skuId],
	] as const)
		await owner.post("to/collect", { ids: [(await owner.put(skuId)).id] });
	await bind(kit, email);
	const path = "/api/front/user/export";
	const { data } = await shop.wire.post(path, undefined, { token: kit.token });
	const kept = data.favourites.map((row: { goodsId: number }) => row.goodsId);
	expect(kept.sort()).toEqual([one.goodsId, two.goodsId].sort());
});

test("an e-mail that is not proven brings nothing along", async () => {
	const email = "unproven@example.com";
	const tourist = await openTourist(email);
	await tourist.put((await seedSku(shop)).skuId);
	const kit = await openCart(shop);
	await shop.wire.post(`${login}/email/captcha`, email);
	expect((await bind(kit, email, "000000")).code).toBe(400);
	expect(linesOf(await kit.list())).toEqual([]);
	expect(linesOf(await tourist.list())).toHaveLength(1);
});
