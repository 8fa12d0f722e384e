import { hash } from "@node-rs/argon2";
import { eq } from "drizzle-orm";
import type { OwnCoupon } from "../../../contract/sales/coupon";
import { coupon, couponReceipt } from "../../../db/schema/coupon";
import { loginCalls } from "../../../testing/login-calls";
import { type OpenAccount, openAccount } from "../../../testing/open-account";
import { seedCoupon } from "../../../testing/seed-coupon";
import { openTestShop, type TestShop } from "../../../testing/test-shop";

const password = "harbour lights at nine";
const dayMs = 86_400_000;
let shop: TestShop;
let kit: OpenAccount;

beforeAll(async () => {
	shop = await openTestShop();
});
beforeEach(async () => {
	kit = await openAccount(shop, { passwordHash: await hash(password) });
});
afterAll(() => shop.close());

/** In somebody's hands since a moment, for so many days from now on. */
async function hold(
	accountId: number,
	{ days = 7, usedBy }: { days?: number; usedBy?: string } = {},
): Promise<number> {
	const couponId = await seedCoupon(shop.db);
	const now = Date.now();
	await shop.db.insert(couponReceipt).values({
		accountId,
		couponId,
		receivedAt: new Date(now),
		expiresAt: new Date(now + days * dayMs),
		usedAt: usedBy ? new Date() : null,
		usedBy,
	});
	return couponId;
}

async function list(
	query: Record<string, string | number> = {},
	{ token } = kit,
): Promise<{ list: OwnCoupon[]; total: number; totalPage: number }> {
	const path = "/api/front/coupon/list";
	return (await shop.wire.get(path, query, { token })).data;
}

const idsOf = ({ list }: { list: OwnCoupon[] }) => list.map(({ id }) => id);

test("usable coupons stand by the day they end, the used and the expired apart with what became of them", async () => {
	const [late, soon] = [
		await hold(kit.id, { days: 9 }),
		await hold(kit.id, { days: 1 }),
	];
	const used = await hold(kit.id, { usedBy: "H7" });
	const expired = await hold(kit.id, { days: -1 });
	expect(idsOf(await list())).toEqual([soon, late]);
	const unusable = await list({ type: "unusable" });
	expect(unusable.list).toMatchObject([
		{ id: expired, state: "expired", usedAt: null, usedBy: null },
		{
			id: used,
			state: "used",
			usedBy: "H7",
			usedAt: expect.stringMatching(/\+08:00$/),
		},
	]);
});

test("a coupon in hand outlives its offer", async () => {
	const id = await hold(kit.id);
	const over = { isOffered: false };
	await shop.db.update(coupon).set(over).where(eq(coupon.id, id));
	expect(idsOf(await list())).toEqual([id]);
});

test("each account sees its own coupons alone", async () => {
	await hold((await openAccount(shop)).id);
	expect(await list()).toMatchObject({ list: [], total: 0, totalPage: 0 });
});

test("pages hold every coupon once", async () => {
	for (let days = 1; days <= 5; days++) await hold(kit.id, { days });
	const whole = idsOf(await list());
	const first = await list({ limit: 2 });
	expect(first).toMatchObject({ total: 5, totalPage: 3 });
	const paged = [first, await list({ limit: 2, page: 2 })];
	paged.push(await list({ limit: 2, page: 3 }));
	expect(paged.flatMap(idsOf)).toEqual(whole);
});

test("a tourist's coupons come along when the e-mail is proven; one that both have is one", async () => {
	const email = "coupons@example.com";
	const tourist = await openAccount(shop, { kind: "tourist", email });
	const moved = await hold(tourist.id);
	const both = await hold(kit.id);
	const [row] = await shop.db
		.select()
		.from(couponReceipt)
		.where(eq(couponReceipt.couponId, both));
	if (!row) throw new Error("Nothing is held");
	const { id, ...same } = row;
	await shop.db
		.insert(couponReceipt)
		.values({ ...same, accountId: tourist.id });
	const captcha = await loginCalls(shop).codeByMail(email);
	const path = "/api/front/user/bind/email";
	await shop.wire.post(path, { email, captcha }, { token: kit.token });
	expect(idsOf(await list()).sort()).toEqual([moved, both].sort());
});

test("an export holds the coupons; of a deleted account only what orders used stays", async () => {
	const [unused, used] = [
		await hold(kit.id),
		await hold(kit.id, { usedBy: "H8" }),
	];
	const post = (call: string, body?: unknown) =>
		shop.wire.post(`/api/front/user/${call}`, body, { token: kit.token });
	expect(idsOf({ list: (await post("export")).data.coupons }).sort()).toEqual(
		[unused, used].sort(),
	);
	expect((await post("delete", { password })).code).toBe(200);
	const rows = await shop.db
		.select()
		.from(couponReceipt)
		.where(eq(couponReceipt.accountId, kit.id));
	expect(rows).toMatchObject([{ couponId: used }]);
});
