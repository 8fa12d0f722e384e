import { and, eq, ne } from "drizzle-orm";
import fc from "fast-check";
import { auditEntry } from "../../../../db/schema/audit";
import { coupon } from "../../../../db/schema/coupon";
import { goods } from "../../../../db/schema/goods";
import { couponTerms } from "../../../../testing/coupon-terms";
import { takeFallenTags } from "../../../../testing/fallen-tags";
import { openAccount } from "../../../../testing/open-account";
import { openStaff, type StaffClient } from "../../../../testing/open-staff";
import { seedCoupon } from "../../../../testing/seed-coupon";
import { openTestShop, type TestShop } from "../../../../testing/test-shop";

let shop: TestShop;
let first: StaffClient;
let second: StaffClient;
let operator: StaffClient;

beforeAll(async () => {
	shop = await openTestShop();
	first = await openStaff(shop, 1);
	second = await openStaff(shop, 2);
	operator = await openStaff(shop, "operator");
});
afterAll(() => shop.close());

async function make(staff: StaffClient, changed = {}): Promise<number> {
	const { code, data, text } = await staff.ask(
		"coupon/create",
		couponTerms(changed),
	);
	if (code !== 200) throw new Error(text);
	return data.id;
}

async function receive(id: number) {
	const { token } = await openAccount(shop);
	return shop.wire.post("/api/front/coupon/receive", { id }, { token });
}

async function goodsOf(merchantId: number): Promise<number> {
	const [row] = await shop.db
		.select({ id: goods.id })
		.from(goods)
		.where(and(eq(goods.merchantId, merchantId), goods.isShown))
		.limit(1);
	return row?.id ?? 0;
}

test("a coupon of staff is their merchant's, is offered to shoppers at once, and pages hear of it", async () => {
	await takeFallenTags(shop);
	const id = await make(first);
	expect(await takeFallenTags(shop)).toEqual(["coupons"]);
	const { data } = await shop.wire.get("/api/front/coupons", {
		merId: 1,
		limit: 100,
	});
	expect(data.list.map((one: { id: number }) => one.id)).toContain(id);
	const [auditEntries] = await shop.db
		.select()
		.from(auditEntry)
		.where(eq(auditEntry.target, `coupon ${id}`));
	expect(auditEntries).toMatchObject({
		action: "coupon.create",
		merchantId: 1,
	});
});

test("staff neither see, change, end nor replace another merchant's coupon, nor the shop's own", async () => {
	const theirs = await make(second);
	const shops = await make(operator);
	for (const id of [theirs, shops]) {
		const answers = await Promise.all([
			first.get(`coupon/detail/${id}`),
			first.ask(`coupon/edit/${id}`, couponTerms()),
			first.ask(`coupon/end/${id}`),
			first.ask("coupon/create", couponTerms({ replaces: id })),
		]);
		expect(answers.map(({ code }) => code)).toEqual([404, 404, 404, 404]);
		const { data } = await first.get("coupon/list", { limit: 100 });
		expect(data.list.map((one: { id: number }) => one.id)).not.toContain(id);
		expect((await operator.get(`coupon/detail/${id}`)).code).toBe(200);
	}
	expect((await first.get("coupon/list", { merId: 2 })).code).toBe(404);
	expect(
		(await first.ask("coupon/create", couponTerms({ merId: 2 }))).code,
	).toBe(404);
	// What was refused made nothing either.
	const made = await shop.db
		.select()
		.from(coupon)
		.where(and(eq(coupon.id, theirs), ne(coupon.isOffered, true)));
	expect(made).toEqual([]);
});

test("a merchant's coupon counts its own goods alone", async () => {
	const body = (id: number) => couponTerms({ type: "goods", goodsIds: [id] });
	const own = await first.ask("coupon/create", body(await goodsOf(1)));
	expect(own.code).toBe(200);
	const foreign = await first.ask("coupon/create", body(await goodsOf(2)));
	expect(foreign).toMatchObject({
		code: 400,
		data: { fields: { goodsIds: "correctValue" } },
	});
});

test.each([
	[{ amount: "0.00" }, { amount: "correctAmount" }],
	[{ type: "category" as const }, { categoryId: "chooseCategory" }],
	[{ type: "goods" as const }, { goodsIds: "chooseGoods" }],
	[{ validDays: 366 }, { validDays: "correctNumber" }],
	[
		{ type: "category" as const, categoryId: 2_000_000_000 },
		{ categoryId: "correctValue" },
	],
])("what makes no sense is refused by its field: %j", async (slip, fields) => {
	const answer = await first.ask("coupon/create", couponTerms(slip));
	expect(answer).toMatchObject({ code: 400, data: { fields } });
});

test("until somebody has it everything can be changed", async () => {
	const id = await make(first);
	const changed = couponTerms({ amount: "30.00", validDays: 3 });
	const { data } = await first.ask(`coupon/edit/${id}`, changed);
	expect(data).toMatchObject({ amount: "30.00", validDays: 3, issued: 0 });
});

test("the terms of a coupon that somebody received never change, whatever is asked", async () => {
	const id = await make(first);
	expect((await receive(id)).code).toBe(200);
	const promised = (await first.get(`coupon/detail/${id}`)).data;
	const slips = fc.oneof(
		fc.record({ amount: fc.constantFrom("19.99", "20.01", "500.00") }),
		fc.record({ minimumSpend: fc.constantFrom("0.00", "199.99", "900.00") }),
		fc.record({
			validDays: fc.integer({ min: 1, max: 365 }).filter((d) => d !== 14),
		}),
		fc.record({ name: fc.constantFrom({ "zh-CN": "別的" }) }),
		fc.record({ type: fc.constant("category"), categoryId: fc.constant(1) }),
	);
	await fc.assert(
		fc.asyncProperty(slips, async (slip) => {
			const body = { ...couponTerms(), ...slip };
			const answer = await first.ask(`coupon/edit/${id}`, body);
			expect(answer.code).toBe(409);
			const { data } = await first.get(`coupon/detail/${id}`);
			expect(data).toEqual(promised);
		}),
		{ numRuns: 12 },
	);
	// How many there are, and whether they are offered, may change still.
	const more = couponTerms({ issueLimit: 1, isOffered: false });
	const { data } = await first.ask(`coupon/edit/${id}`, more);
	expect(data).toMatchObject({ issueLimit: 1, isOffered: false, issued: 1 });
	expect((await receive(id)).code).toBe(404);
});

test("there are never fewer than were received", async () => {
	const id = await make(first);
	await receive(id);
	await receive(id);
	const fewer = await first.ask(
		`coupon/edit/${id}`,
		couponTerms({ issueLimit: 1 }),
	);
	expect(fewer).toMatchObject({
		code: 400,
		data: { fields: { issueLimit: "belowIssued" } },
	});
});

test("another coupon takes the place of one in a single step, and those who have the first keep it", async () => {
	const old = await make(first);
	await receive(old);
	const id = await make(first, { amount: "25.00", replaces: old });
	const shown = async (one: number) =>
		(await first.get(`coupon/detail/${one}`)).data;
	expect(await shown(old)).toMatchObject({
		isOffered: false,
		amount: "20.00",
		issued: 1,
	});
	expect(await shown(id)).toMatchObject({ isOffered: true, amount: "25.00" });
});

test("whoever receives while terms are changed has what was promised, never a mixture", async () => {
	for (let round = 0; round < 5; round++) {
		const id = await make(first);
		const [received, edited] = await Promise.all([
			receive(id),
			first.ask(`coupon/edit/${id}`, couponTerms({ amount: "1.00" })),
		]);
		expect(received.code).toBe(200);
		const { data } = await first.get(`coupon/detail/${id}`);
		// Either the change came first and was seen, or it was refused.
		expect(data.amount).toBe(edited.code === 200 ? "1.00" : "20.00");
		expect([200, 409]).toContain(edited.code);
		expect(data.issued).toBe(1);
	}
});

test("ending twice is well, and leaves one audit record", async () => {
	const id = await seedCoupon(shop.db, { merchantId: 1 });
	for (let time = 0; time < 2; time++)
		expect((await first.ask(`coupon/end/${id}`)).data.isOffered).toBe(false);
	const trails = await shop.db
		.select()
		.from(auditEntry)
		.where(eq(auditEntry.target, `coupon ${id}`));
	expect(trails).toHaveLength(1);
});
