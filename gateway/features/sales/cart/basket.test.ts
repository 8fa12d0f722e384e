import { randomUUID } from "node:crypto";
import type { Cart, CartLine } from "../../../contract/sales/cart";
import {
	linesOf,
	type OwnCart,
	openCart,
	seedSku,
	takeOffShelf,
} from "../../../testing/own-cart";
import { openTestShop, type TestShop } from "../../../testing/test-shop";
import { type AnswerKey, answerIn } from "../../../words/words";

let shop: TestShop;
let kit: OwnCart;

beforeAll(async () => {
	shop = await openTestShop();
});
beforeEach(async () => {
	kit = await openCart(shop);
});
afterAll(() => shop.close());

let sent = 0;
const moment = () => ({ timestamp: Date.now() + ++sent });

interface Wanted {
	skuId: number;
	quantity: number;
	priceSeen?: string;
}

/** As somebody who is not signed in. */
const show = (body: object, locale?: "en" | "zh-CN") =>
	shop.wire.post("/api/front/cart/basket", body, { locale, ...moment() });
const byKey =
	(call: "join" | "save") =>
	(lines: Wanted[], key: string, { token }: OwnCart = kit) =>
		shop.wire.post(`/api/front/cart/${call}`, lines, {
			token,
			...moment(),
			headers: { "idempotency-key": key },
		});
const join = byKey("join");
const save = byKey("save");
const of = (skuId: number, quantity = 1) => ({ skuId, quantity });
const refused = (code: number, word: AnswerKey) => ({
	code,
	message: answerIn("en", word),
});
const quantityOf = (lines: CartLine[], skuId: number) =>
	lines.find((line) => line.skuId === skuId)?.quantity;

const withoutIds = ({ groups, invalid, totals }: Cart) => ({
	totals,
	invalid: invalid.map((line) => ({ ...line, id: 0 })),
	groups: groups.map((group) => ({
		...group,
		lines: group.lines.map((line) => ({ ...line, id: 0 })),
	})),
});

test("a visitor's basket is answered as the cart of a member with the same goods, to the cent", async () => {
	const one = await seedSku(shop, { price: "19.90" });
	const two = await seedSku(shop, {
		price: "33.30",
		merchantId: 1,
		cartType: "SUPERMARKET",
	});
	await kit.put(one.skuId, 3);
	await kit.put(two.skuId, 2);
	const { data } = await show({ lines: [of(one.skuId, 3), of(two.skuId, 2)] });
	const own = (await kit.list()).data;
	expect(withoutIds(data)).toEqual(withoutIds(own));
	expect(data.totals.goods).toBe("126.30");
	expect(linesOf({ data } as never).map(({ id }) => id)).toEqual([
		two.skuId,
		one.skuId,
	]);
});

test("what is sold out, off the shelf or more than there is says so, and an unknown sku is not there", async () => {
	const gone = await seedSku(shop, { stock: 0 });
	const hidden = await seedSku(shop);
	const few = await seedSku(shop, { stock: 2 });
	await takeOffShelf(shop, hidden);
	const lines = [of(gone.skuId), of(hidden.skuId), of(few.skuId, 5)];
	const { data } = await show({ lines: [...lines, of(2_000_000_000)] });
	const states = linesOf({ data } as never).map(({ skuId, state }) => [
		skuId,
		state,
	]);
	expect(states).toEqual([
		[few.skuId, "fewer"],
		[hidden.skuId, "offShelf"],
		[gone.skuId, "soldOut"],
	]);
	expect(data.totals).toMatchObject({ chosenCount: 0, goods: "0.00" });
});

test("what has never been on the shelf is told to nobody, whatever its number", async () => {
	const draft = await seedSku(shop, { isShown: false });
	const { data } = await show({ lines: [of(draft.skuId)] });
	expect(linesOf({ data } as never)).toEqual([]);
	const joined = await join([of(draft.skuId)], randomUUID());
	expect(joined.data).toEqual({ added: 0, short: [], changed: [] });
});

test("names are told in the reader's language", async () => {
	const { skuId } = await seedSku(shop);
	const lines = [of(skuId)];
	const [english, chinese] = await Promise.all([
		show({ lines }, "en"),
		show({ lines }, "zh-CN"),
	]);
	const nameIn = (answer: typeof english) => linesOf(answer)[0]?.name;
	expect(nameIn(english)).toMatch(/[a-z]/i);
	expect(nameIn(chinese)).not.toBe(nameIn(english));
});

test("the supermarket's store is that of the place which the device names", async () => {
	const { skuId } = await seedSku(shop, {
		merchantId: 1,
		cartType: "SUPERMARKET",
	});
	const lines = [of(skuId)];
	const nowhere = await show({ lines });
	expect(nowhere.data.groups).toMatchObject([{ store: null }]);
	const place = { latitude: 22.2863, longitude: 114.2185 };
	const taikoo = await show({ lines, place });
	expect(taikoo.data.groups).toMatchObject([
		{ store: { delivers: true, name: expect.any(String) } },
	]);
});

test("what is put on top is there in full or not at all, and the refusal says how many there are", async () => {
	const { skuId } = await seedSku(shop, { stock: 3 });
	const gone = await seedSku(shop, { stock: 0 });
	const lines = [of(skuId, 2)];
	const fits = await show({ lines, added: [of(skuId)] });
	expect(quantityOf(linesOf(fits), skuId)).toBe(3);
	const tooMany = await show({ lines, added: [of(skuId, 2)] });
	expect(tooMany).toMatchObject({
		code: 409,
		data: { skuId, quantityMax: 3, inCart: 2 },
	});
	const none = await show({ lines, added: [of(gone.skuId)] });
	expect(none).toMatchObject(refused(409, "soldOut"));
});

test("a basket has the limits of a cart: 99 of a sku, 200 lines, whole pieces", async () => {
	const many = Array.from({ length: 200 }, (_, at) => of(at + 1));
	const [one] = many;
	expect((await show({ lines: many })).code).toBe(200);
	expect((await show({ lines: [...many, of(201)] })).code).toBe(400);
	const full = await show({ lines: many, added: [of(9_999)] });
	expect(full).toMatchObject(refused(409, "cartFull"));
	for (const quantity of [0, 100, 1.5, -1, "2"])
		expect((await show({ lines: [{ ...one, quantity }] })).code).toBe(400);
});

test("joined with the account's cart the quantities add up, and once however often the device asks", async () => {
	const [both, added] = [await seedSku(shop), await seedSku(shop)];
	await kit.put(both.skuId, 2);
	const basket = [of(both.skuId, 3), of(added.skuId, 4)];
	const answers = [
		await join(basket, "retried-key"),
		await join(basket, "retried-key"),
	];
	for (const { code, data } of answers)
		expect({ code, data }).toEqual({
			code: 200,
			data: { added: 7, short: [], changed: [] },
		});
	const lines = linesOf(await kit.list());
	expect(quantityOf(lines, both.skuId)).toBe(5);
	expect(quantityOf(lines, added.skuId)).toBe(4);
});

test("of eight tabs that join one basket at once, one does", async () => {
	const { skuId } = await seedSku(shop);
	const answers = await Promise.all(
		Array.from({ length: 8 }, () => join([of(skuId, 2)], "parallel-key")),
	);
	expect(answers.map(({ code }) => code)).toEqual(Array(8).fill(200));
	expect(answers.map(({ data }) => data.added)).toEqual(Array(8).fill(2));
	expect(quantityOf(linesOf(await kit.list()), skuId)).toBe(2);
});

test("a key stands for one basket of one account", async () => {
	const { skuId } = await seedSku(shop);
	const other = await openCart(shop);
	await join([of(skuId)], "a-key-of-one");
	const another = await join([of(skuId, 2)], "a-key-of-one");
	expect(another).toMatchObject(refused(409, "keyOfAnother"));
	expect((await join([of(skuId)], "a-key-of-one", other)).data.added).toBe(1);
	const nameless = await join([of(skuId)], "");
	expect(nameless).toMatchObject(refused(400, "keyMissing"));
});

test("joining takes no more than there is, and names what did not all go in", async () => {
	const few = await seedSku(shop, { stock: 3 });
	const gone = await seedSku(shop, { stock: 0 });
	const plenty = await seedSku(shop);
	await kit.put(few.skuId, 2);
	const { data } = await join(
		[of(few.skuId, 2), of(gone.skuId), of(plenty.skuId, 99)],
		"not-all-of-it",
	);
	expect(data.added).toBe(100);
	// The seeded goods share one name.
	expect(data.short).toEqual([expect.any(String)]);
	const lines = linesOf(await kit.list());
	expect(quantityOf(lines, few.skuId)).toBe(3);
	expect(quantityOf(lines, gone.skuId)).toBeUndefined();
	await join([of(plenty.skuId, 50)], "above-the-limit");
	expect(quantityOf(linesOf(await kit.list()), plenty.skuId)).toBe(99);
});

test("what changed since it was seen is named, and the line says what it cost then", async () => {
	const dearer = await seedSku(shop, { price: "12.00" });
	const same = await seedSku(shop, { price: "5.00" });
	const few = await seedSku(shop, { stock: 3 });
	const gone = await seedSku(shop, { stock: 0 });
	const hidden = await seedSku(shop);
	await takeOffShelf(shop, hidden);
	const basket = [
		{ ...of(dearer.skuId, 2), priceSeen: "10.00" },
		{ ...of(same.skuId), priceSeen: "5.00" },
		{ ...of(few.skuId, 5), priceSeen: "10.00" },
		of(gone.skuId),
		of(hidden.skuId),
	];
	const { data } = await join(basket, "much-has-changed");
	const changed = data.changed.map(
		({ name: _, ...one }: { name: string; goodsId: number }) => one,
	);
	const byGoods = (goodsId: number) =>
		changed.find((one: { goodsId: number }) => one.goodsId === goodsId);
	expect(changed).toHaveLength(4);
	expect(byGoods(dearer.goodsId)).toEqual({
		goodsId: dearer.goodsId,
		state: "available",
		added: 2,
		price: "12.00",
		priceBefore: "10.00",
	});
	expect(byGoods(few.goodsId)).toMatchObject({
		state: "fewer",
		added: 3,
		priceBefore: null,
	});
	expect(byGoods(gone.goodsId)).toMatchObject({ state: "soldOut", added: 0 });
	expect(byGoods(hidden.goodsId)).toMatchObject({
		state: "offShelf",
		added: 0,
	});
	const lines = linesOf(await kit.list());
	const before = (skuId: number) =>
		lines.find((line) => line.skuId === skuId)?.priceBefore;
	expect(before(dearer.skuId)).toBe("10.00");
	expect(before(same.skuId)).toBeNull();
	const shown = await show({ lines: basket.slice(0, 1) });
	expect(linesOf(shown)).toMatchObject([{ priceBefore: "10.00" }]);
});

test("what was put in by a key whose answer was lost is joined by it once, and put in by it once", async () => {
	const { skuId } = await seedSku(shop);
	const lines = [{ ...of(skuId, 2), priceSeen: "10.00" }];
	expect((await save(lines, "lost-answer")).code).toBe(200);
	const joined = await join(lines, "lost-answer");
	expect(joined.data).toEqual({ added: 2, short: [], changed: [] });
	const again = await save(lines, "lost-answer");
	expect(quantityOf(linesOf(again), skuId)).toBe(2);
	const other = await save([of(skuId)], "lost-answer");
	expect(other).toMatchObject(refused(409, "keyOfAnother"));
});

test("of a key that is joined and put in at once one counts, whichever is first", async () => {
	const { skuId } = await seedSku(shop);
	const lines = [of(skuId, 3)];
	const both = [save, join, save, join].map((ask) => ask(lines, "both-ways"));
	for (const { code } of await Promise.all(both)) expect(code).toBe(200);
	expect(quantityOf(linesOf(await kit.list()), skuId)).toBe(3);
});

test("a refused key leaves nothing, and may be used again", async () => {
	const { skuId } = await seedSku(shop, { stock: 2 });
	expect((await save([of(skuId, 3)], "refused-key")).code).toBe(409);
	expect((await join([of(skuId, 3)], "refused-key")).data.added).toBe(2);
});
