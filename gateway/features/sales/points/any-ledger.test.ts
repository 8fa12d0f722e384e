import Decimal from "decimal.js";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { sku } from "../../../db/schema/goods";
import { masterOrder, merchantOrder } from "../../../db/schema/order";
import { pointsEntry } from "../../../db/schema/points";
import { byExtent } from "../../../testing/extent";
import { type OpenAccount, openAccount } from "../../../testing/open-account";
import { seedMaster } from "../../../testing/seed-master";
import { openTestShop, type TestShop } from "../../../testing/test-shop";

const dayMs = 86_400_000;
const runs = byExtent(8, 25);
let shop: TestShop;

beforeAll(async () => {
	shop = await openTestShop();
	await shop.db.update(sku).set({ stock: 1_000 }).where(eq(sku.id, 1));
});
afterAll(() => shop.close());

/** What becomes of one order; amounts in cents, days from now on. */
const anyOrder = fc.record({
	cents: fc.integer({ min: 1, max: 5_000_000 }),
	refundedPercent: fc.integer({ min: 0, max: 100 }),
	isPaid: fc.boolean(),
	isHidden: fc.boolean(),
	isTourists: fc.boolean(),
	frozenDays: fc.integer({ min: -7, max: 7 }).filter((days) => days !== 0),
	takenBackPercent: fc.constantFrom(0, 0, 30, 100),
	spent: fc.integer({ min: 0, max: 400 }),
	givenBackPercent: fc.constantFrom(0, 0, 50, 100),
});
type Life = typeof anyOrder extends fc.Arbitrary<infer One> ? One : never;
type Entry = typeof pointsEntry.$inferInsert;

const share = (whole: number, percent: number) =>
	Math.floor((whole * percent) / 100);
const inHongKongDollars = (cents: number) =>
	new Decimal(cents).div(100).toFixed(2);

async function live(
	{ id }: OpenAccount,
	tourist: OpenAccount,
	life: Life,
): Promise<Entry[]> {
	const { cents, frozenDays, spent } = life;
	const owner = life.isTourists ? tourist.id : id;
	const total = inHongKongDollars(cents);
	const master = await seedMaster(shop, owner, { total });
	const at = shop.now();
	const [order] = await shop.db
		.update(merchantOrder)
		.set({
			paid: life.isPaid,
			hiddenAt: life.isHidden ? at : null,
			refunded: inHongKongDollars(refundedCents(life)),
		})
		.where(eq(merchantOrder.masterId, master.id))
		.returning();
	if (!life.isPaid) return [];
	await shop.db
		.update(masterOrder)
		.set({ paidAt: at })
		.where(eq(masterOrder.id, master.id));
	const usableFrom = new Date(at.getTime() + frozenDays * dayMs);
	const granted = Math.floor(cents / 100);
	const orderId = order?.id ?? 0;
	const ofOrder = { accountId: id, orderId, usableFrom, at };
	const ofMaster = { accountId: id, masterId: master.id, usableFrom: at, at };
	const entries: Entry[] = [
		{ ...ofOrder, kind: "granted", amount: granted },
		{
			...ofOrder,
			usableFrom: at,
			kind: "takenBack",
			amount: -share(granted, life.takenBackPercent),
		},
		{ ...ofMaster, kind: "spent", amount: -spent },
		{
			...ofMaster,
			kind: "givenBack",
			amount: share(spent, life.givenBackPercent),
		},
	];
	return entries.filter(({ amount }) => amount !== 0);
}

const refundedCents = ({ cents, refundedPercent }: Life) =>
	share(cents, refundedPercent);

const inDays = (time: string | null) =>
	time && Math.round((new Date(time).getTime() - Date.now()) / dayMs);

const sum = (entries: Entry[]) =>
	entries.reduce((total, { amount }) => total + amount, 0);

/** An order's points are frozen until they were granted for good, less those that were taken back. */
function frozenOf(lives: Life[]) {
	return lives
		.filter(({ isPaid, frozenDays }) => isPaid && frozenDays > 0)
		.map(({ cents, takenBackPercent, frozenDays }) => {
			const granted = Math.floor(cents / 100);
			return { frozenDays, points: granted - share(granted, takenBackPercent) };
		})
		.filter(({ points }) => points > 0);
}

function expected(entries: Entry[], lives: Life[]) {
	const of = (...kinds: Entry["kind"][]) =>
		sum(entries.filter(({ kind }) => kinds.includes(kind)));
	const waiting = frozenOf(lives);
	const frozen = waiting.reduce((total, { points }) => total + points, 0);
	return {
		current: sum(entries) - frozen,
		accumulated: of("granted", "takenBack"),
		spent: 0 - of("spent", "givenBack"),
		frozen,
		nextInDays: frozen
			? Math.min(...waiting.map(({ frozenDays }) => frozenDays))
			: null,
	};
}

test("whatever became of an account's orders, its points are what a naive sum says", async () => {
	const property = fc.asyncProperty(
		fc.array(anyOrder, { maxLength: 6 }),
		async (lives) => {
			const kit = await openAccount(shop);
			const fields = { kind: "tourist" as const, adoptedBy: kit.id };
			const tourist = await openAccount(shop, fields);
			const at = shop.now();
			const entries: Entry[] = [
				// As much as all of them may spend: no balance is ever below zero.
				{
					accountId: kit.id,
					kind: "granted",
					amount: 2_400,
					usableFrom: at,
					at,
				},
			];
			for (const life of lives)
				entries.push(...(await live(kit, tourist, life)));
			await shop.db.insert(pointsEntry).values(entries);
			const { data } = await shop.wire.get(
				"/api/front/integral/user",
				{},
				{ token: kit.token },
			);
			const { cumulativeSpend, nextUsableFrom, ...points } = data;
			const { nextInDays, ...rest } = expected(entries, lives);
			expect(points).toEqual(rest);
			expect(inDays(nextUsableFrom)).toBe(nextInDays);
			expect(points.current + points.frozen).toBe(
				points.accumulated - points.spent,
			);
			const paid = lives
				.filter(({ isPaid }) => isPaid)
				.reduce((cents, life) => cents + life.cents - refundedCents(life), 0);
			expect(cumulativeSpend).toBe(inHongKongDollars(paid));
		},
	);
	await fc.assert(property, { numRuns: runs });
});
