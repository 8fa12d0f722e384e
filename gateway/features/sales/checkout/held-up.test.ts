import { Client } from "pg";
import { type DatabaseHandle, openDatabase } from "../../../db/client";
import { limitsInDatabase } from "../../../http/limits-in-database";
import { expectFault } from "../../../testing/expect-fault";
import { expectInvariants } from "../../../testing/invariants";
import { type Buyer, openBuyer } from "../../../testing/open-buyer";
import { seedSku } from "../../../testing/own-cart";
import {
	openTestShop,
	type TestShop,
	testTokenSecret,
} from "../../../testing/test-shop";

/** As many connections as buyers: each of them is held up. */
const crowd = 4;

let shop: TestShop;
let hurried: DatabaseHandle;
/** The same shop for shoppers who are answered in time. */
let front: TestShop;

beforeAll(async () => {
	shop = await openTestShop();
	hurried = openDatabase(shop.url, {
		connectionsMax: crowd,
		onLost: () => {},
		patience: { connectMs: 5_000, statementMs: 2_000 },
	});
	const limits = limitsInDatabase(hurried.pool, testTokenSecret);
	front = { ...shop, ...shop.openAnother({}, { db: hurried.db, limits }) };
});
afterAll(async () => {
	await hurried.close();
	await shop.close();
});

/** Holds what every order has to write, as a migration or a backup might. */
async function holdOrders(): Promise<() => Promise<void>> {
	const holder = new Client(shop.url);
	await holder.connect();
	await holder.query("begin");
	await holder.query("lock table merchant_order in share row exclusive mode");
	return async () => {
		await holder.query("rollback");
		await holder.end();
	};
}

async function readyToBuy(buyer: Buyer, skuId: number) {
	const preOrderNo = await buyer.want({ from: "buyNow", skuId, quantity: 1 });
	const { data } = await buyer.quote(preOrderNo);
	const { addressId } = buyer;
	const body = { preOrderNo, addressId, payMethod: "local", total: data.total };
	const key = `held-up-${preOrderNo}`;
	return () => buyer.ask("create", body, key);
}

test("orders that are held up too long are refused whole, strangers notice nothing, and the next try makes each once", async () => {
	const { skuId } = await seedSku(shop, { stock: crowd });
	const clicks = [];
	for (let at = 0; at < crowd; at += 1)
		clicks.push(await readyToBuy(await openBuyer(front), skuId));

	const letGo = await holdOrders();
	const refused = await Promise.all(clicks.map((click) => click()));
	for (const answer of refused) expectFault(answer, "busy");
	await letGo();

	const strangers = await Promise.all(
		Array.from({ length: 3 * crowd }, () =>
			front.wire.get("/api/front/product/list"),
		),
	);
	expect(strangers.map(({ code }) => code)).toEqual(strangers.map(() => 200));
	await expectInvariants(shop.db);

	const made = await Promise.all(clicks.map((click) => click()));
	const again = await Promise.all(clicks.map((click) => click()));
	expect(made.map(({ code }) => code)).toEqual(made.map(() => 200));
	expect(again.map(({ data }) => data)).toEqual(made.map(({ data }) => data));
	await expectInvariants(shop.db);
});
