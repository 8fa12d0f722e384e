import { sql } from "drizzle-orm";
import { Refused } from "../../../providers/refused";
import { systemContext } from "../../../testing/system-context";
import { openTestShop, type TestShop } from "../../../testing/test-shop";
import {
	countUndone,
	makeAllDue,
	watchEffects,
} from "../../../testing/watch-effects";
import { lookAtOutbox, retryEffects } from "./look-after";
import { enqueueEffect, performNextEffect, sweepOutbox } from "./service";

let shop: TestShop;

beforeAll(async () => {
	shop = await openTestShop();
});
beforeEach(() => shop.db.execute(sql`truncate outbox`));
afterAll(() => shop.close());

const leaveSms = (to = "+85291230001") =>
	shop.db.transaction((tx) =>
		enqueueEffect(tx, "sms", {
			template: "orderPaid",
			locale: "en",
			to,
			values: { orderNo: "PT1", total: "HK$1.00" },
		}),
	);

const leaveRefund = () =>
	shop.db.transaction((tx) =>
		enqueueEffect(tx, "payment-refund", { paymentId: 7 }),
	);

/** An outbox whose receivers fail like this, as long as there is an error. */
function failing(error: { now: Error | undefined }) {
	const outbox = watchEffects(shop.db);
	const sent: string[] = [];
	const fail = async () => {
		if (error.now) throw error.now;
	};
	outbox.providers.sms.send = async ({ to }) => {
		await fail();
		sent.push(to);
	};
	outbox.providers.payBack = fail;
	const perform = async () => {
		while (await performNextEffect(outbox));
	};
	return { ...outbox, sent, perform };
}

const look = () => lookAtOutbox(systemContext(shop));

test("a message that its receiver's service refuses for good is given up at once, and leaves when it is asked for again", async () => {
	await leaveSms();
	const error: { now: Error | undefined } = { now: new Refused("no such box") };
	const outbox = failing(error);
	await outbox.perform();
	await makeAllDue(shop.db);
	await outbox.perform();
	expect(outbox.logged).toHaveLength(1);
	const { waiting, givenUp, failed } = await look();
	expect({ waiting, givenUp }).toEqual({ waiting: 0, givenUp: 1 });
	expect(failed).toMatchObject([
		{ kind: "sms", template: "orderPaid", failure: "Error: no such box" },
	]);
	expect(JSON.stringify(failed)).not.toContain("9123");

	error.now = undefined;
	expect(await retryEffects(systemContext(shop), "givenUp")).toBe(1);
	await outbox.perform();
	expect(outbox.sent).toEqual(["+85291230001"]);
	expect(await look()).toEqual({ waiting: 0, givenUp: 0, failed: [] });
});

test("what has failed for a day is given up: a message, and money that a bank refuses to send back", async () => {
	await leaveSms();
	await leaveRefund();
	const error: { now: Error | undefined } = { now: new Error("away") };
	const outbox = failing(error);
	await outbox.perform();
	await shop.db.execute(sql`update outbox set attempts = 1438`);
	for (const _ of [1, 2, 3]) {
		await makeAllDue(shop.db);
		await outbox.perform();
	}
	const { waiting, givenUp, failed } = await look();
	expect({ waiting, givenUp }).toEqual({ waiting: 0, givenUp: 2 });
	expect(failed.toSorted((one, other) => one.id - other.id)).toMatchObject([
		{ kind: "sms", attempts: 1440, givenUpAt: expect.any(Date) },
		{ kind: "payment-refund", attempts: 1440, givenUpAt: expect.any(Date) },
	]);
	expect(JSON.stringify(outbox.logged)).toContain(
		"money that goes back is given up and waits for an operator",
	);

	error.now = undefined;
	expect(await retryEffects(systemContext(shop), "givenUp")).toBe(2);
	await outbox.perform();
	expect(await look()).toEqual({ waiting: 0, givenUp: 0, failed: [] });
});

test("money that a bank refuses once is asked for again, and what was given up is kept until it is there", async () => {
	await leaveRefund();
	const outbox = failing({ now: new Refused("not today") });
	await outbox.perform();
	expect((await look()).failed).toMatchObject([{ givenUpAt: null }]);
	await shop.db.execute(
		sql`update outbox set given_up_at = now() - interval '400 days'`,
	);
	await sweepOutbox(outbox);
	expect(await countUndone(shop.db)).toBe(1);
});

test("what an operator asks for again has a day of its own", async () => {
	await leaveSms();
	const error: { now: Error | undefined } = { now: new Refused("no such box") };
	const outbox = failing(error);
	await outbox.perform();
	const [{ id } = { id: 0 }] = (await look()).failed;
	error.now = new Error("away");
	expect(await retryEffects(systemContext(shop), { id })).toBe(1);
	await outbox.perform();
	expect((await look()).failed).toMatchObject([
		{ id, attempts: 1, givenUpAt: null },
	]);
});

test("what has happened, or never was, cannot be asked for again", async () => {
	await leaveSms();
	await failing({ now: undefined }).perform();
	const { rows } = await shop.db.execute<{ id: string }>(
		sql`select id from outbox`,
	);
	for (const id of [Number(rows[0]?.id), 999_999])
		await expect(
			retryEffects(systemContext(shop), { id }),
		).rejects.toMatchObject({ code: 404 });
});

test("a message that nobody asked for again in a month is forgotten", async () => {
	await leaveSms();
	await leaveSms("+85291230002");
	const outbox = failing({ now: new Refused("no such box") });
	await outbox.perform();
	await shop.db.execute(
		sql`update outbox set given_up_at = now() - interval '31 days' where payload ->> 'to' = '+85291230001'`,
	);
	await sweepOutbox(outbox);
	expect(await countUndone(shop.db)).toBe(1);
});

test("shoppers and merchants' staff see nothing of it", async () => {
	const visitor = systemContext(shop, { actor: { kind: "visitor" } });
	const refused = { code: 410000 };
	await expect(retryEffects(visitor, "givenUp")).rejects.toMatchObject(refused);
	await expect(lookAtOutbox(visitor)).rejects.toMatchObject(refused);
});
