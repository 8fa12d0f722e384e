import { growAccounts, growOrders } from "../../../testing/grow-orders";
import { openAccount } from "../../../testing/open-account";
import { openStaff } from "../../../testing/open-staff";
import { settle } from "../../../testing/settle";
import { openTestShop, type TestShop } from "../../../testing/test-shop";
import { type WatchedDatabase, watchPlans } from "../../../testing/watch-plans";
import type { Wire } from "../../../testing/wire";
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
	await growAccounts(shop.db, 5_000);
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

test.each([
	["dashboard", {}],
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
