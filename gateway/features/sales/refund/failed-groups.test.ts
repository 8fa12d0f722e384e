import { and, eq } from "drizzle-orm";
import { sku } from "../../../db/schema/goods";
import { buyingGroup } from "../../../db/schema/group";
import { outbox } from "../../../db/schema/outbox";
import { localCharge, payment } from "../../../db/schema/payment";
import { payFor } from "../../../testing/buy-paid";
import { dying } from "../../../testing/dying";
import { endGroups } from "../../../testing/end-groups";
import {
	expectMoneyToAddUp,
	performEffects,
} from "../../../testing/expect-money";
import { expectInvariants } from "../../../testing/invariants";
import { openBuyer } from "../../../testing/open-buyer";
import {
	joinPaid,
	openGroup,
	seedOffer,
	type TakenPlace,
	takePlaceFor,
} from "../../../testing/open-group";
import { openTestShop, type TestShop } from "../../../testing/test-shop";

let shop: TestShop;

beforeAll(async () => {
	shop = await openTestShop();
});
afterEach(async () => {
	await expectInvariants(shop.db);
	await expectMoneyToAddUp(shop);
});
afterAll(() => shop.close());

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);

async function readOf({ buyer, orderNo }: TakenPlace) {
	return (await buyer.get(`detail/${orderNo}`)).data;
}

async function stockOf(skuId: number) {
	const [row] = await shop.db.select().from(sku).where(eq(sku.id, skuId));
	return { stock: row?.stock, reserved: row?.reserved };
}

/** What the test provider kept of all that an order was charged with. */
async function keptOf({ masterId }: TakenPlace): Promise<number[]> {
	const rows = await shop.db
		.select({ charge: localCharge })
		.from(localCharge)
		.innerJoin(payment, eq(payment.providerKey, localCharge.key))
		.where(eq(payment.masterId, masterId));
	return rows.map(
		({ charge }) => Number(charge.amount) - Number(charge.refunded),
	);
}

test("when its time is over a group fails: unpaid orders expire, paid ones go back whole, each once", async () => {
	const offer = await seedOffer(shop, { size: 3 });
	const before = await stockOf(offer.skuId);
	const opened = await openGroup(shop, offer);
	const paid = await joinPaid(shop, opened);
	const unpaid = await takePlaceFor(shop, await openBuyer(shop), opened);
	await endGroups(shop, inHours(25));
	await endGroups(shop, inHours(25));
	await performEffects(shop);
	for (const place of [opened, paid]) {
		const order = await readOf(place);
		expect(order).toMatchObject({
			status: 9,
			refunded: order.total,
			group: { state: "failed" },
			refunds: [{ state: "refunded", amount: order.total }],
		});
		expect(await keptOf(place)).toEqual([0]);
		const reference = `groupFailed ${place.orderNo}`;
		expect(await shop.db.$count(outbox, eq(outbox.reference, reference))).toBe(
			1,
		);
	}
	expect(await readOf(unpaid)).toMatchObject({ status: 9, paid: false });
	expect(await stockOf(offer.skuId)).toEqual(before);
});

test("before its time is over nothing happens to a group", async () => {
	const opened = await openGroup(shop, await seedOffer(shop));
	await endGroups(shop, inHours(23));
	expect(await readOf(opened)).toMatchObject({ status: 0, refunded: "0.00" });
});

test("a complete group outlives its time", async () => {
	const opened = await openGroup(shop, await seedOffer(shop));
	await joinPaid(shop, opened);
	await endGroups(shop, inHours(25));
	expect(await readOf(opened)).toMatchObject({
		status: 0,
		refunded: "0.00",
		group: { state: "complete" },
	});
});

test("a payment that arrives after the group failed goes back in full", async () => {
	const offer = await seedOffer(shop);
	const opened = await openGroup(shop, offer);
	const late = await takePlaceFor(shop, await openBuyer(shop), opened);
	await shop.db
		.update(buyingGroup)
		.set({ state: "failed", decidedAt: new Date() })
		.where(eq(buyingGroup.id, opened.groupId));
	expect(await payFor(shop, late.masterNo)).toBe(false);
	await endGroups(shop, inHours(1));
	await performEffects(shop);
	expect(await keptOf(late)).toEqual([0]);
	expect(await readOf(late)).toMatchObject({ status: 9, paid: false });
});

test("money that is there before the clockwork looks completes the group, however late", async () => {
	const opened = await openGroup(shop, await seedOffer(shop));
	const last = await takePlaceFor(shop, await openBuyer(shop), opened);
	await shop.db
		.update(buyingGroup)
		.set({ closesAt: inHours(-1 / 60) })
		.where(eq(buyingGroup.id, opened.groupId));
	expect(await payFor(shop, last.masterNo)).toBe(true);
	await endGroups(shop, new Date());
	expect(await readOf(opened)).toMatchObject({ group: { state: "complete" } });
});

test.each(["before", "after"] as const)(
	"whoever dies %s any transaction of the end leaves nothing half done",
	async (when) => {
		for (let at = 1; at <= 5; at += 1) {
			const offer = await seedOffer(shop, { size: 3 });
			const opened = await openGroup(shop, offer);
			await joinPaid(shop, opened);
			await takePlaceFor(shop, await openBuyer(shop), opened);
			const db = dying(shop.db, at, when);
			await endGroups(shop, inHours(25), db).catch(() => undefined);
			await expectInvariants(shop.db);
			await endGroups(shop, inHours(25));
			await performEffects(shop);
			const { groupId } = opened;
			expect(
				await shop.db.$count(
					buyingGroup,
					and(eq(buyingGroup.id, groupId), eq(buyingGroup.state, "failed")),
				),
			).toBe(1);
			expect(await keptOf(opened)).toEqual([0]);
		}
	},
);

test("several processes end the same groups once", async () => {
	const offer = await seedOffer(shop, { size: 3 });
	const opened = await openGroup(shop, offer);
	const joined = await joinPaid(shop, opened);
	const at = inHours(25);
	await Promise.all([1, 2, 3].map(() => endGroups(shop, at)));
	for (const place of [opened, joined])
		expect((await readOf(place)).refunds).toHaveLength(1);
});
