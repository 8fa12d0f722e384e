import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { couponReceipt } from "../../../db/schema/coupon";
import { sku } from "../../../db/schema/goods";
import { masterOrder } from "../../../db/schema/order";
import { pointsEntry } from "../../../db/schema/points";
import { preOrder } from "../../../db/schema/pre-order";
import { store } from "../../../db/schema/store";
import { engineName } from "../../../testing/engine";
import { byExtent } from "../../../testing/extent";
import { expectInvariants } from "../../../testing/invariants";
import { type Buyer, openBuyer } from "../../../testing/open-buyer";
import { seedSku } from "../../../testing/own-cart";
import { openTestShop, type TestShop } from "../../../testing/test-shop";
import type { Answer } from "../../../testing/wire";
import { expireUnpaid } from "../order/expire";

/** A server has a connection for each; `npm run race -- --rounds 200` asks for more. */
const rounds =
	engineName() === "postgresql"
		? Number(process.env.RACE_ROUNDS ?? byExtent(5, 20))
		: 2;
const crowd = byExtent(20, 50);
let shop: TestShop;
let buyers: Buyer[];

beforeAll(async () => {
	shop = await openTestShop();
	buyers = [];
	for (let at = 0; at < crowd; at += 1) buyers.push(await openBuyer(shop));
});
afterEach(() => expectInvariants(shop.db));
afterAll(() => shop.close());

interface Order {
	buyer: Buyer;
	body: object;
}

/** Everything but the last click. */
async function agree(
	buyer: Buyer,
	wanted: object,
	choices: object = {},
): Promise<Order> {
	const preOrderNo = await buyer.want(wanted);
	const { data } = await buyer.quote(preOrderNo, choices);
	const { addressId } = buyer;
	return {
		buyer,
		body: {
			preOrderNo,
			addressId,
			payMethod: "local",
			total: data.total,
			...choices,
		},
	};
}

/** The same for the whole crowd, as pages that have been open for long: 10.00 and a parcel. */
async function agreeAll(skuId: number): Promise<Order[]> {
	const rows = buyers.map(({ id: accountId }) => ({
		no: randomUUID(),
		accountId,
		isFromCart: false,
		lines: [{ skuId, quantity: 1, price: "10.00" }],
		createdAt: new Date(),
	}));
	await shop.db.insert(preOrder).values(rows);
	return buyers.map((buyer, at) => ({
		buyer,
		body: {
			preOrderNo: rows[at]?.no,
			addressId: buyer.addressId,
			total: "40.00",
			payMethod: "local",
		},
	}));
}

const click = ({ buyer, body }: Order) => buyer.ask("create", body);

const buyNow = (skuId: number, quantity = 1) => ({
	from: "buyNow",
	skuId,
	quantity,
});

const bought = (answers: Answer[]) =>
	answers.filter(({ code }) => code === 200);

/** Whoever was refused hears why. */
function expectClearRefusals(answers: Answer[], kinds: string[]) {
	for (const { code, data } of answers.filter(({ code }) => code !== 200)) {
		expect(code).toBe(409);
		expect(kinds).toContain(data.changes[0]?.kind);
	}
}

const stockOf = async (id: number) =>
	(await shop.db.select().from(sku).where(eq(sku.id, id)))[0];

test(`of ${crowd} who click at once for the last one, ${rounds} times over, each time one has it and all others hear that it is sold out`, async () => {
	for (let round = 0; round < rounds; round += 1) {
		const { skuId } = await seedSku(shop, { stock: 1 });
		const orders = await agreeAll(skuId);
		const answers = await Promise.all(orders.map(click));
		expect(bought(answers)).toHaveLength(1);
		expectClearRefusals(answers, ["stock"]);
		expect(await stockOf(skuId)).toMatchObject({ stock: 0, reserved: 1 });
	}
});

test("of seven pieces exactly seven are sold to carts that want several goods in any order", async () => {
	const [rare, other] = [
		await seedSku(shop, { stock: 7 }),
		await seedSku(shop, { stock: 500 }),
	];
	const orders = await Promise.all(
		buyers.map(async (buyer, at) => {
			const wanted = [
				{ skuId: rare.skuId, quantity: 1 },
				{ skuId: other.skuId, quantity: 2 },
				// The same once more: of one sku a cart has one line.
				{ skuId: rare.skuId, quantity: 1 },
			];
			await buyer.post("save", at % 2 ? wanted : wanted.reverse());
			return agree(buyer, { from: "cart" });
		}),
	);
	const answers = await Promise.all(orders.map(click));
	expectClearRefusals(answers, ["stock"]);
	expect(bought(answers)).toHaveLength(3);
	expect(await stockOf(rare.skuId)).toMatchObject({ stock: 1, reserved: 6 });
	expect(await stockOf(other.skuId)).toMatchObject({ reserved: 6 });
});

test(`one coupon in ${crowd} orders at once is used by one of them`, async () => {
	const kit = await openBuyer(shop);
	const { skuId } = await seedSku(shop, { price: "150.00" });
	const couponId = await kit.receive();
	const choices = { couponIds: [couponId] };
	const orders = await Promise.all(
		buyers.map(() => agree(kit, buyNow(skuId), choices)),
	);
	const answers = await Promise.all(orders.map(click));
	expect(bought(answers)).toHaveLength(1);
	expectClearRefusals(answers, ["coupon"]);
	const [receipt] = await shop.db
		.select()
		.from(couponReceipt)
		.where(eq(couponReceipt.couponId, couponId));
	expect(receipt?.usedBy).toBe(bought(answers)[0]?.data.orderNo);
});

test("20 orders that want the same points spend no more than there are", async () => {
	const kit = await openBuyer(shop);
	await kit.givePoints(2_500);
	const { skuId } = await seedSku(shop, { price: "50.00" });
	const orders = await Promise.all(
		Array.from({ length: 20 }, () =>
			agree(kit, buyNow(skuId), { usePoints: true }),
		),
	);
	const answers = await Promise.all(orders.map(click));
	// 20 % of 50.00 is 1,000 points: two orders have them, and the rest hear that there are fewer.
	expect(bought(answers)).toHaveLength(2);
	expectClearRefusals(answers, ["points"]);
	const spent = await shop.db
		.select()
		.from(pointsEntry)
		.where(eq(pointsEntry.accountId, kit.id));
	expect(spent.reduce((sum, { amount }) => sum + amount, 0)).toBe(500);
});

test("the last place in a slot is one order's", async () => {
	const [nearest] = await shop.db.select().from(store).where(eq(store.id, 1));
	const { skuId } = await seedSku(shop, {
		cartType: "SUPERMARKET",
		merchantId: nearest?.merchantId ?? 0,
	});
	await shop.db.update(store).set({ slotCapacity: 1 });
	const kit = await openBuyer(shop);
	const { data } = await kit.quote(await kit.want(buyNow(skuId)));
	const [{ key, store: from }] = data.groups;
	const slots = await shop.wire.get("/api/front/store/slots", {
		storeId: from.id,
	});
	const slot = slots.data.days[2].slots[1].from;
	const orders = await Promise.all(
		buyers.map((buyer) =>
			agree(buyer, buyNow(skuId), { slots: { [key]: slot } }),
		),
	);
	const answers = await Promise.all(orders.map(click));
	expect(bought(answers)).toHaveLength(1);
	expectClearRefusals(answers, ["slot"]);
});

test("20 clicks with one key make one order and hear one answer", async () => {
	const kit = await openBuyer(shop);
	const { skuId } = await seedSku(shop, { stock: 5 });
	const { body } = await agree(kit, buyNow(skuId));
	const key = randomUUID();
	const answers = await Promise.all(
		Array.from({ length: 20 }, () => kit.ask("create", body, key)),
	);
	expect(bought(answers)).toHaveLength(20);
	expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
	expect(await stockOf(skuId)).toMatchObject({ stock: 4, reserved: 1 });
});

test("20 clicks with keys of their own make one order of a pre-order", async () => {
	const kit = await openBuyer(shop);
	const { skuId } = await seedSku(shop, { stock: 5 });
	const order = await agree(kit, buyNow(skuId));
	const answers = await Promise.all(
		Array.from({ length: 20 }, () => click(order)),
	);
	const [made] = bought(answers);
	expect(bought(answers)).toHaveLength(1);
	for (const { code, data } of answers.filter(({ code }) => code !== 200)) {
		expect(code).toBe(409);
		expect(data.orderNo).toBe(made?.data.orderNo);
	}
	expect(await stockOf(skuId)).toMatchObject({ stock: 4, reserved: 1 });
});

test("an order that is cancelled and expires in several processes at once gives everything back once", async () => {
	const kit = await openBuyer(shop);
	const { skuId } = await seedSku(shop, { price: "100.00", stock: 5 });
	await kit.receive();
	await kit.givePoints(500);
	const { data } = await click(
		await agree(kit, buyNow(skuId, 2), { usePoints: true }),
	);
	const later = new Date(Date.now() + 31 * 60_000);
	await Promise.all([
		...Array.from({ length: 5 }, () => expireUnpaid(shop.db, later)),
		...Array.from({ length: 5 }, () => kit.ask(`cancel/${data.orderNo}`)),
	]);
	expect(await stockOf(skuId)).toMatchObject({ stock: 5, reserved: 0 });
	const [master] = await shop.db
		.select()
		.from(masterOrder)
		.where(eq(masterOrder.no, data.orderNo));
	expect(master?.cancelledAt).not.toBeNull();
	const { data: quote } = await kit.quote(await kit.want(buyNow(skuId, 2)));
	expect(quote).toMatchObject({
		points: { current: 500 },
		coupons: [{ isChosen: true }],
	});
});
