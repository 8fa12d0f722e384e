import { eq } from "drizzle-orm";
import { merchant } from "../../../../db/schema/merchant";
import { payoutAccount } from "../../../../db/schema/payout";
import { settlementEntry } from "../../../../db/schema/settlement";
import { staffRole } from "../../../../db/schema/staff";
import { expectMoneyToAddUp } from "../../../../testing/expect-money";
import { openRefunder, type Refunder } from "../../../../testing/open-refunder";
import { openStaff, type StaffClient } from "../../../../testing/open-staff";
import { endCouponOffers } from "../../../../testing/seed-coupon";
import { openTestShop, type TestShop } from "../../../../testing/test-shop";
import { settleMerchants } from "../settle";

let shop: TestShop;
let kit: Refunder;
let first: StaffClient;
let second: StaffClient;
let staff: StaffClient;

const dayMs = 86_400_000;
const bank = {
	kind: "bank",
	holder: "Teapot Limited",
	bankCode: "004",
	number: "123-456789-001",
};

beforeAll(async () => {
	shop = await openTestShop();
	first = await openStaff(shop, "operator");
	second = await openStaff(shop, "operator");
	staff = await openStaff(shop, 2);
	await endCouponOffers(shop.db);
	await shop.db
		.update(merchant)
		.set({ freightFee: "0.00", isSelfSupport: false })
		.where(eq(merchant.id, 2));
});
beforeEach(async () => {
	kit = await openRefunder(shop);
});
afterEach(async () => {
	shop.moveClock(0);
	const { data } = await first.get("payout/runs");
	const [run] = data.list;
	if (run?.state === "draft") await first.ask(`payout/run/drop/${run.id}`);
	await expectMoneyToAddUp(shop);
});
afterAll(() => shop.close());

/** Bought, received and past its returns: 90.00 of it is due. */
async function earn() {
	const order = await kit.buyOne({ price: "100.00" });
	await first.ship(order.no);
	await kit.take(order.no);
	await settleMerchants(shop.db, new Date(shop.now().getTime() + 16 * dayMs));
	return order;
}

/** To an account that has rested. */
async function nameAccount() {
	expect((await staff.ask("payout/account/save", bank)).code).toBe(200);
	await shop.db
		.update(payoutAccount)
		.set({ changedAt: new Date(shop.now().getTime() - 4 * dayMs) });
}

const dueOf = async () => (await staff.get("settlement/balance")).data.due;
const draft = (who = first) => who.ask("payout/run/draft");

test("what is due is paid in a run that one operator drafts and another approves", async () => {
	await earn();
	await nameAccount();
	const due = await dueOf();
	const { data: run } = await draft();
	expect(run).toMatchObject({
		state: "draft",
		payouts: 1,
		amount: due,
		mayApprove: false,
	});
	const approve = (who: StaffClient) => who.ask(`payout/run/approve/${run.id}`);
	const file = () => second.ask(`payout/run/file/${run.id}`);
	expect((await file()).code).toBe(409);
	expect((await approve(first)).code).toBe(403);
	expect(await dueOf()).toBe(due);
	expect((await approve(second)).data).toMatchObject({
		state: "approved",
		amount: due,
	});
	expect(await dueOf()).toBe("0.00");
	expect((await approve(second)).code).toBe(409);
	const { data: paid } = await staff.get("payout/list");
	expect(paid.list[0]).toMatchObject({
		amount: due,
		state: "paid",
		holder: bank.holder,
		numberEnd: "9001",
	});
	const { data: told } = await file();
	const [, line] = told.text.split("\r\n");
	expect(line).toBe(
		`HM-${run.id}-${paid.list[0].id},FPS,004,123456789001,,Teapot Limited,HKD,${due}`,
	);
});

test("of which less is due by the time of its approval, a payout is left for the next run", async () => {
	const order = await earn();
	await nameAccount();
	const due = Number(await dueOf());
	const { data: run } = await draft();
	const about = {
		merchantId: 2,
		orderId: order.id,
		posting: `refund 0 of ${order.id}`,
		at: shop.now(),
	};
	await shop.db.insert(settlementEntry).values([
		{ ...about, account: "due", amount: "5.00" },
		{ ...about, account: "refunds", amount: "-5.00" },
	]);
	const { data } = await second.ask(`payout/run/approve/${run.id}`);
	expect(data).toMatchObject({ payouts: 0, amount: "0.00" });
	const { data: next } = await draft();
	expect(next.amount).toBe((due - 5).toFixed(2));
});

test("nothing is paid to an account that was changed within three days, nor to the shop's own merchants", async () => {
	await earn();
	await nameAccount();
	expect((await staff.ask("payout/account/save", bank)).code).toBe(200);
	const refused = await draft();
	expect([refused.code, refused.message]).toEqual([
		409,
		"Nothing can be paid now",
	]);
	const own = (isSelfSupport: boolean) =>
		shop.db.update(merchant).set({ isSelfSupport }).where(eq(merchant.id, 2));
	shop.moveClock(3 * dayMs + 1_000);
	await own(true);
	expect((await draft()).code).toBe(409);
	await own(false);
	expect((await draft()).code).toBe(200);
});

test("what a bank sends back is due again, once", async () => {
	await earn();
	await nameAccount();
	const due = await dueOf();
	const { data: run } = await draft();
	await second.ask(`payout/run/approve/${run.id}`);
	const { data } = await first.get(`payout/run/detail/${run.id}`);
	const sendBack = () => first.ask(`payout/returned/${data.list[0].id}`);
	const codes = (await Promise.all([sendBack(), sendBack()])).map(
		({ code }) => code,
	);
	expect(codes.sort()).toEqual([200, 409]);
	expect(await dueOf()).toBe(due);
	expect((await draft()).data.amount).toBe(due);
});

test("however many draft, approve or drop at once, one run is made and booked once", async () => {
	await earn();
	await nameAccount();
	const due = await dueOf();
	const drafts = await Promise.all([draft(), draft(second), draft()]);
	const made = drafts.filter(({ code }) => code === 200);
	expect(made.map(({ data }) => data.amount)).toEqual([due]);
	const { id } = made[0]?.data ?? {};
	const third = await openStaff(shop, "operator");
	const decided = await Promise.all([
		third.ask(`payout/run/approve/${id}`),
		third.ask(`payout/run/approve/${id}`),
		third.ask(`payout/run/drop/${id}`),
	]);
	expect(decided.filter(({ code }) => code === 200)).toHaveLength(1);
	expect(decided.filter(({ code }) => code === 409)).toHaveLength(2);
});

test("a merchant's owner alone says where it is paid, and every wrong field is named", async () => {
	const [role] = await shop.db
		.insert(staffRole)
		.values({
			name: { en: "Books" },
			scope: "merchant",
			permissions: ["settlement"],
		})
		.returning({ id: staffRole.id });
	const clerk = await openStaff(shop, 2, { roleId: role?.id ?? null });
	expect((await clerk.ask("payout/account/save", bank)).code).toBe(403);
	expect((await first.ask("payout/account/save", bank)).code).toBe(403);
	const faultsOf = async (fields: object) =>
		(await staff.ask("payout/account/save", { ...bank, ...fields })).data
			.fields;
	expect(await faultsOf({ bankCode: "12", number: "12x45678" })).toEqual({
		bankCode: "correctBankCode",
		number: "correctAccountNumber",
	});
	expect(await faultsOf({ kind: "fps", number: "12345678" })).toEqual({
		number: "correctFpsId",
	});
	expect((await staff.ask("payout/account/save", bank)).code).toBe(200);
	const { data, text } = await clerk.get("payout/account");
	expect(data.account).toMatchObject({
		holder: bank.holder,
		numberEnd: "9001",
	});
	expect(text).not.toContain("123456789001");
});
