import { eq, sql } from "drizzle-orm";
import { refundDispute } from "../../../../db/schema/return";
import { settledOrder } from "../../../../db/schema/settlement";
import {
	agreeToReturn,
	buyReceived,
	returnDayMs,
} from "../../../../testing/ask-return";
import { type Decider, openDecider } from "../../../../testing/decide-refund";
import {
	expectMoneyToAddUp,
	performEffects,
} from "../../../../testing/expect-money";
import { openAccount } from "../../../../testing/open-account";
import {
	openRefunder,
	type Refunder,
	readAgain,
} from "../../../../testing/open-refunder";
import { systemContext } from "../../../../testing/system-context";
import { openTestShop, type TestShop } from "../../../../testing/test-shop";
import { settleMerchants } from "../../settlement/settle";
import { exportRefunds } from "../service";
import { blankDisputes } from "./dispute-repository";

let shop: TestShop;
let kit: Refunder;
let operator: Decider;
let merchant: Decider;

beforeAll(async () => {
	shop = await openTestShop();
	operator = await openDecider(shop, "operator");
	merchant = await openDecider(shop, 2);
	await openAccount(shop, { scope: ["operator"], email: "op@example.com" });
	const staff = { scope: ["merchant"] as ["merchant"], merchantId: 2 };
	await openAccount(shop, { ...staff, email: "shop@example.com" });
});
beforeEach(async () => {
	kit = await openRefunder(shop);
});
afterEach(async () => {
	shop.moveClock(0);
	await expectMoneyToAddUp(shop);
});
afterAll(() => shop.close());

/** Three pieces that came back, of which nothing was accepted. */
async function refused() {
	const wanted = { price: "20.00", pieces: 3, merchantId: 2 };
	const order = await buyReceived(kit, operator, wanted);
	const refundNo = await agreeToReturn(kit, merchant, { order, pieces: [3] });
	const lineId = order.lines[0]?.id ?? 0;
	await merchant.inspect(
		refundNo,
		[{ lineId, accepted: 0, condition: "damaged" }],
		{ refusal: "It was worn." },
	);
	return { order, refundNo, lineId };
}

const mailsTo = async (email: string, refundNo: string) => {
	const { rows } = await shop.db.execute<{ template: string }>(
		sql`select payload ->> 'template' as template from outbox
			where kind = 'mail' and payload ->> 'to' = ${email} and payload::text like ${`%${refundNo}%`} order by id`,
	);
	return rows.map(({ template }) => template);
};

test("a refusal is objected to once, an operator grants a part, and both are told", async () => {
	const { order, refundNo, lineId } = await refused();
	expect((await kit.read(refundNo)).data.objectUntil).not.toBeNull();
	const [one, other] = await Promise.all([
		kit.object(refundNo),
		kit.object(refundNo),
	]);
	expect([one?.code, other?.code]).toEqual([200, 200]);
	expect((await kit.read(refundNo)).data).toMatchObject({
		state: "disputed",
		refusal: null,
		dispute: {
			refusal: "It was worn.",
			objection: "It came like that.",
			verdict: null,
		},
	});
	expect(await mailsTo("op@example.com", refundNo)).toEqual(["disputeOpened"]);
	expect(await mailsTo("shop@example.com", refundNo)).toEqual(["disputeBegun"]);
	expect((await operator.list({ state: "disputed" })).data.total).toBe(1);
	expect((await kit.apply(order, [1])).code).toBe(409);
	const granted = [{ lineId, accepted: 1 }];
	expect((await merchant.verdict(refundNo, granted)).code).toBe(403);
	expect((await merchant.approve(refundNo)).code).toBe(409);
	const { data } = await operator.verdict(refundNo, granted);
	expect(data).toMatchObject({ state: "refunding", amount: "20.00" });
	const [restNo] = data.others;
	expect((await kit.read(restNo)).data).toMatchObject({
		state: "dismissed",
		amount: "40.00",
		objectUntil: null,
		dispute: { verdict: "The pictures show it." },
	});
	expect((await operator.verdict(refundNo, granted)).code).toBe(409);
	expect((await kit.object(restNo)).code).toBe(409);
	expect(await mailsTo("shop@example.com", refundNo)).toEqual([
		"disputeBegun",
		"disputeDecided",
	]);
	await performEffects(shop);
	expect(await readAgain(shop, order)).toMatchObject({ refunded: "20.00" });
});

test("an operator may grant all of it or nothing, for good", async () => {
	const all = await refused();
	await kit.object(all.refundNo);
	const { lineId } = all;
	const granted = await operator.verdict(all.refundNo, [
		{ lineId, accepted: 3 },
	]);
	expect(granted.data).toMatchObject({ state: "refunding", amount: "60.00" });
	expect(await readAgain(shop, all.order)).toMatchObject({
		status: "completed",
	});
	const none = await refused();
	await kit.object(none.refundNo);
	const { data } = await operator.verdict(none.refundNo, [
		{ lineId: none.lineId, accepted: 0 },
	]);
	expect(data).toMatchObject({ state: "dismissed", others: [] });
	expect((await kit.object(none.refundNo)).code).toBe(409);
});

test("after seven days nobody objects any more, and until then the merchant's money is held", async () => {
	const { order, refundNo } = await refused();
	const released = async (days: number) => {
		const at = new Date(shop.now().getTime() + days * returnDayMs);
		await settleMerchants(shop.db, at);
		const [row] = await shop.db
			.select()
			.from(settledOrder)
			.where(eq(settledOrder.orderId, order.id));
		return row?.releasedAt !== null;
	};
	await shop.db.execute(
		sql`update refund set decided_at = decided_at + interval '10 days' where no = ${refundNo}`,
	);
	expect(await released(16)).toBe(false);
	expect(await released(18)).toBe(true);
	await shop.db.execute(
		sql`update refund set decided_at = decided_at - interval '18 days' where no = ${refundNo}`,
	);
	expect((await kit.object(refundNo)).code).toBe(409);
});

test("a refusal before shipment, and pieces that were asked for anew, are not objected to", async () => {
	const order = await kit.buyOne({ price: "20.00" });
	const before = await kit.applied(order, [1]);
	await operator.refuse(before);
	expect((await kit.object(before)).code).toBe(409);
	const { refundNo, order: received } = await refused();
	const again = await kit.applied(received, [1]);
	expect((await kit.object(refundNo)).code).toBe(409);
	await operator.refuse(again);
});

test("what was said is exported, and forgotten with who said it once it is decided", async () => {
	const { refundNo, lineId } = await refused();
	await kit.object(refundNo);
	const [exported] = await exportRefunds(systemContext(shop), kit.id);
	expect(exported?.dispute?.objection).toBe("It came like that.");
	await shop.db.execute(
		sql`update account set deleted_at = now() where id = ${kit.id}`,
	);
	const kept = async () => {
		await blankDisputes(shop.db);
		const [row] = await shop.db
			.select({ objection: refundDispute.objection })
			.from(refundDispute)
			.where(sql`refund_id = (select id from refund where no = ${refundNo})`);
		return row?.objection;
	};
	expect(await kept()).not.toBe("");
	await operator.verdict(refundNo, [{ lineId, accepted: 0 }]);
	expect(await kept()).toBe("");
	await shop.db.execute(
		sql`update account set deleted_at = null where id = ${kit.id}`,
	);
});

const waitingFor = async (who: Decider): Promise<number> =>
	(await who.list({ state: "waiting" })).data.total;

test("goods that are here wait for their merchant to look, and disputes for an operator", async () => {
	const theirs = await waitingFor(merchant);
	const all = await waitingFor(operator);
	const wanted = { price: "20.00", merchantId: 2 };
	const order = await buyReceived(kit, operator, wanted);
	const refundNo = await agreeToReturn(kit, merchant, { order, pieces: [1] });
	await kit.send(refundNo);
	expect(await waitingFor(merchant)).toBe(theirs);
	await merchant.arrived(refundNo);
	expect(await waitingFor(merchant)).toBe(theirs + 1);
	const { refundNo: disputed } = await refused();
	await kit.object(disputed);
	expect(await waitingFor(merchant)).toBe(theirs + 1);
	expect(await waitingFor(operator)).toBe(all + 2);
});
