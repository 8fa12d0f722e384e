import { growOrders } from "../../../testing/grow-orders";
import { openAccount } from "../../../testing/open-account";
import { settle } from "../../../testing/settle";
import { openTestShop, type TestShop } from "../../../testing/test-shop";
import { type WatchedDatabase, watchPlans } from "../../../testing/watch-plans";
import { findByCode, listOverdue, listToRemind } from "./repository";

let shop: TestShop;
let watched: WatchedDatabase;

beforeAll(async () => {
	shop = await openTestShop();
	watched = await watchPlans(shop.url);
	const { id: accountId } = await openAccount(shop);
	await growOrders(shop.db, { accountId, orders: 10_000 });
	await settle(shop.db);
}, 120_000);
afterAll(async () => {
	await watched.close();
	await shop.close();
});

const since = { slotBefore: new Date(), readyBefore: new Date() };

test.each([
	["what nobody fetched", () => listOverdue(watched.db, since, 100)],
	["what is to be reminded of", () => listToRemind(watched.db, since, 100)],
	[
		"the order of a code",
		() => findByCode(watched.db, { storeId: 2, code: "22222222" }),
	],
] as const)(
	"%s is found by an index, however many orders there are",
	async (_, find) => {
		await watched.takePlans();
		await find();
		for (const plan of await watched.takePlans())
			expect(plan).not.toMatch(/Seq Scan on (merchant_order|refund\w*)\b/);
	},
);
