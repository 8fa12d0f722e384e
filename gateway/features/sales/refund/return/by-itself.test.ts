import pino from "pino";
import {
	agreeToReturn,
	buyReceived,
	returnDayMs,
	stockOf,
} from "../../../../testing/ask-return";
import { type Decider, openDecider } from "../../../../testing/decide-refund";
import {
	expectMoneyToAddUp,
	performEffects,
} from "../../../../testing/expect-money";
import { openRefunder, type Refunder } from "../../../../testing/open-refunder";
import { openTestShop, type TestShop } from "../../../../testing/test-shop";
import { moveReturnsDue } from "./by-itself";

let shop: TestShop;
let kit: Refunder;
let operator: Decider;

beforeAll(async () => {
	shop = await openTestShop();
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

const log = pino({ level: "silent" });

/** As many processes as like to look, so many days from now. */
const moveAfter = (days: number) => {
	const now = () => new Date(shop.now().getTime() + days * returnDayMs);
	const look = () => moveReturnsDue({ db: shop.db, log, now });
	return Promise.all([look(), look(), look()]);
};

async function begin() {
	const wanted = { price: "20.00", pieces: 2, stock: 9 };
	const order = await buyReceived(kit, operator, wanted);
	const refundNo = await agreeToReturn(kit, operator, { order, pieces: [2] });
	return { order, refundNo };
}

const sumOf = (counts: number[]) => counts.reduce((all, one) => all + one, 0);

test("what was not sent in time is over, once, and can be asked for anew", async () => {
	const { order, refundNo } = await begin();
	expect(sumOf(await moveAfter(6.9))).toBe(0);
	expect(sumOf(await moveAfter(7.1))).toBe(1);
	expect((await kit.read(refundNo)).data).toMatchObject({
		state: "expired",
		objectUntil: null,
		return: { dueAt: null },
	});
	expect((await kit.send(refundNo)).code).toBe(409);
	expect((await kit.apply(order, [1])).code).toBe(200);
});

test("what was sent and nobody booked is accepted after twelve days, in full and without a look", async () => {
	const { order, refundNo } = await begin();
	await kit.send(refundNo);
	expect(sumOf(await moveAfter(11.9))).toBe(0);
	expect(sumOf(await moveAfter(12.1))).toBe(1);
	await performEffects(shop);
	expect((await kit.read(refundNo)).data).toMatchObject({
		state: "refunded",
		amount: "40.00",
	});
	expect(await stockOf(shop, order)).toBe(7);
});

test("what arrived is looked at within five days, or accepted", async () => {
	const { refundNo } = await begin();
	await operator.arrived(refundNo);
	expect(sumOf(await moveAfter(4.9))).toBe(0);
	expect(sumOf(await moveAfter(5.1))).toBe(1);
	expect((await kit.read(refundNo)).data.state).toBe("refunding");
});

test("of a parcel that is sent and a time that is up at once one counts", async () => {
	const { refundNo } = await begin();
	const [sent] = await Promise.all([kit.send(refundNo), moveAfter(7.1)]);
	const { state } = (await kit.read(refundNo)).data;
	expect([sent.code, state]).toEqual(
		sent.code === 200 ? [200, "sentBack"] : [409, "expired"],
	);
});
