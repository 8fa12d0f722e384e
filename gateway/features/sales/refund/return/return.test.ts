import {
	agreeToReturn,
	buyReceived,
	stockOf,
} from "../../../../testing/ask-return";
import { type Decider, openDecider } from "../../../../testing/decide-refund";
import {
	expectMoneyToAddUp,
	performEffects,
} from "../../../../testing/expect-money";
import {
	type BoughtOrder,
	openRefunder,
	type Refunder,
	readAgain,
} from "../../../../testing/open-refunder";
import { endCouponOffers } from "../../../../testing/seed-coupon";
import { openTestShop, type TestShop } from "../../../../testing/test-shop";

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
afterEach(async () => {
	shop.moveClock(0);
	await expectMoneyToAddUp(shop);
});
afterAll(() => shop.close());

const back = { return: { way: "pickUp" } };
const receive = (price: string, pieces: number) =>
	buyReceived(kit, operator, { price, pieces, stock: 9 });
const agree = (order: BoughtOrder, pieces: number[]) =>
	agreeToReturn(kit, operator, { order, pieces });
const lineOf = ({ lines }: BoughtOrder) => lines[0]?.id ?? 0;

test("goods can be asked to come back once they are there, and no others", async () => {
	const order = await kit.buyOne({ price: "20.00" });
	expect((await kit.offer(order.no)).data.returnable).toBeNull();
	expect((await kit.apply(order, [1], back)).code).toBe(409);
	await operator.ship(order.no);
	expect((await kit.apply(order, [1], back)).code).toBe(409);
	await kit.take(order.no);
	const { returnable } = (await kit.offer(order.no)).data;
	expect(returnable.lineIds).toEqual([lineOf(order)]);
	expect(returnable.stores.length).toBeGreaterThan(0);
	for (const asked of [
		{ way: "store" },
		{ way: "pickUp", storeId: returnable.stores[0].id },
		{ way: "dropOff", storeId: 99_999 },
	])
		expect((await kit.apply(order, [1], { return: asked })).code).toBe(400);
	const way = { way: "store", storeId: returnable.stores[0].id };
	const { data } = await kit.apply(order, [1], { return: way });
	expect(data.return.to.address).toBe(returnable.stores[0].address);
});

test("what is agreed to may be sent within seven days, and no money goes before it is looked at", async () => {
	const order = await receive("20.00", 3);
	const refundNo = await agree(order, [2]);
	expect((await operator.approve(refundNo)).code).toBe(200);
	const { data } = await kit.read(refundNo);
	expect(data).toMatchObject({ state: "returning", isRevocable: true });
	const days = Date.parse(data.return.dueAt) - shop.now().getTime();
	expect(Math.round(days / 86_400_000)).toBe(7);
	expect(data.return.to.name).toBeTruthy();
	await performEffects(shop);
	expect(await readAgain(shop, order)).toMatchObject({ refunded: "0.00" });
	expect((await kit.apply(order, [1])).code).toBe(409);
	expect((await kit.send(refundNo, "SF9")).data.state).toBe("sentBack");
	const { data: sent } = await kit.send(refundNo, "SF10");
	expect(sent).toMatchObject({
		state: "sentBack",
		isRevocable: false,
		return: { courier: "SF Express", trackingNo: "SF10" },
	});
	expect((await operator.arrived(refundNo)).data.state).toBe("arrived");
	expect((await operator.arrived(refundNo)).code).toBe(200);
	expect((await kit.send(refundNo)).code).toBe(409);
	expect(await stockOf(shop, order)).toBe(6);
});

test("what arrived and is good is paid back and sold again, once", async () => {
	const order = await receive("20.00", 3);
	const refundNo = await agree(order, [2]);
	const lines = [
		{ lineId: lineOf(order), accepted: 2, condition: "good" as const },
	];
	const answers = await Promise.all([
		operator.inspect(refundNo, lines),
		operator.inspect(refundNo, lines),
	]);
	expect(answers.map(({ code }) => code).sort()).toEqual([200, 409]);
	await performEffects(shop);
	expect((await kit.read(refundNo)).data).toMatchObject({
		state: "refunded",
		amount: "40.00",
		others: [],
		return: { dueAt: null, lines: [{ condition: "good" }] },
	});
	expect(await stockOf(shop, order)).toBe(8);
	expect(await readAgain(shop, order)).toMatchObject({ refunded: "40.00" });
});

test("damaged pieces are paid back and not sold again; food never is", async () => {
	const order = await receive("20.00", 2);
	const refundNo = await agree(order, [2]);
	await operator.inspect(refundNo, [
		{ lineId: lineOf(order), accepted: 2, condition: "damaged" },
	]);
	expect(await stockOf(shop, order)).toBe(7);
	const food = await buyReceived(kit, operator, {
		cartType: "SUPERMARKET",
		merchantId: 1,
		price: "80.00",
		pieces: 5,
		stock: 9,
	});
	await operator.inspect(await agree(food, [5]), [
		{ lineId: lineOf(food), accepted: 5, condition: "good" },
	]);
	expect(await stockOf(shop, food)).toBe(4);
	expect(await readAgain(shop, food)).toMatchObject({ status: "completed" });
});

test("a part that is accepted and the rest come to the cent to what was paid", async () => {
	await kit.receive({ amount: "5.00", minimumSpend: "50.00" });
	const order = await receive("33.35", 3);
	const { payable = "" } = order.lines[0] ?? {};
	expect(payable).toBe("95.05");
	const refundNo = await agree(order, [3]);
	const lines = [
		{ lineId: lineOf(order), accepted: 2, condition: "good" as const },
	];
	expect((await operator.inspect(refundNo, lines)).code).toBe(400);
	expect((await kit.read(refundNo)).data.state).toBe("returning");
	const refusal = "One was worn.";
	const { data } = await operator.inspect(refundNo, lines, { refusal });
	expect(data).toMatchObject({
		state: "refunding",
		quantity: 2,
		amount: "63.37",
	});
	const [restNo] = data.others;
	const { data: rest } = await kit.read(restNo);
	expect(rest).toMatchObject({
		state: "refused",
		quantity: 1,
		amount: "31.68",
		refusal,
		others: [refundNo],
	});
	expect(await stockOf(shop, order)).toBe(8);
	await expectMoneyToAddUp(shop);
	expect(await readAgain(shop, order)).toMatchObject({ refunded: "63.37" });
});

test("nothing of it may be accepted, and then nothing is paid", async () => {
	const order = await receive("20.00", 1);
	const refundNo = await agree(order, [1]);
	await kit.send(refundNo);
	const { data } = await operator.inspect(
		refundNo,
		[{ lineId: lineOf(order), accepted: 0, condition: "missingPieces" }],
		{ refusal: "The box was empty." },
	);
	expect(data).toMatchObject({ state: "refused", others: [] });
	expect(await readAgain(shop, order)).toMatchObject({ refunded: "0.00" });
	const more = [{ lineId: lineOf(order), accepted: 2, condition: "good" }];
	expect((await operator.inspect(refundNo, more as never)).code).toBe(409);
});

test("whoever has not sent the goods may take the application back, and ask again", async () => {
	const order = await receive("20.00", 1);
	const refundNo = await agree(order, [1]);
	expect((await kit.revoke(refundNo)).data).toMatchObject({
		state: "revoked",
		return: { dueAt: null },
	});
	expect((await kit.send(refundNo)).code).toBe(409);
	await agree(order, [1]);
});

test("somebody else finds nothing of it", async () => {
	const order = await receive("20.00", 1);
	const refundNo = await agree(order, [1]);
	const other = await openRefunder(shop);
	expect((await other.send(refundNo)).code).toBe(404);
	expect((await other.object(refundNo)).code).toBe(404);
	const foreign = await openDecider(shop, 3);
	expect((await foreign.arrived(refundNo)).code).toBe(404);
});
