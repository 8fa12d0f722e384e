import { hash } from "@node-rs/argon2";
import { eq } from "drizzle-orm";
import { account } from "../../../db/schema/account";
import {
	masterOrder,
	merchantOrder,
	orderStep,
} from "../../../db/schema/order";
import { preOrder } from "../../../db/schema/pre-order";
import { expectMoneyToAddUp } from "../../../testing/expect-money";
import { openAccount } from "../../../testing/open-account";
import { type Buyer, openBuyer } from "../../../testing/open-buyer";
import { openPayer } from "../../../testing/open-payer";
import { seedSku } from "../../../testing/own-cart";
import { openTestShop, type TestShop } from "../../../testing/test-shop";
import { maskOrdersOfDeleted } from "./forget";

const password = "harbour lights at nine";
const dayMs = 24 * 60 * 60 * 1_000;
let shop: TestShop;
let passwordHash: string;
let kit: Buyer;

beforeAll(async () => {
	shop = await openTestShop();
	passwordHash = await hash(password);
});
beforeEach(async () => {
	kit = await openBuyer(shop, { passwordHash });
});
afterAll(() => shop.close());

/** Number of an order with a note, of somebody at home in Taikoo Shing. */
async function buy(buyer = kit): Promise<string> {
	const { skuId } = await seedSku(shop, { price: "200.00", stock: 5 });
	const wanted = { from: "buyNow", skuId, quantity: 1 };
	const preOrderNo = await buyer.want(wanted);
	const { data: quote } = await buyer.quote(preOrderNo);
	const notes = { [quote.groups[0].key]: "Ring twice, ask for Kit" };
	return (await buyer.order(preOrderNo, { notes })).data.orderNo;
}

async function buyAndPay(buyer = kit): Promise<string> {
	const orderNo = await buy(buyer);
	await (await openPayer(shop, shop, buyer)).pay(orderNo);
	return orderNo;
}

const leave = ({ token }: Pick<Buyer, "token"> = kit) =>
	shop.wire.post("/api/front/user/delete", { password }, { token });

async function rowOf(orderNo: string) {
	const [row] = await shop.db
		.select()
		.from(masterOrder)
		.innerJoin(merchantOrder, eq(merchantOrder.masterId, masterOrder.id))
		.where(eq(masterOrder.no, orderNo));
	if (!row) throw new Error("There is no such order");
	return { ...row.master_order, part: row.merchant_order };
}

/** As staff ships and the buyer receives. */
async function receive(orderNo: string, at: Date): Promise<void> {
	const { part } = await rowOf(orderNo);
	const step = { orderId: part.id, actor: "shop", at } as const;
	await shop.db.insert(orderStep).values([
		{ ...step, step: "shipped" },
		{ ...step, step: "received" },
	]);
	await shop.db
		.update(merchantOrder)
		.set({ status: "received" })
		.where(eq(merchantOrder.id, part.id));
}

async function isNamed(orderNo: string): Promise<boolean> {
	const { deliveredTo, part } = await rowOf(orderNo);
	const kept = JSON.stringify([deliveredTo, part.note]);
	const isWhole = /Kit|91234567/.test(kept);
	if (!isWhole) {
		expect(part.note).toBe("");
		expect(Object.values(deliveredTo).filter(Boolean).sort()).toEqual(
			["HK", "eastern", "home"].sort(),
		);
	}
	return isWhole;
}

test("who leaves with an order that waits to be paid cancels it, and everything goes back", async () => {
	const orderNo = await buy();
	expect((await leave()).code).toBe(200);
	const { cancelledAt, part } = await rowOf(orderNo);
	expect(cancelledAt).toBeInstanceOf(Date);
	const steps = await shop.db
		.select()
		.from(orderStep)
		.where(eq(orderStep.orderId, part.id));
	expect(steps.at(-1)).toMatchObject({
		step: "cancelled",
		actor: "buyer",
		reason: "accountDeleted",
	});
	expect(await isNamed(orderNo)).toBe(false);
	await expectMoneyToAddUp(shop);
});

test("orders that are over keep their goods and amounts and lose their buyer when the account is deleted", async () => {
	const [cancelled, received] = [await buy(), await buyAndPay()];
	await kit.ask(`cancel/${cancelled}`);
	await receive(received, new Date(Date.now() - 15 * dayMs));
	await leave();
	expect(await isNamed(cancelled)).toBe(false);
	expect(await isNamed(received)).toBe(false);
	expect(await rowOf(received)).toMatchObject({
		goodsTotal: "200.00",
		deliveredTo: { district: "eastern", realName: "", phone: "" },
	});
});

test("an order that is on its way keeps its address until 15 days after it was received", async () => {
	const orderNo = await buyAndPay();
	await leave();
	const receivedAt = new Date();
	const daysLater = (days: number) =>
		new Date(receivedAt.getTime() + days * dayMs);
	await maskOrdersOfDeleted(shop.db, daysLater(100));
	expect(await isNamed(orderNo)).toBe(true);
	await receive(orderNo, receivedAt);
	await maskOrdersOfDeleted(shop.db, daysLater(14.9));
	expect(await isNamed(orderNo)).toBe(true);
	await Promise.all(
		[1, 2, 3].map(() => maskOrdersOfDeleted(shop.db, daysLater(15))),
	);
	expect(await isNamed(orderNo)).toBe(false);
});

test("what a tourist ordered goes with the member that took it over; others' orders stay as they are", async () => {
	const mia = await openBuyer(shop);
	const member = await openAccount(shop, { passwordHash });
	const tourist = await openBuyer(shop, {
		kind: "tourist",
		adoptedBy: null,
	});
	const [hers, theirs] = [await buy(mia), await buy(tourist)];
	for (const [buyer, orderNo] of [
		[mia, hers],
		[tourist, theirs],
	] as const)
		await buyer.ask(`cancel/${orderNo}`);
	await adopt(tourist.id, member.id);
	await leave(member);
	expect(await isNamed(theirs)).toBe(false);
	expect(await isNamed(hers)).toBe(true);
});

async function adopt(touristId: number, memberId: number): Promise<void> {
	await shop.db
		.update(account)
		.set({ adoptedBy: memberId })
		.where(eq(account.id, touristId));
}

test("pre-orders go with their account", async () => {
	const { skuId } = await seedSku(shop);
	await kit.want({ from: "buyNow", skuId, quantity: 1 });
	await leave();
	const left = shop.db.$count(preOrder, eq(preOrder.accountId, kit.id));
	expect(await left).toBe(0);
});
