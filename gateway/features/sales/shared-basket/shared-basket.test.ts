import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import {
	basketMembersMax,
	basketUnusedDays,
	sharedBasketsMax,
} from "../../../contract/sales/shared-basket-terms";
import { sharedBasket } from "../../../db/schema/shared-basket";
import { expectFault } from "../../../testing/expect-fault";
import { memberOf, openBaskets, piecesIn } from "../../../testing/open-baskets";
import { type OwnCart, openCart, seedSku } from "../../../testing/own-cart";
import { openTestShop, type TestShop } from "../../../testing/test-shop";
import { sweepBaskets } from "./service";

let shop: TestShop;

beforeAll(async () => {
	shop = await openTestShop();
});
afterAll(() => shop.close());

test("what is shared leaves the cart and lies in the basket, with who put it in and what each one's comes to", async () => {
	const { ada, mei, post, done, see, make, add } = await openBaskets(shop);
	const { id, skuId, token } = await make({ price: "40.00" });
	expect(await piecesIn(ada)).toEqual([]);
	await done(post(mei, "join", { token }));
	const other = await seedSku(shop, { price: "12.35" });
	await done(add(mei, id, { skuId: other.skuId, quantity: 2 }));
	expect(await piecesIn(mei)).toEqual([]);

	const basket = await see(mei);
	expect(basket).toMatchObject({
		id,
		isOwn: false,
		members: [
			{ name: "Ada", isYou: false, isOwner: true, pieces: 3, share: "120.00" },
			{ name: "Mei", isYou: true, isOwner: false, pieces: 2, share: "24.70" },
		],
		lines: [
			{ skuId, memberId: memberOf(basket, "Ada"), subtotal: "120.00" },
			{ skuId: other.skuId, memberId: memberOf(basket, "Mei") },
		],
		pieces: 5,
		total: "144.70",
		taken: null,
	});
});

test("members see nicknames of each other and nothing else of them", async () => {
	const { mei, email, see, makeForTwo } = await openBaskets(shop);
	await makeForTwo();
	expect(JSON.stringify(await see(mei))).not.toContain(email);
	expect(Object.keys((await see(mei)).members[0] ?? {}).sort()).toEqual(
		["id", "isOwner", "isYou", "name", "pieces", "share"].sort(),
	);
});

test("the link is kept as its hash alone, and a new one ends it", async () => {
	const { ada, mei, post, done, see, make } = await openBaskets(shop);
	const { id, token } = await make();
	const rows = await shop.db.select().from(sharedBasket);
	expect(JSON.stringify(rows)).not.toContain(token);
	expect((await post(mei, "look", { token })).data).toEqual({
		id,
		owner: "Ada",
		isMember: false,
	});
	const { token: fresh } = await done(post(ada, `link/${id}`));
	for (const call of ["look", "join"])
		expect((await post(mei, call, { token })).code).toBe(404);
	await done(post(mei, "join", { token: fresh }));
	await done(post(mei, "join", { token: fresh }));
	expect((await see(ada)).members).toHaveLength(2);
});

test("who is not in a basket finds none of its calls", async () => {
	const { ada, mei, post, basketsOf, see, make } = await openBaskets(shop);
	const { id, skuId } = await make();
	const memberId = memberOf(await see(ada), "Ada");
	const line = await mei.put(skuId, 1);
	const calls: [string, unknown][] = [
		[`link/${id}`, undefined],
		[`add/${id}`, { lineIds: [line.id] }],
		[`set/${id}`, { memberId, skuId, quantity: 1 }],
		[`leave/${id}`, { memberId }],
		[`take/${id}`, { version: 1 }],
		[`open/${id}`, { keepsLines: true }],
	];
	for (const [call, body] of calls)
		expectFault(
			await post({ ...mei, idempotencyKey: randomUUID() }, call, body),
			"notFound",
		);
	expect((await post(mei, `end/${id}`)).code).toBe(200);
	expect(await basketsOf(mei)).toEqual([]);
	expect(await piecesIn(mei)).toEqual([{ skuId, quantity: 1 }]);
	expect((await see(ada)).lines).toMatchObject([{ quantity: 3 }]);
});

test("members change what they put in themselves, the owner changes everything", async () => {
	const { ada, mei, post, done, see, makeForTwo, add } =
		await openBaskets(shop);
	const { id, skuId } = await makeForTwo();
	await done(add(mei, id, { skuId, quantity: 2 }));
	const before = await see(mei);
	const [a, m] = [memberOf(before, "Ada"), memberOf(before, "Mei")];
	const set = (who: OwnCart, memberId: number, quantity: number) =>
		post(who, `set/${id}`, { memberId, skuId, quantity });

	expect((await set(mei, a, 1)).code).toBe(403);
	expect((await set(mei, a, 0)).code).toBe(403);
	await done(set(mei, m, 5));
	await done(set(ada, m, 4));
	await done(set(ada, a, 0));
	await done(set(ada, a, 0));
	expectFault(await set(ada, a, 1), "notFound");
	expect((await see(mei)).lines).toMatchObject([{ memberId: m, quantity: 4 }]);
	expect((await post(mei, `link/${id}`)).code).toBe(403);
	expect((await post(mei, `open/${id}`, { keepsLines: true })).code).toBe(403);
});

test("two who add the same goods at once both count, and one who adds twice at once adds once", async () => {
	const { ada, mei, post, see, makeForTwo } = await openBaskets(shop);
	const { id, skuId } = await makeForTwo();
	const [ofAda, ofMei] = [await ada.put(skuId, 2), await mei.put(skuId, 4)];
	const answers = await Promise.all(
		[ofAda, ofMei, ofAda, ofMei].map((line, at) =>
			post(at % 2 ? mei : ada, `add/${id}`, { lineIds: [line.id] }),
		),
	);
	expect(answers.map(({ code }) => code)).toEqual([200, 200, 200, 200]);
	expect((await see(ada)).lines).toMatchObject([
		{ quantity: 5 },
		{ quantity: 4 },
	]);
	expect([await piecesIn(ada), await piecesIn(mei)]).toEqual([[], []]);
});

test("who leaves takes along what they put in, and who was put out does not come back by the link they have", async () => {
	const { ada, mei, post, done, basketsOf, see, makeForTwo, add } =
		await openBaskets(shop);
	const { id, skuId, token } = await makeForTwo();
	await done(add(mei, id, { skuId, quantity: 2 }));
	const basket = await see(mei);
	const [a, m] = [memberOf(basket, "Ada"), memberOf(basket, "Mei")];
	for (const [who, memberId] of [[mei, a] as const, [ada, a] as const])
		expect((await post(who, `leave/${id}`, { memberId })).code).toBe(403);
	await done(post(mei, `leave/${id}`, { memberId: m }));
	expect(await basketsOf(mei)).toEqual([]);
	expect((await see(ada)).lines).toMatchObject([{ memberId: a }]);

	await done(post(mei, "join", { token }));
	const again = memberOf(await see(ada), "Mei");
	await done(post(ada, `leave/${id}`, { memberId: again }));
	expect((await post(mei, "join", { token })).code).toBe(404);
});

test("a basket takes ten members and an account ten baskets, at once too", async () => {
	const { ada, mei, post, basketsOf, see, make } = await openBaskets(shop);
	const { token } = await make();
	const many = await Promise.all(
		Array.from({ length: basketMembersMax + 2 }, () => openCart(shop)),
	);
	const joined = await Promise.all(
		many.map((who) => post(who, "join", { token })),
	);
	expect(joined.filter(({ code }) => code === 409)).toHaveLength(3);
	expect((await see(ada)).members).toHaveLength(basketMembersMax);

	const lines = [];
	for (let at = 0; at < sharedBasketsMax + 2; at++)
		lines.push(await mei.put((await seedSku(shop, {})).skuId));
	const made = await Promise.all(
		lines.map((line) => post(mei, "make", { lineIds: [line.id] })),
	);
	expect(made.filter(({ code }) => code === 409)).toHaveLength(2);
	expect(await basketsOf(mei)).toHaveLength(sharedBasketsMax);
	expect(await piecesIn(mei)).toHaveLength(2);
});

test("more of one goods than a cart takes is refused, and stays in the cart", async () => {
	const { ada, see, make, add } = await openBaskets(shop);
	const { id, skuId } = await make();
	expect((await add(ada, id, { skuId, quantity: 97 })).code).toBe(409);
	expect(await piecesIn(ada)).toEqual([{ skuId, quantity: 97 }]);
	expect((await see(ada)).lines).toMatchObject([{ quantity: 3 }]);
});

test("a basket that nothing was done to for two weeks is over, and its link", async () => {
	const { ada, mei, post, basketsOf, make } = await openBaskets(shop);
	const { id, token } = await make();
	const unused = new Date(Date.now() - basketUnusedDays * 24 * 3_600_000 - 1);
	await shop.db
		.update(sharedBasket)
		.set({ usedAt: unused })
		.where(eq(sharedBasket.id, id));
	await sweepBaskets(shop.db, new Date());
	expect(await basketsOf(ada)).toEqual([]);
	expect((await post(mei, "join", { token })).code).toBe(404);
	expectFault(await post(ada, `link/${id}`), "notFound");
});

test("its owner ends it for everybody, at once with whoever adds or takes", async () => {
	const { ada, mei, post, basketsOf, see, makeForTwo, take } =
		await openBaskets(shop);
	const { id, skuId } = await makeForTwo();
	const seen = await see(mei);
	const line = await mei.put(skuId, 2);
	const answers = await Promise.all([
		post(ada, `end/${id}`),
		post(mei, `add/${id}`, { lineIds: [line.id] }),
		take(mei, seen),
	]);
	expect(answers[0].code).toBe(200);
	for (const { code } of answers) expect([200, 404, 409]).toContain(code);
	expect(await basketsOf(mei)).toEqual([]);
});

test("a shop without shared baskets has neither them nor their line in the menu", async () => {
	const { ada } = await openBaskets(shop);
	const { token } = ada;
	const { wire } = shop.openAnother({ sharedBaskets: false });
	expectFault(
		await wire.get("/api/front/shared-basket/list", {}, { token }),
		"notFound",
	);
	const menu = await wire.get("/api/front/user/menu/user", {}, { token });
	expect(JSON.stringify(menu.data)).not.toContain("shared_baskets");
});
