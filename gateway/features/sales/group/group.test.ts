import { eq } from "drizzle-orm";
import { buyingGroup } from "../../../db/schema/group";
import { masterOrder } from "../../../db/schema/order";
import { outbox } from "../../../db/schema/outbox";
import { payFor } from "../../../testing/buy-paid";
import { expectInvariants } from "../../../testing/invariants";
import { type Buyer, openBuyer } from "../../../testing/open-buyer";
import {
	askForPlace,
	joinPaid,
	openGroup,
	seedOffer,
	takePlaceFor,
} from "../../../testing/open-group";
import { openStaff } from "../../../testing/open-staff";
import { openTestShop, type TestShop } from "../../../testing/test-shop";

let shop: TestShop;

beforeAll(async () => {
	shop = await openTestShop();
});
afterEach(() => expectInvariants(shop.db));
afterAll(() => shop.close());

const read = (id: number, token?: string) =>
	shop.wire.get(`/api/front/group/detail/${id}`, {}, { token });
async function closeIn(groupId: number, minutes: number): Promise<Date> {
	const closesAt = new Date(Date.now() + minutes * 60_000);
	await shop.db
		.update(buyingGroup)
		.set({ closesAt })
		.where(eq(buyingGroup.id, groupId));
	return closesAt;
}
const listFor = async (goodsId: number) => {
	const query = { goodsId };
	const { data } = await shop.wire.get("/api/front/group/list", query);
	return data.list;
};
const listOrders = async (buyer: Buyer) => (await buyer.get("list")).data.list;

test("a group is opened and completed by ordinary orders at the joint price", async () => {
	const offer = await seedOffer(shop);
	const mia = await openBuyer(shop, { nickname: "Mia Chan" });
	const opened = await takePlaceFor(shop, mia, { ...offer, quantity: 2 });
	expect((await read(opened.groupId)).data).toMatchObject({
		state: "open",
		size: 2,
		missing: 2,
		placesLeft: 1,
		price: "8.00",
		isJoinable: true,
		own: null,
		members: [{ name: "M***n", isPaid: false }],
		offer: { singlePrice: "10.00", piecesMax: 5, hours: 24 },
	});
	await payFor(shop, opened.masterNo);
	const kit = await joinPaid(shop, opened);
	expect((await read(opened.groupId, mia.token)).data).toMatchObject({
		state: "complete",
		missing: 0,
		placesLeft: 0,
		isJoinable: false,
		own: { orderNo: opened.orderNo, isPaid: true },
	});
	const [order] = await listOrders(mia);
	expect(order).toMatchObject({
		goodsTotal: "16.00",
		couponTotal: "0.00",
		group: { id: opened.groupId, state: "complete" },
	});
	expect(await listOrders(kit.buyer)).toMatchObject([{ goodsTotal: "8.00" }]);
});

test("what has no coupons and no points says so before it is ordered", async () => {
	const offer = await seedOffer(shop);
	const buyer = await openBuyer(shop);
	await buyer.receive({ amount: "5.00", minimumSpend: "0.00" });
	await buyer.givePoints(5_000);
	const preOrderNo = await buyer.want({
		from: "group",
		quantity: 1,
		offerId: offer.offerId,
		groupId: null,
	});
	const { data } = await buyer.quote(preOrderNo, { usePoints: true });
	expect(data).toMatchObject({
		goodsTotal: "8.00",
		couponTotal: "0.00",
		pointsTotal: "0.00",
		coupons: [],
		points: { usable: 0 },
		group: { id: null, size: 2, missing: 2, singlePrice: "10.00" },
	});
	expect((await buyer.order(preOrderNo, { usePoints: true })).code).toBe(200);
});

test("nobody has two places in a group, or more pieces than the offer allows", async () => {
	const offer = await seedOffer(shop, { size: 3, piecesMax: 3 });
	const buyer = await openBuyer(shop);
	const opened = await takePlaceFor(shop, buyer, { ...offer, quantity: 2 });
	expect(await askForPlace(buyer, opened)).toMatchObject({
		code: 409,
		message: "You are in this group already",
		data: { orderNo: opened.orderNo },
	});
	expect(await askForPlace(buyer, { ...offer, quantity: 2 })).toMatchObject({
		code: 409,
		data: { left: 1 },
	});
	expect((await askForPlace(buyer, offer)).code).toBe(200);
});

test("a place comes back with an order that is cancelled or not paid in time", async () => {
	const offer = await seedOffer(shop);
	const { groupId } = await openGroup(shop, offer);
	const left = await takePlaceFor(shop, await openBuyer(shop), {
		...offer,
		groupId,
	});
	const late = await openBuyer(shop);
	const wanted = { ...offer, groupId };
	expect(await askForPlace(late, wanted)).toMatchObject({ code: 409 });
	await left.buyer.ask(`cancel/${left.masterNo}`);
	expect((await read(groupId)).data).toMatchObject({ placesLeft: 1 });
	expect((await askForPlace(late, wanted)).code).toBe(200);
});

test("a group that nobody is left in is over, and nobody can join it", async () => {
	const offer = await seedOffer(shop);
	const opened = await takePlaceFor(shop, await openBuyer(shop), offer);
	await opened.buyer.ask(`cancel/${opened.masterNo}`);
	expect((await read(opened.groupId)).data).toMatchObject({ state: "failed" });
	const wanted = { ...offer, groupId: opened.groupId };
	const answer = await askForPlace(await openBuyer(shop), wanted);
	expect(answer.code).toBe(409);
});

test("lists show groups that somebody has paid for, and whoever needs the fewest first", async () => {
	const offer = await seedOffer(shop, { size: 3 });
	await takePlaceFor(shop, await openBuyer(shop), offer);
	const slow = await openGroup(shop, offer);
	const quick = await openGroup(shop, offer);
	await joinPaid(shop, { ...offer, groupId: quick.groupId });
	const [listed] = await listFor(offer.goodsId);
	expect(listed).toMatchObject({
		id: offer.offerId,
		price: "8.00",
		singlePrice: "10.00",
		groupCount: 2,
		groups: [
			{ id: quick.groupId, missing: 1 },
			{ id: slow.groupId, missing: 2 },
		],
	});
});

test("in its last minutes a group takes nobody in, and an order waits no longer than its group", async () => {
	const offer = await seedOffer(shop);
	const { groupId } = await openGroup(shop, offer);
	const wanted = { ...offer, groupId };
	const closesAt = await closeIn(groupId, 10);
	const { buyer, masterNo } = await takePlaceFor(
		shop,
		await openBuyer(shop),
		wanted,
	);
	const [master] = await shop.db
		.select()
		.from(masterOrder)
		.where(eq(masterOrder.no, masterNo));
	expect(master?.expiresAt).toEqual(closesAt);
	await buyer.ask(`cancel/${masterNo}`);
	await closeIn(groupId, 4);
	expect((await askForPlace(await openBuyer(shop), wanted)).code).toBe(409);
	expect(await listFor(offer.goodsId)).toMatchObject([{ groups: [] }]);
});

test("no more is paid together than alone, and an offer that saves nothing is not shown", async () => {
	const offer = await seedOffer(shop, {
		price: "12.00",
		sold: { price: "10.00" },
	});
	expect(await listFor(offer.goodsId)).toEqual([]);
	const { buyer } = await takePlaceFor(shop, await openBuyer(shop), offer);
	expect(await listOrders(buyer)).toMatchObject([{ goodsTotal: "10.00" }]);
});

test("until its group is complete an order is neither shipped nor refunded", async () => {
	const offer = await seedOffer(shop);
	const opened = await openGroup(shop, offer);
	const staff = await openStaff(shop, 2);
	const [order] = await listOrders(opened.buyer);
	expect(order.actions).not.toContain("refund");
	expect((await staff.ship(opened.orderNo)).code).toBe(409);
	const apply = () =>
		opened.buyer.ask("refund", {
			orderNo: opened.orderNo,
			lines: [{ lineId: order.lines[0].id, quantity: 1 }],
			reason: "changedMind",
		});
	expect((await apply()).code).toBe(409);
	expect((await opened.buyer.get(`apply/refund/${opened.orderNo}`)).code).toBe(
		409,
	);
	await joinPaid(shop, opened);
	expect((await staff.ship(opened.orderNo)).code).toBe(200);
	expect((await apply()).code).toBe(200);
});

test("whoever is in a group hears once that it is complete", async () => {
	const offer = await seedOffer(shop);
	const opened = await openGroup(shop, offer);
	const joined = await joinPaid(shop, opened);
	for (const { orderNo } of [opened, joined]) {
		const reference = `groupComplete ${orderNo}`;
		expect(await shop.db.$count(outbox, eq(outbox.reference, reference))).toBe(
			1,
		);
	}
});
