import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { sku } from "../../../db/schema/goods";
import { sharedBasketMember } from "../../../db/schema/shared-basket";
import { engineName } from "../../../testing/engine";
import { memberOf, openBaskets, piecesIn } from "../../../testing/open-baskets";
import { seedSku } from "../../../testing/own-cart";
import { openTestShop, type TestShop } from "../../../testing/test-shop";
import { listMemberRows, lockBasket, putLines } from "./repository";
import { forgetBaskets } from "./service";

let shop: TestShop;

beforeAll(async () => {
	shop = await openTestShop();
});
afterAll(() => shop.close());

test("where the shop has fewer than they want, those who put it in first have theirs first, and shares say so", async () => {
	const { ada, mei, done, see, makeForTwo, add } = await openBaskets(shop);
	const { id, skuId } = await makeForTwo({ price: "10.00", stock: 4 });
	await done(add(mei, id, { skuId, quantity: 3 }));
	expect((await see(ada)).members).toMatchObject([
		{ pieces: 3, share: "30.00" },
		{ pieces: 1, share: "10.00" },
	]);
	expect((await see(ada)).lines).toMatchObject([
		{ state: "available" },
		{ state: "fewer", pieces: 1 },
	]);
});

test("of all who take a basket at once one has it, its goods are in one cart once, and all see whose", async () => {
	const { ada, mei, done, see, makeForTwo, add, take } =
		await openBaskets(shop);
	const { id, skuId } = await makeForTwo({ price: "10.00", stock: 9 });
	await done(add(mei, id, { skuId, quantity: 2 }));
	const { version } = await see(ada);
	const keys = [randomUUID(), randomUUID()];
	const answers = await Promise.all(
		[ada, mei, ada, mei].map((who, at) =>
			take(who, { id, version }, keys[at % 2]),
		),
	);
	const won = answers.filter(({ code }) => code === 200);
	expect(won).toHaveLength(2);
	expect(won[0]?.data).toEqual({ added: 5, short: [], changed: [] });
	expect(won[1]?.data).toEqual(won[0]?.data);
	const carts = [await piecesIn(ada), await piecesIn(mei)];
	expect(carts.flat()).toEqual([{ skuId, quantity: 5 }]);
	const winner = carts[0]?.length ? "Ada" : "Mei";
	for (const who of [ada, mei])
		expect((await see(who)).taken).toMatchObject({ by: winner });
});

test("a basket that was taken stays as it is, with the shares of that moment, until its owner opens it again", async () => {
	const { ada, mei, post, done, see, makeForTwo, add, take } =
		await openBaskets(shop);
	const { id, skuId } = await makeForTwo({ price: "10.00", stock: 9 });
	await done(add(mei, id, { skuId, quantity: 2 }));
	await done(take(mei, await see(mei)));
	await shop.db
		.update(sku)
		.set({ price: "99.00", stock: 0 })
		.where(eq(sku.id, skuId));
	const taken = await see(ada);
	expect(taken).toMatchObject({
		members: [{ share: "30.00" }, { share: "20.00" }],
		lines: [{ state: "available", price: "10.00" }, { state: "available" }],
		total: "50.00",
		taken: { by: "Mei", isYou: false },
	});
	const other = await seedSku(shop, {});
	const memberId = memberOf(taken, "Ada");
	expect((await add(ada, id, other)).code).toBe(409);
	expect(
		(await post(ada, `set/${id}`, { memberId, skuId, quantity: 1 })).code,
	).toBe(409);
	expect((await take(ada, taken)).code).toBe(409);
	expect(await piecesIn(ada)).toMatchObject([{ skuId: other.skuId }]);

	const open = await done(post(ada, `open/${id}`, { keepsLines: true }));
	expect(open).toMatchObject({ taken: null, lines: [{}, {}], total: "0.00" });
	await shop.db.update(sku).set({ stock: 9 }).where(eq(sku.id, skuId));
	await done(take(ada, await see(ada)));
	const empty = await done(post(ada, `open/${id}`, { keepsLines: false }));
	expect(empty).toMatchObject({ taken: null, lines: [] });
});

test("nobody leaves a basket that was taken, so that whoever pays is owed the shares of all", async () => {
	const { ada, mei, post, done, see, makeForTwo, add, take } =
		await openBaskets(shop);
	const { id, skuId } = await makeForTwo({ price: "10.00", stock: 9 });
	await done(add(mei, id, { skuId, quantity: 2 }));
	await done(take(ada, await see(ada)));
	const memberId = memberOf(await see(ada), "Mei");
	for (const who of [mei, ada])
		expect((await post(who, `leave/${id}`, { memberId })).code).toBe(409);
	expect((await see(ada)).members).toMatchObject([{}, { share: "20.00" }]);
	await done(post(ada, `open/${id}`, { keepsLines: true }));
	await done(post(mei, `leave/${id}`, { memberId }));
});

test("a key takes one basket as it was seen, and nothing else", async () => {
	const { ada, mei, post, done, see, makeForTwo, add, take } =
		await openBaskets(shop);
	const { id, skuId } = await makeForTwo({ price: "10.00", stock: 9 });
	await done(add(mei, id, { skuId, quantity: 2 }));
	const key = randomUUID();
	const first = await see(ada);
	expect((await take(ada, first, key)).code).toBe(200);
	expect((await take(ada, first, key)).code).toBe(200);
	await done(post(ada, `open/${id}`, { keepsLines: true }));
	expect((await take(ada, await see(ada), key)).code).toBe(409);
	expect(await piecesIn(ada)).toEqual([{ skuId, quantity: 5 }]);
});

test("nobody takes a basket that was changed since they saw it, nor one with nothing to buy", async () => {
	const { ada, mei, post, done, see, makeForTwo, add, take } =
		await openBaskets(shop);
	const { id, skuId } = await makeForTwo();
	const seen = await see(ada);
	await done(add(mei, id, { skuId, quantity: 2 }));
	expect((await take(ada, seen)).code).toBe(409);
	expect(await piecesIn(ada)).toEqual([]);
	await shop.db.update(sku).set({ stock: 0 }).where(eq(sku.id, skuId));
	expect((await take(ada, await see(ada))).code).toBe(409);
	expect((await see(ada)).taken).toBeNull();
	expect((await post(ada, `take/${id}`, { version: 1 })).code).toBe(400);
});

// The embedded database takes whole transactions one after the other: nobody ever waits for a row.
const onServer = engineName() === "postgresql" ? test : test.skip;

onServer(
	"an account that is deleted leaves a basket before or after it is taken, not in between",
	async () => {
		const { ada, mei, see, makeForTwo } = await openBaskets(shop);
		const { id, skuId } = await makeForTwo({ price: "10.00", stock: 9 });
		let leaving: Promise<void> | undefined;
		await shop.db.transaction(async (tx) => {
			await lockBasket(tx, id);
			const members = await listMemberRows(tx, id);
			leaving = shop.db.transaction((other) => forgetBaskets(other, mei.id));
			for (let isWaiting = false; !isWaiting; ) {
				const { rows } = await tx.execute(
					sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
				);
				const left = await shop.db.$count(
					sharedBasketMember,
					eq(sharedBasketMember.basketId, id),
				);
				isWaiting = rows.length > 0 || left < members.length;
			}
			const addedAt = new Date();
			await putLines(
				tx,
				members.map(({ id: memberId }) => ({
					memberId,
					skuId,
					quantity: 1,
					addedAt,
				})),
			);
		});
		await leaving;
		expect((await see(ada)).members).toHaveLength(1);
	},
);
