import { sql } from "drizzle-orm";
import { spanDaysMax } from "../../../contract/insight/dashboard-terms";
import { growAccounts, growOrders } from "../../../testing/grow-orders";
import { growParcelsAt } from "../../../testing/grow-parcels";
import { openAccount } from "../../../testing/open-account";
import { openStaff } from "../../../testing/open-staff";
import { settle } from "../../../testing/settle";
import { openTestShop, type TestShop } from "../../../testing/test-shop";
import { type WatchedDatabase, watchPlans } from "../../../testing/watch-plans";
import type { Wire } from "../../../testing/wire";
import { addDays } from "./days";
import { listUnsummed, sumNow } from "./repository";
import { sumUpDays } from "./service";

let shop: TestShop;
let watched: WatchedDatabase;
let wire: Wire;
let tokens: { staff: string; operator: string };

beforeAll(async () => {
	shop = await openTestShop();
	watched = await watchPlans(shop.url);
	wire = shop.openAnother({}, { db: watched.db }).wire;
	const shopper = await openAccount(shop);
	await growOrders(shop.db, { accountId: shopper.id, orders: 20_000 });
	await growParcelsAt(shop.db, { accountId: shopper.id, storeId: 2 });
	await growAccounts(shop.db, 5_000);
	await shop.db.execute(sql`insert into sales_day (day, merchant_id, orders, sales)
		select current_date - n, merchant.id, 1, 10 from generate_series(30, 3700) n, merchant on conflict do nothing`);
	await sumUpDays(shop.db, shop.now());
	await settle(shop.db);
	const staff = await openStaff(shop, 2);
	const operator = await openStaff(shop, "operator");
	tokens = { staff: staff.token, operator: operator.token };
}, 120_000);
afterAll(async () => {
	await watched.close();
	await shop.close();
});

const today = () => new Date().toISOString().slice(0, 10);
const fiveYears = () => ({
	from: addDays(today(), 1 - spanDaysMax),
	to: today(),
});

test.each([
	["dashboard", {}],
	["dashboard", fiveYears()],
	["order/data", {}],
	["order/list", { tab: "toAccept" }],
	["order/list", { tab: "cancelled" }],
	["order/list", { tab: "all", keyword: "common" }],
	["order/list", { tab: "all", from: today(), to: today() }],
	["refund/list", { state: "reviewing" }],
])("staff and operators read %s %j by indexes", async (path, query) => {
	for (const token of [tokens.staff, tokens.operator]) {
		await watched.takePlans();
		const answer = await wire.get(`/api/operator/${path}`, query, { token });
		expect(answer.code).toBe(200);
		for (const plan of await watched.takePlans())
			expect(plan).not.toMatch(
				/Seq Scan on (account|master_order|merchant_order|order_line|order_step|parcel\w*|refund\w*|payment)\b/,
			);
	}
});

test("five years of one merchant, and the five before, are read off its own days", async () => {
	const token = tokens.staff;
	await watched.takePlans();
	await wire.get("/api/operator/dashboard", fiveYears(), { token });
	const plans = await watched.takePlans();
	const summed = plans.filter((plan) => /from "sales_day"/.test(plan));
	expect(summed).toHaveLength(1);
	expect(summed[0]).toMatch(/sales_day_merchant/);
	expect(summed[0]).not.toMatch(/Seq Scan/);
});

test("a worker finds the days to be added up, and adds one up, by indexes", async () => {
	await shop.db.execute(sql`delete from summed_day`);
	await watched.takePlans();
	await listUnsummed(watched.db, { from: "2000-01-01", to: today() }, 400);
	await sumNow(watched.db, { from: "2025-01-01", to: "2025-01-01" }, undefined);
	const plans = await watched.takePlans();
	expect(plans).toHaveLength(2);
	for (const plan of plans)
		expect(plan).not.toMatch(/Seq Scan on (merchant_order|refund)/);
});
