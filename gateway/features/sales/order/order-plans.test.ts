import { orderTabs } from "../../../contract/sales/order-list-terms";
import { growAccounts, growOrders } from "../../../testing/grow-orders";
import { growParcelsAt } from "../../../testing/grow-parcels";
import { openAccount } from "../../../testing/open-account";
import { openStaff } from "../../../testing/open-staff";
import { settle } from "../../../testing/settle";
import { openTestShop, type TestShop } from "../../../testing/test-shop";
import { type WatchedDatabase, watchPlans } from "../../../testing/watch-plans";
import type { Wire } from "../../../testing/wire";

let shop: TestShop;
let watched: WatchedDatabase;
let wire: Wire;
/** Who has 10,000 orders, and who works for their merchant. */
let tokens: { shopper: string; staff: string; operator: string };

beforeAll(async () => {
	shop = await openTestShop();
	watched = await watchPlans(shop.url);
	wire = shop.openAnother({}, { db: watched.db }).wire;
	const shopper = await openAccount(shop);
	const other = await openAccount(shop);
	await growOrders(shop.db, { accountId: shopper.id, orders: 10_000 });
	await growOrders(shop.db, { accountId: other.id, orders: 10_000 });
	await growParcelsAt(shop.db, { accountId: shopper.id, storeId: 2 });
	await growAccounts(shop.db, 5_000);
	await settle(shop.db);
	const staff = await openStaff(shop, 2);
	const operator = await openStaff(shop, "operator");
	tokens = {
		shopper: shopper.token,
		staff: staff.token,
		operator: operator.token,
	};
}, 120_000);
afterAll(async () => {
	await watched.close();
	await shop.close();
});

async function expectIndexes(
	path: string,
	query: Record<string, string | number>,
	who: keyof typeof tokens = "shopper",
) {
	await watched.takePlans();
	const token = tokens[who];
	const answer = await wire.get(`/api/${path}`, query, { token });
	expect(answer.code).toBe(200);
	for (const plan of await watched.takePlans())
		expect(plan).not.toMatch(
			/Seq Scan on (account|master_order|merchant_order|order_line|order_step|parcel\w*|refund\w*|payment)\b/,
		);
	return answer.data;
}

describe.each(orderTabs)("the tab %s", (tab) => {
	test.each([1, 200])("is read by indexes, page %d too", async (page) => {
		await expectIndexes("front/order/list", { tab, page });
	});

	test("is found in by words, by indexes", async () => {
		await expectIndexes("front/order/list", { tab, keyword: "common" });
	});
});

test("all of 10,000 orders are there, and no more", async () => {
	const all = await expectIndexes("front/order/list", { page: 200, limit: 50 });
	expect(all).toMatchObject({ total: 10_000, totalPage: 200 });
	expect(all.list).toHaveLength(50);
	const rare = await expectIndexes("front/order/list", { keyword: "own77x" });
	expect(rare.total).toBe(1);
	const common = { keyword: "common" };
	expect((await expectIndexes("front/order/list", common)).total).toBe(10_000);
});

test("counts and details are read by indexes", async () => {
	const counts = await expectIndexes("front/order/data", {});
	expect(counts.all).toBe(10_000);
	const { list } = await expectIndexes("front/order/list", { limit: 1 });
	const [{ orderNo, masterNo }] = list;
	for (const keyword of [orderNo, masterNo])
		expect((await expectIndexes("front/order/list", { keyword })).total).toBe(
			1,
		);
	await expectIndexes(`front/order/detail/${orderNo}`, {});
	await expectIndexes(`front/order/express/${orderNo}`, {});
});

test.each(["staff", "operator"] as const)(
	"%s list what is to be shipped by indexes, page 200 too",
	async (who) => {
		for (const page of [1, 200]) {
			const query = { tab: "toShip", page, limit: 5 };
			const { list } = await expectIndexes("operator/order/list", query, who);
			expect(list).toHaveLength(5);
		}
	},
);
