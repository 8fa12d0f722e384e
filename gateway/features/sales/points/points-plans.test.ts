import { sql } from "drizzle-orm";
import { growReceived } from "../../../testing/grow-received";
import {
	openWatchedShop,
	type WatchedShop,
} from "../../../testing/watched-shop";

let shop: WatchedShop;
let token: string;

beforeAll(async () => {
	let shopper = 0;
	shop = await openWatchedShop(async (db) => {
		({ shopper } = await growReceived(db));
		await db.execute(sql`insert into points_entry (account_id, kind, amount,
				order_id, usable_from, at)
			select account_id, 'granted', 20, id, created_at + interval '7 days', created_at
			from merchant_order where lines_to_review = 1`);
		await db.execute(sql`analyze`);
	});
	token = await shop.signIn(shopper);
});
afterAll(() => shop.close());

test.each([
	["what an account's points come to", "user", {}],
	["a page of its ledger", "list", {}],
	["a page far down", "list", { page: 5 }],
])("%s is read by an index", async (_, call, query) => {
	const path = `/api/front/integral/${call}`;
	const { plans } = await shop.ask(path, query, { token });
	for (const plan of plans)
		expect(plan).not.toMatch(
			/Seq Scan on (points_entry|master_order|merchant_order)\b/,
		);
});

test("a page of the ledger is read in its order", async () => {
	const path = "/api/front/integral/list";
	const { plans } = await shop.ask(path, { page: 3 }, { token });
	const [sorted] = plans.filter((plan) => /order by/i.test(plan));
	expect(sorted).toMatch(/Index Scan using points_entry_account/);
});
