import { eq, sql } from "drizzle-orm";
import type { Aisle } from "../../../contract/sales/buy-again";
import { category } from "../../../db/schema/category";
import { goods, sku } from "../../../db/schema/goods";
import { merchantOrder, orderLine } from "../../../db/schema/order";
import { expectFault } from "../../../testing/expect-fault";
import { type OpenAccount, openAccount } from "../../../testing/open-account";
import { seedSku } from "../../../testing/own-cart";
import { seedReceived } from "../../../testing/seed-received";
import { openTestShop, type TestShop } from "../../../testing/test-shop";

const path = "/api/front/order/again/list";
const dayMs = 86_400_000;
let shop: TestShop;
let shopper: OpenAccount;

beforeAll(async () => {
	shop = await openTestShop();
});
beforeEach(async () => {
	shopper = await openAccount(shop);
});
afterAll(() => shop.close());

/** A sku of its own, received so many days ago. */
async function receive(
	{ skuId, goodsId }: { skuId: number; goodsId: number },
	{ daysAgo = 0, quantity = 1, price = "10.00", of = shopper } = {},
) {
	const order = await seedReceived(shop, of.id, [goodsId]);
	const receivedAt = new Date(shop.now().getTime() - daysAgo * dayMs);
	await shop.db
		.update(merchantOrder)
		.set({ receivedAt })
		.where(eq(merchantOrder.id, order.orderId));
	await shop.db
		.update(orderLine)
		.set({ skuId, quantity, price })
		.where(eq(orderLine.orderId, order.orderId));
	return order;
}

const aisles = async ({ token } = shopper): Promise<Aisle[]> =>
	(await shop.wire.get(path, {}, { token })).data.aisles;
const allGoods = async () => (await aisles()).flatMap((one) => one.goods);
const skuIds = async () => (await allGoods()).map(({ skuId }) => skuId);

test("what was received stands with its last price, how often and how many, beside what it costs now", async () => {
	const rice = await seedSku(shop, { price: "12.00", stock: 5 });
	await receive(rice, { daysAgo: 9, quantity: 2, price: "9.00" });
	await receive(rice, { daysAgo: 2, quantity: 3, price: "11.00" });
	expect(await allGoods()).toMatchObject([
		{
			skuId: rice.skuId,
			price: "12.00",
			lastPrice: "11.00",
			times: 2,
			quantity: 3,
			quantityMax: 5,
			state: "available",
		},
	]);
});

test("what is bought often and lately comes first, and what was often bought long ago does not stay there", async () => {
	const [often, once, past] = [
		await seedSku(shop, {}),
		await seedSku(shop, {}),
		await seedSku(shop, {}),
	];
	for (const daysAgo of [300, 310, 320]) await receive(past, { daysAgo });
	await receive(once, { daysAgo: 1 });
	for (const daysAgo of [20, 30, 40]) await receive(often, { daysAgo });
	expect(await skuIds()).toEqual([often, once, past].map((one) => one.skuId));
});

test("aisles are walked as the shop has them, the supermarket before the mall", async () => {
	const tops = await shop.db.select().from(category);
	for (const cartType of ["E_COMMERCE", "SUPERMARKET"] as const)
		for (const top of tops
			.filter((one) => one.cartType === cartType && one.parentId === null)
			.slice(0, 2)) {
			const item = await seedSku(shop, {});
			await shop.db
				.update(goods)
				.set({ topCategoryId: top.id, cartType })
				.where(eq(goods.id, item.goodsId));
			await receive(item);
		}
	const walked = (await aisles()).map(({ id }) =>
		tops.find((one) => one.id === id),
	);
	expect(walked.map((one) => one?.cartType)).toEqual([
		"SUPERMARKET",
		"SUPERMARKET",
		"E_COMMERCE",
		"E_COMMERCE",
	]);
	for (const [one, next] of [walked.slice(0, 2), walked.slice(2)])
		expect(one?.position).toBeLessThan(next?.position ?? 0);
});

test("what is sold out or off the shelf stays and says so; no more is proposed than there is", async () => {
	const few = await seedSku(shop, { stock: 2 });
	const out = await seedSku(shop, { stock: 0 });
	const ended = await seedSku(shop, {});
	await shop.db
		.update(sku)
		.set({ isEnded: true })
		.where(eq(sku.id, ended.skuId));
	for (const [at, item] of [few, out, ended].entries())
		await receive(item, { quantity: 4, daysAgo: at });
	expect(await allGoods()).toMatchObject([
		{ state: "available", quantity: 2, quantityMax: 2 },
		{ state: "soldOut", quantity: 1, quantityMax: 0 },
		{ state: "offShelf", quantity: 1, quantityMax: 0 },
	]);
});

test("what has not arrived, was paid back as a whole, or was taken off the list is not named", async () => {
	const [coming, refunded, hidden, kept] = [
		await receive(await seedSku(shop, {})),
		await receive(await seedSku(shop, {})),
		await receive(await seedSku(shop, {})),
		await seedSku(shop, {}),
	];
	await receive(kept);
	const set = (
		orderId: number,
		to: Partial<typeof merchantOrder.$inferInsert>,
	) =>
		shop.db.update(merchantOrder).set(to).where(eq(merchantOrder.id, orderId));
	await set(coming.orderId, { receivedAt: null, status: "awaitingReceipt" });
	await set(hidden.orderId, { hiddenAt: shop.now() });
	await shop.db
		.update(orderLine)
		.set({ refundedQuantity: sql`${orderLine.quantity}` })
		.where(eq(orderLine.orderId, refunded.orderId));
	expect(await skuIds()).toEqual([kept.skuId]);
});

test("nobody sees what another account received", async () => {
	await receive(await seedSku(shop, {}), { of: await openAccount(shop) });
	expect(await aisles()).toEqual([]);
	expectFault(await shop.wire.get(path), "signInFirst");
});

test("a shop that does not offer it has neither the list nor its line in the menu", async () => {
	const { token } = shopper;
	const menuOf = async ({ wire }: Pick<TestShop, "wire">) => {
		const answer = await wire.get("/api/front/user/menu/user", {}, { token });
		return answer.data.routine_my_menus.map(
			(one: { pc_url: string }) => one.pc_url,
		);
	};
	const other = shop.openAnother({ buyAgain: false });
	expectFault(await other.wire.get(path, {}, { token }), "notFound");
	expect(await menuOf(shop)).toContain("/users/buy_again");
	expect(await menuOf(other)).not.toContain("/users/buy_again");
});
