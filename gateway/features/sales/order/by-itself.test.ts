import { eq } from "drizzle-orm";
import { account } from "../../../db/schema/account";
import { merchantOrder, orderStep } from "../../../db/schema/order";
import { pointsEntry } from "../../../db/schema/points";
import { buyPaid } from "../../../testing/buy-paid";
import { expectInvariants } from "../../../testing/invariants";
import { type Buyer, openBuyer } from "../../../testing/open-buyer";
import { openStaff, type StaffClient } from "../../../testing/open-staff";
import { seedSku } from "../../../testing/own-cart";
import { openTestShop, type TestShop } from "../../../testing/test-shop";
import { completeDue, receiveDue } from "./by-itself";
import { findOrder } from "./repository";

let shop: TestShop;
let staff: StaffClient;
let kit: Buyer;

beforeAll(async () => {
	shop = await openTestShop();
	staff = await openStaff(shop, "operator");
});
beforeEach(async () => {
	kit = await openBuyer(shop);
});
afterEach(() => expectInvariants(shop.db));
afterAll(() => shop.close());

const after = (days: number) =>
	new Date(Date.now() + days * 24 * 60 * 60 * 1_000);

async function buyShipped(price = "400.50", buyer = kit): Promise<string> {
	const { skuId } = await seedSku(shop, { price });
	const [orderNo = ""] = await buyPaid(shop, buyer, [{ skuId }]);
	await staff.ship(orderNo);
	return orderNo;
}

const seen = async (orderNo: string, buyer = kit) =>
	(await buyer.get(`detail/${orderNo}`)).data;

const pointsOf = (accountId: number) =>
	shop.db
		.select({ kind: pointsEntry.kind, amount: pointsEntry.amount })
		.from(pointsEntry)
		.where(eq(pointsEntry.accountId, accountId));

test("what is on its way counts as received ten days after shipment and not before, and is completed fifteen days later", async () => {
	const orderNo = await buyShipped();
	await receiveDue(shop.db, after(9.9));
	expect(await seen(orderNo)).toMatchObject({ status: 1 });
	await receiveDue(shop.db, after(10.1));
	await completeDue(shop.db, after(25));
	expect(await seen(orderNo)).toMatchObject({ status: 2 });
	await completeDue(shop.db, after(25.2));
	const { status, history, actions } = await seen(orderNo);
	expect(status).toBe(3);
	expect(actions).toContain("review");
	expect(history.slice(-2)).toMatchObject([
		{
			step: "received",
			actor: "shop",
			reason: "10 days have passed since it was shipped",
		},
		{
			step: "completed",
			actor: "shop",
			reason: "15 days have passed since it was received",
		},
	]);
});

test("what its buyer received is left alone, and can be received again without any effect", async () => {
	const orderNo = await buyShipped();
	for (const _ of [1, 2])
		expect(await kit.ask(`take/${orderNo}`)).toMatchObject({
			code: 200,
			data: {
				status: 2,
				receivedBy: null,
				refundUntil: expect.stringMatching(/\+08:00$/),
			},
		});
	await receiveDue(shop.db, after(11));
	expect(await pointsOf(kit.id)).toEqual([{ kind: "granted", amount: 400 }]);
});

test("what has not left the shop cannot be received", async () => {
	const { skuId } = await seedSku(shop);
	const [orderNo] = await buyPaid(shop, kit, [{ skuId }]);
	expect((await kit.ask(`take/${orderNo}`)).code).toBe(409);
});

test("one point comes for each whole 1.00 that was paid, freight too, to whoever took the tourist over", async () => {
	const guest = await openBuyer(shop, { kind: "tourist" });
	const orderNo = await buyShipped("99.99", guest);
	await shop.db
		.update(account)
		.set({ adoptedBy: kit.id })
		.where(eq(account.id, guest.id));
	await receiveDue(shop.db, after(11));
	expect((await seen(orderNo)).total).toBe("129.99");
	expect(await pointsOf(kit.id)).toEqual([{ kind: "granted", amount: 129 }]);
	expect(await pointsOf(guest.id)).toEqual([]);
});

test("20 clicks and three workers receive an order once", async () => {
	const orderNo = await buyShipped();
	const clicks = Array.from({ length: 20 }, () => kit.ask(`take/${orderNo}`));
	const workers = [1, 2, 3].map(() => receiveDue(shop.db, after(11)));
	const answers = await Promise.all(clicks);
	await Promise.all(workers);
	for (const { code } of answers) expect(code).toBe(200);
	expect(await pointsOf(kit.id)).toHaveLength(1);
});

test("workers that complete at once complete each order once", async () => {
	const numbers: string[] = [];
	for (const _ of [1, 2, 3, 4]) numbers.push(await buyShipped());
	await receiveDue(shop.db, after(11));
	const due = await shop.db.$count(
		merchantOrder,
		eq(merchantOrder.status, "received"),
	);
	const moved = await Promise.all(
		[1, 2, 3].map(() => completeDue(shop.db, after(27))),
	);
	moved.push(await completeDue(shop.db, after(27)));
	expect(moved.reduce((all, one) => all + one, 0)).toBe(due);
	for (const no of numbers) {
		expect(await seen(no)).toMatchObject({ status: 3 });
		const { id = 0 } = (await findOrder(shop.db, no)) ?? {};
		const steps = await shop.db
			.select()
			.from(orderStep)
			.where(eq(orderStep.orderId, id));
		expect(steps.filter(({ step }) => step === "completed")).toHaveLength(1);
	}
});

test("20 desks ship an order once", async () => {
	const { skuId } = await seedSku(shop);
	const [orderNo = ""] = await buyPaid(shop, kit, [{ skuId, quantity: 3 }]);
	const answers = await Promise.all(
		Array.from({ length: 20 }, () => staff.ship(orderNo)),
	);
	const codes = answers.map(({ code }) => code);
	expect(codes.filter((code) => code === 200)).toHaveLength(1);
	expect(codes.filter((code) => code === 409)).toHaveLength(19);
	expect((await seen(orderNo)).parcels).toHaveLength(1);
});
