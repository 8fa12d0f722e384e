import { eq } from "drizzle-orm";
import { auditEntry } from "../../../db/schema/audit";
import { category } from "../../../db/schema/category";
import { commissionRate } from "../../../db/schema/settlement";
import { hongKongDay } from "../../../http/hong-kong-time";
import { openStaff, type StaffClient } from "../../../testing/open-staff";
import { openTestShop, type TestShop } from "../../../testing/test-shop";

let shop: TestShop;
let operator: StaffClient;

const dayMs = 86_400_000;
const inDays = (days: number) =>
	hongKongDay(new Date(shop.now().getTime() + days * dayMs));

beforeAll(async () => {
	shop = await openTestShop();
	operator = await openStaff(shop, "operator");
});
beforeEach(() => shop.db.delete(commissionRate));
afterAll(() => shop.close());

const add = (changed: object = {}) =>
	operator.ask("settlement/rate/add", {
		merId: 2,
		categoryId: null,
		basisPoints: 850,
		from: inDays(1),
		...changed,
	});

const end = (id: number, until: string) =>
	operator.ask(`settlement/rate/end/${id}`, { until });

const list = async (query = {}) =>
	(await operator.get("settlement/rates", query)).data.list;

async function categoryOf(cartType: "E_COMMERCE" | "SUPERMARKET") {
	const [row] = await shop.db
		.select({ id: category.id })
		.from(category)
		.where(eq(category.cartType, cartType))
		.limit(1);
	return row?.id ?? 0;
}

test("operators add a rate for a day to come and say when it ends; each leaves an audit entry", async () => {
	const categoryId = await categoryOf("E_COMMERCE");
	const { data: added } = await add({ categoryId });
	expect(added).toMatchObject({
		merchant: { id: 2 },
		category: { id: categoryId },
		basisPoints: 850,
		from: inDays(1),
		until: null,
		state: "coming",
	});
	const { data: ended } = await end(added.id, inDays(9));
	expect(ended).toMatchObject({ until: inDays(9), state: "coming" });
	expect(await list()).toEqual([ended]);
	expect(await list({ merId: 3 })).toEqual([]);
	const entries = await shop.db
		.select({ action: auditEntry.action, merchantId: auditEntry.merchantId })
		.from(auditEntry)
		.where(eq(auditEntry.target, `rate ${added.id}`))
		.orderBy(auditEntry.id);
	expect(entries).toEqual([
		{ action: "commission.add", merchantId: 2 },
		{ action: "commission.end", merchantId: 2 },
	]);
});

test("merchants' staff neither see nor set commission", async () => {
	const staff = await openStaff(shop, 2);
	const { data } = await add();
	const answers = await Promise.all([
		staff.get("settlement/rates"),
		staff.ask("settlement/rate/add", {
			merId: 2,
			categoryId: null,
			basisPoints: 0,
			from: inDays(2),
		}),
		staff.ask(`settlement/rate/end/${data.id}`, { until: inDays(2) }),
	]);
	expect(answers.map(({ code }) => code)).toEqual([403, 403, 403]);
	expect(await list()).toEqual([data]);
});

test.each([
	[{ merId: null }, { merId: "chooseMerchantOrCategory" }],
	[{ basisPoints: 10_001 }, { basisPoints: "correctNumber" }],
	[{ basisPoints: null }, { basisPoints: "correctNumber" }],
	[{ from: "2026-02-30" }, { from: "correctDate" }],
	[{ from: "2020-01-01" }, { from: "dayToCome" }],
	[{ merId: 2_000_000_000 }, { merId: "correctValue" }],
	[{ categoryId: 2_000_000_000 }, { categoryId: "correctValue" }],
])("what makes no sense is refused by its field: %j", async (slip, fields) => {
	expect(await add(slip)).toMatchObject({ code: 400, data: { fields } });
	expect(await list()).toEqual([]);
});

test("a rate begins tomorrow at the earliest, is of the mall, and stands alone on its day", async () => {
	const today = await add({ from: inDays(0) });
	expect(today.data.fields).toEqual({ from: "dayToCome" });
	const grocery = await add({ categoryId: await categoryOf("SUPERMARKET") });
	expect(grocery.data.fields).toEqual({ categoryId: "correctValue" });
	const both = await Promise.all([add(), add({ basisPoints: 5 })]);
	expect(both.map(({ code }) => code).sort()).toEqual([200, 400]);
	const refused = both.find(({ code }) => code === 400);
	expect(refused?.data.fields).toEqual({ from: "rateThere" });
	expect(await list()).toHaveLength(1);
});

test("a rate ends on a day to come, not before it begins, and once it is over no more", async () => {
	const { data } = await add({ from: inDays(3) });
	const fieldsOf = async (until: string) =>
		(await end(data.id, until)).data.fields;
	expect(await fieldsOf(inDays(0))).toEqual({ until: "dayToCome" });
	expect(await fieldsOf(inDays(2))).toEqual({ until: "endsBeforeStart" });
	expect((await end(data.id, inDays(3))).data.state).toBe("over");
	expect((await end(data.id, inDays(4))).code).toBe(409);
	expect((await end(2_000_000_000, inDays(4))).code).toBe(404);
});
