import { eq } from "drizzle-orm";
import { coupon, couponReceipt } from "../../../db/schema/coupon";
import { type OpenAccount, openAccount } from "../../../testing/open-account";
import { type CouponFields, seedCoupon } from "../../../testing/seed-coupon";
import { openTestShop, type TestShop } from "../../../testing/test-shop";

let shop: TestShop;
let kit: OpenAccount;

beforeAll(async () => {
	shop = await openTestShop();
});
beforeEach(async () => {
	kit = await openAccount(shop);
});
afterAll(() => shop.close());

const add = (fields?: CouponFields) => seedCoupon(shop.db, fields);

let asked = 0;
/** The same request in the same millisecond would be a replay. */
const receive = (id: number, { token } = kit) =>
	shop.wire.post(
		"/api/front/coupon/receive",
		{ id },
		{ token, timestamp: Date.now() + ++asked },
	);

async function issuedOf(id: number) {
	const [row] = await shop.db.select().from(coupon).where(eq(coupon.id, id));
	const receipts = eq(couponReceipt.couponId, id);
	const received = await shop.db.$count(couponReceipt, receipts);
	return { issued: row?.issued, received };
}

test("a received coupon can be used until its last day ends in Hong Kong", async () => {
	const id = await add({ validDays: 7 });
	const { code, data } = await receive(id);
	expect(code).toBe(200);
	expect(data).toMatchObject({
		id,
		name: "Test coupon",
		isReceived: true,
		usedAt: null,
		state: "usable",
	});
	expect(data.expiresAt).toMatch(/T00:00:00\.000\+08:00$/);
	const days = Date.parse(data.expiresAt) - Date.parse(data.receivedAt);
	expect(days / 86_400_000).toBeGreaterThan(7);
	expect(days / 86_400_000).toBeLessThanOrEqual(8);
});

test("a coupon is received once per account, used or not", async () => {
	const id = await add();
	expect((await receive(id)).code).toBe(200);
	expect(await receive(id)).toMatchObject({
		code: 409,
		message: expect.stringContaining("already"),
	});
	await shop.db
		.update(couponReceipt)
		.set({ usedAt: new Date(), usedBy: "H1" })
		.where(eq(couponReceipt.couponId, id));
	expect((await receive(id)).code).toBe(409);
	const mia = await openAccount(shop);
	expect((await receive(id, mia)).code).toBe(200);
	expect(await issuedOf(id)).toEqual({ issued: 2, received: 2 });
});

test("a tourist receives coupons too", async () => {
	const tourist = await openAccount(shop, { kind: "tourist" });
	expect((await receive(await add(), tourist)).code).toBe(200);
});

test("a coupon that is unknown or no longer offered is not found", async () => {
	for (const id of [await add({ isOffered: false }), 2_000_000_000])
		expect((await receive(id)).code).toBe(404);
});

test("50 who ask at once for a coupon of which there are 3 receive exactly 3", async () => {
	const id = await add({ issueLimit: 3 });
	const crowd = await Promise.all(
		Array.from({ length: 50 }, () => openAccount(shop)),
	);
	const answers = await Promise.all(crowd.map((one) => receive(id, one)));
	const codes = answers.map(({ code }) => code).sort();
	expect(codes).toEqual([
		...Array.from({ length: 3 }, () => 200),
		...Array.from({ length: 47 }, () => 409),
	]);
	expect(await issuedOf(id)).toEqual({ issued: 3, received: 3 });
	const late = await receive(id);
	expect(late.message).toMatch(/no more/);
});

test("one account that asks 20 times at once receives one, and one is counted", async () => {
	const id = await add({ issueLimit: 5 });
	const answers = await Promise.all(
		Array.from({ length: 20 }, () => receive(id)),
	);
	expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
	expect(answers.filter(({ code }) => code === 409)).toHaveLength(19);
	expect(await issuedOf(id)).toEqual({ issued: 1, received: 1 });
});

test("who has the last one of a coupon is told so, and not that there are no more", async () => {
	const id = await add({ issueLimit: 1 });
	await receive(id);
	expect((await receive(id)).message).toMatch(/already/);
});

test("a list of offers says which ones the shopper has, and leaves out what is gone", async () => {
	const [mine, open, gone] = [
		await add({ merchantId: 4 }),
		await add({ merchantId: 4 }),
		await add({ merchantId: 4, issueLimit: 0 }),
	];
	await receive(mine);
	const ask = async (token?: string) => {
		const query = { merId: 4, limit: 100 };
		const { data } = await shop.wire.get("/api/front/coupons", query, {
			token,
		});
		return new Map<number, boolean>(
			data.list.map((one: { id: number; isReceived: boolean }) => [
				one.id,
				one.isReceived,
			]),
		);
	};
	const own = await ask(kit.token);
	expect([own.get(mine), own.get(open), own.has(gone)]).toEqual([
		true,
		false,
		false,
	]);
	expect((await ask()).get(mine)).toBe(false);
});
