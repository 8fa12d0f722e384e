import { growOrders } from "../../../testing/grow-orders";
import { growParcelsAt } from "../../../testing/grow-parcels";
import { openAccount } from "../../../testing/open-account";
import { settle } from "../../../testing/settle";
import { openTestShop, type TestShop } from "../../../testing/test-shop";
import { type WatchedDatabase, watchPlans } from "../../../testing/watch-plans";
import { listLate, listReady, listUnready } from "./list-repository";
import {
	countHere,
	listByNumber,
	listHere,
	listLying,
} from "./parcel-repository";
import { findByCode, listOverdue, listToRemind } from "./repository";

let shop: TestShop;
let watched: WatchedDatabase;

beforeAll(async () => {
	shop = await openTestShop();
	watched = await watchPlans(shop.url);
	const { id: accountId } = await openAccount(shop);
	await growOrders(shop.db, { accountId, orders: 10_000 });
	await growParcelsAt(shop.db, { accountId, storeId: 2 });
	await settle(shop.db);
}, 120_000);
afterAll(async () => {
	await watched.close();
	await shop.close();
});

const since = { slotBefore: new Date(), readyBefore: new Date() };
const lying = { arrivedBefore: new Date() };
const asked = { merchantId: 1, storeId: 2, slotBefore: new Date() };
const span = { from: new Date(Date.now() - 86_400_000), until: new Date() };
const page = { limit: 20, offset: 0 };

test.each([
	["what nobody fetched", () => listOverdue(watched.db, since, 100)],
	["what is to be reminded of", () => listToRemind(watched.db, since, 100)],
	[
		"the order of a code",
		() => findByCode(watched.db, { storeId: 2, code: "22222222" }),
	],
	["what is to be made ready", () => listUnready(watched.db, asked, 100)],
	["what is ready", () => listReady(watched.db, asked, 100)],
	["what is late", () => listLate(watched.db, span, 100)],
	["what lies at a store", () => listHere(watched.db, 2, page)],
	["how much lies at a store", () => countHere(watched.db, 2)],
	[
		"a parcel by a number",
		() => listByNumber(watched.db, { storeId: 2, no: "SF2" }, 10),
	],
	[
		"a parcel to be reminded of",
		() => listLying(watched.db, { ...lying, toBe: "reminded" }, 100),
	],
	[
		"a parcel that nobody fetched",
		() => listLying(watched.db, { ...lying, toBe: "sentBack" }, 100),
	],
] as const)(
	"%s is found by an index, however many orders there are",
	async (_, find) => {
		await watched.takePlans();
		await find();
		for (const plan of await watched.takePlans())
			expect(plan).not.toMatch(
				/Seq Scan on (merchant_order|master_order|refund\w*|parcel\w*|collection)\b/,
			);
	},
);
