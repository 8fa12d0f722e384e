import { pointsEntry } from "../../../db/schema/points";
import { type Decider, openDecider } from "../../../testing/decide-refund";
import { engineName } from "../../../testing/engine";
import { expectMoneyToAddUp } from "../../../testing/expect-money";
import { byExtent } from "../../../testing/extent";
import {
	openRefunder,
	type Refunder,
	readAgain,
} from "../../../testing/open-refunder";
import { endCouponOffers } from "../../../testing/seed-coupon";
import { openTestShop, type TestShop } from "../../../testing/test-shop";
import type { Answer } from "../../../testing/wire";

let shop: TestShop;
let kit: Refunder;
let operator: Decider;

beforeAll(async () => {
	shop = await openTestShop();
	await endCouponOffers(shop.db);
	operator = await openDecider(shop, "operator");
});
beforeEach(async () => {
	kit = await openRefunder(shop);
});
afterEach(() => expectMoneyToAddUp(shop));
afterAll(() => shop.close());

/** The embedded database does one thing at a time anyway. */
const rounds = engineName() === "postgresql" ? byExtent(4, 8) : 2;

const times = <Result>(count: number, work: () => Promise<Result>) =>
	Promise.all(Array.from({ length: count }, work));

const countOf = (answers: Answer[], wanted: number) =>
	answers.filter(({ code }) => code === wanted).length;

/** Five pieces that cost a fifth of the payment each: nothing was paid for delivery. */
const buyFive = () =>
	kit.buyOne({
		cartType: "SUPERMARKET",
		merchantId: 1,
		price: "80.00",
		pieces: 5,
	});

test("of twenty refunds of three fifths of a payment one is taken, whoever is first", async () => {
	const order = await buyFive();
	const answers = await times(20, () => kit.apply(order, [3]));
	expect(countOf(answers, 200)).toBe(1);
	expect(countOf(answers, 409)).toBe(19);
	const { refundNo } = answers.find(({ code }) => code === 200)?.data ?? {};
	const decided = await times(20, () => operator.approve(refundNo));
	expect(countOf(decided, 200)).toBe(20);
	await expectMoneyToAddUp(shop);
	const again = await times(20, () => kit.apply(order, [3]));
	expect(countOf(again, 409)).toBe(20);
	expect(await readAgain(shop, order)).toMatchObject({ refunded: "240.00" });
	expect(await kit.payer.charges(order.masterId)).toMatchObject([
		{ refunded: "240.00" },
	]);
});

test("one click that arrives twenty times is one application and twenty equal answers", async () => {
	const order = await buyFive();
	const answers = await times(20, () =>
		kit.apply(order, [2], { key: `a-click-for-${order.no}` }),
	);
	expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
	expect(answers[0]?.code).toBe(200);
});

test("refunds of many orders of one master, agreed to at once, pay back all of it once", async () => {
	await kit.givePoints(5_000);
	const orders = await kit.buy(
		[1, 2, 3, 4].map((merchantId) => ({ merchantId, price: "70.05" })),
		{ usePoints: true },
	);
	expect(orders).toHaveLength(4);
	const refunds: string[] = [];
	for (const order of orders) refunds.push(await kit.applied(order, [1]));
	await Promise.all(
		[...refunds, ...refunds].map((refundNo) => operator.approve(refundNo)),
	);
	await expectMoneyToAddUp(shop);
	const [charge] = await kit.payer.charges(orders[0]?.masterId ?? 0);
	expect(charge?.refunded).toBe(charge?.amount);
});

test("an application that is taken back while it is agreed to ends in one of both", async () => {
	for (let round = 0; round < rounds; round += 1) {
		const order = await kit.buyOne({ pieces: 2 });
		const refundNo = await kit.applied(order, [1]);
		const [revoked, approved, refused] = await Promise.all([
			kit.revoke(refundNo),
			operator.approve(refundNo),
			operator.refuse(refundNo),
		]);
		expect(countOf([revoked, approved, refused], 200)).toBe(1);
		expect(countOf([revoked, approved, refused], 409)).toBe(2);
		const { refunded } = await readAgain(shop, order);
		expect(refunded !== "0.00").toBe(approved.code === 200);
	}
});

test("an order that ships while a refund is asked for does one of both", async () => {
	for (let round = 0; round < rounds; round += 1) {
		const order = await kit.buyOne({ pieces: 2, price: "20.00" });
		const [applied, shipped] = await Promise.all([
			kit.apply(order, [2]),
			operator.ship(order.no),
		]);
		expect(applied.code).toBe(200);
		// Freight is part of it where the refund came first, and then nothing was shipped.
		const isFirst = applied.data.freight === "30.00";
		expect(shipped.code).toBe(isFirst ? 409 : 200);
		await operator.approve(applied.data.refundNo);
		expect((await readAgain(shop, order)).status).toBe(
			isFirst ? "cancelled" : "completed",
		);
	}
});

test("an order that is taken while it is refunded keeps as many points as what is left of it grants", async () => {
	for (let round = 0; round < rounds; round += 1) {
		const order = await kit.buyOne({ pieces: 4, price: "20.00" });
		await operator.ship(order.no);
		const refundNo = await kit.applied(order, [3]);
		const [taken, approved] = await Promise.all([
			kit.take(order.no),
			operator.approve(refundNo),
		]);
		expect([taken.code, approved.code]).toEqual([200, 200]);
	}
});

test("points that a refund takes back are not spent at the same moment", async () => {
	for (let round = 0; round < rounds; round += 1) {
		kit = await openRefunder(shop);
		const order = await kit.buyOne({ price: "400.00" });
		await operator.ship(order.no);
		await kit.take(order.no);
		// As if the days had passed: the granted points can be spent.
		const at = shop.now();
		await shop.db
			.insert(pointsEntry)
			.values([
				{ accountId: kit.id, kind: "granted", amount: 300, usableFrom: at, at },
			]);
		const refundNo = await kit.applied(order, [1]);
		await Promise.all([
			operator.approve(refundNo),
			kit.place([{ price: "100.00" }], { usePoints: true }).catch(() => ""),
		]);
		await expectMoneyToAddUp(shop);
	}
});
