import { sql } from "drizzle-orm";
import { growAccounts } from "../../../testing/grow-orders";
import { openAccount } from "../../../testing/open-account";
import { openStaff } from "../../../testing/open-staff";
import { settle } from "../../../testing/settle";
import { openTestShop, type TestShop } from "../../../testing/test-shop";
import { type WatchedDatabase, watchPlans } from "../../../testing/watch-plans";
import type { Wire } from "../../../testing/wire";

let shop: TestShop;
let watched: WatchedDatabase;
let wire: Wire;
let tokens: Record<"shopper" | "staff" | "operator", string>;

beforeAll(async () => {
	shop = await openTestShop();
	watched = await watchPlans(shop.url);
	wire = shop.openAnother({}, { db: watched.db }).wire;
	tokens = {
		shopper: (await openAccount(shop)).token,
		staff: (await openStaff(shop, 2)).token,
		operator: (await openStaff(shop, "operator")).token,
	};
	await growAccounts(shop.db, 30_000);
	await shop.db.execute(sql`insert into question
		(goods_id, merchant_id, account_id, text, locale, state, waiting, created_at)
		select goods.id, goods.merchant_id, account.id, 'How high?', 'en',
			case when account.id % 100 = 1 then 'waiting' else 'shown' end,
			case when account.id % 100 = 1 then 1 else 0 end, now()
		from account cross join (select id, merchant_id from goods where is_shown order by id limit 2) goods`);
	await shop.db.execute(sql`insert into answer
		(question_id, account_id, is_sellers, text, locale, state, created_at)
		select id, account_id, false, 'As a hand', 'en', 'shown', now() from question`);
	await settle(shop.db);
}, 120_000);
afterAll(async () => {
	await watched.close();
	await shop.close();
});

async function expectIndexes(
	who: keyof typeof tokens,
	path: string,
	query: Record<string, string | number> = {},
) {
	await watched.takePlans();
	const token = tokens[who];
	const answer = await wire.get(`/api/${path}`, query, { token });
	expect(answer.code).toBe(200);
	for (const plan of await watched.takePlans())
		expect(plan).not.toMatch(/Seq Scan on (account|question|answer)\b/);
	return answer.data;
}

test.each(["waiting", "all"])(
	"what staff look through (%s) is read off an index, however many questions there are",
	async (filter) => {
		for (const page of [1, 2]) {
			const asked = { filter, page };
			await expectIndexes("operator", "operator/question/list", asked);
			await expectIndexes("staff", "operator/question/list", asked);
		}
	},
);

test("the questions of a goods, and a shopper's own, are read by indexes", async () => {
	const { list } = await expectIndexes(
		"shopper",
		"front/product/question/list/1",
	);
	expect(list.length).toBeGreaterThan(0);
	await expectIndexes("shopper", "front/product/question/own/1");
});
