import {
	type DatabaseHandle,
	openDatabase,
	shopperPatience,
} from "../../db/client";
import { limitsInDatabase } from "../../http/limits-in-database";
import { expectInvariants } from "../../testing/invariants";
import { openBuyer } from "../../testing/open-buyer";
import { type Door, openDoor } from "../../testing/open-door";
import { openPayer } from "../../testing/open-payer";
import { seedSku } from "../../testing/own-cart";
import {
	openTestShop,
	type TestShop,
	testTokenSecret,
} from "../../testing/test-shop";

let shop: TestShop;
let door: Door;
let distant: DatabaseHandle;
/** The same shop, its database far away. */
let front: TestShop;

beforeAll(async () => {
	shop = await openTestShop();
	door = await openDoor(shop.url);
	distant = openDatabase(door.url, {
		connectionsMax: 2,
		onLost: () => {},
		patience: shopperPatience,
	});
	const limits = limitsInDatabase(distant.pool, testTokenSecret);
	front = { ...shop, ...shop.openAnother({}, { db: distant.db, limits }) };
});
afterAll(async () => {
	await distant.close();
	await door.close();
	await shop.close();
});

test("a purchase goes through where each packet to and from the database is 200 ms late", async () => {
	const { skuId } = await seedSku(shop);
	const buyer = await openBuyer(front);
	const payer = await openPayer(front, front, buyer);
	door.turn("slow");
	await buyer.put(skuId);
	const { code, data, text } = await buyer.order(await buyer.want());
	expect([code, text]).toEqual([200, text]);
	const paid = await payer.pay(data.orderNo);
	expect([paid.code, paid.text]).toEqual([200, paid.text]);
	const { data: told } = await payer.status(data.orderNo);
	expect(told).toMatchObject({ state: "paid" });
	await expectInvariants(shop.db);
});
