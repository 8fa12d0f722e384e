import { type DatabaseHandle, openDatabase } from "../../../db/client";
import { limitsInDatabase } from "../../../http/limits-in-database";
import { openTestPayments } from "../../../providers/payment/local";
import { type Buyer, openBuyer } from "../../../testing/open-buyer";
import { openPayer, type Payer } from "../../../testing/open-payer";
import { seedSku } from "../../../testing/own-cart";
import { testPatience } from "../../../testing/test-patience";
import {
	openTestShop,
	type TestShop,
	testTokenSecret,
} from "../../../testing/test-shop";
import {
	type WatchedStatements,
	watchStatements,
} from "../../../testing/watch-statements";

let shop: TestShop;
let database: DatabaseHandle;
let statements: WatchedStatements;
let kit: Buyer;
let payer: Payer;

beforeAll(async () => {
	shop = await openTestShop();
	database = openDatabase(shop.url, {
		connectionsMax: 4,
		onLost: () => {},
		patience: testPatience,
	});
	statements = watchStatements(database.pool);
	const { db, pool } = database;
	// A clock that stands still: what is done once a minute is done in the first purchase.
	const openedAt = shop.now();
	const now = () => openedAt;
	const gateway = shop.openAnother(
		{},
		{
			db,
			now,
			limits: limitsInDatabase(pool, testTokenSecret),
			payments: { local: openTestPayments({ db, now }) },
		},
	);
	kit = await openBuyer({ ...shop, ...gateway });
	payer = await openPayer(shop, gateway, kit);
});
afterAll(async () => {
	await database.close();
	await shop.close();
});

/** How often the database is asked by each call of a purchase, transactions' beginnings and ends among it. */
async function countPurchase(skuId: number) {
	statements.take();
	const count = () => statements.take().length;
	await kit.put(skuId);
	const cart = count();
	const preOrderNo = await kit.want();
	const preOrder = count();
	const { data: quote } = await kit.quote(preOrderNo);
	const quoted = count();
	const { addressId } = kit;
	const agreed = { preOrderNo, addressId, payMethod: "local" };
	const { data } = await kit.ask("create", { ...agreed, total: quote.total });
	const create = count();
	await payer.pay(data.orderNo);
	const pay = count();
	const status = await payer.status(data.orderNo);
	expect(status.data.state).toBe("paid");
	const paid = count();
	return { cart, preOrder, quote: quoted, create, pay, paid };
}

test("a purchase asks the database at most 41 times, call by call", async () => {
	const { skuId } = await seedSku(shop);
	await countPurchase(skuId);
	const counts = await countPurchase(skuId);
	expect(counts).toEqual({
		cart: 7,
		preOrder: 3,
		quote: 5,
		create: 11,
		pay: 13,
		paid: 2,
	});
	const all = Object.values(counts).reduce((sum, one) => sum + one, 0);
	expect(all).toBeLessThanOrEqual(41);
});
