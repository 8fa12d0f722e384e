import {
	type DatabaseHandle,
	openDatabase,
	shopperPatience,
} from "../../../db/client";
import { limitsInDatabase } from "../../../http/limits-in-database";
import { expectInvariants } from "../../../testing/invariants";
import { openBuyer } from "../../../testing/open-buyer";
import { openPayer } from "../../../testing/open-payer";
import { openProxy, type StoreProxy } from "../../../testing/open-proxy";
import { seedSku } from "../../../testing/own-cart";
import {
	openTestShop,
	type TestShop,
	testTokenSecret,
} from "../../../testing/test-shop";

let shop: TestShop;
let proxy: StoreProxy;
let distant: DatabaseHandle;
/** The same shop, its database far away. */
let front: TestShop;

beforeAll(async () => {
	shop = await openTestShop();
	proxy = await openProxy(shop.url);
	distant = openDatabase(proxy.url, {
		connectionsMax: 2,
		onLost: () => {},
		patience: shopperPatience,
	});
	const limits = limitsInDatabase(distant.pool, testTokenSecret);
	front = { ...shop, ...shop.openAnother({}, { db: distant.db, limits }) };
});
afterAll(async () => {
	await distant.close();
	await proxy.close();
	await shop.close();
});

test("a purchase goes through where each packet to and from the database is 200 ms late", async () => {
	const { skuId } = await seedSku(shop);
	const buyer = await openBuyer(front);
	const payer = await openPayer(front, front, buyer);
	proxy.turn("slow");
	await buyer.put(skuId);
	const { code, data, text } = await buyer.order(await buyer.want());
	expect([code, text]).toEqual([200, text]);
	const paid = await payer.pay(data.orderNo);
	expect([paid.code, paid.text]).toEqual([200, paid.text]);
	const { data: notified } = await payer.status(data.orderNo);
	expect(notified).toMatchObject({ state: "paid" });
	await expectInvariants(shop.db);
});
