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
let id: number;

beforeAll(async () => {
	shop = await openTestShop();
	watched = await watchPlans(shop.url);
	wire = shop.openAnother({}, { db: watched.db }).wire;
	const shopper = await openAccount(shop);
	await growAccounts(shop.db, 5_000);
	await shop.db.execute(sql`insert into conversation
		(account_id, merchant_id, staff_of, state, waiting_since, last_message_at, created_at)
		select account.id, merchant.id, merchant.id,
			case when account.id % 5 = 0 then 'closed' else 'open' end,
			case when account.id % 100 = 1 then now() - account.id * interval '1 minute' end,
			date_trunc('milliseconds', now()) - account.id * interval '1 minute', now()
		from account cross join (select id from merchant where id < 5) merchant`);
	await shop.db.execute(sql`insert into conversation
		(account_id, staff_of, state, waiting_since, last_message_at, created_at)
		select id, 0, 'open', case when id % 100 = 1 then now() end, now(), now() from account`);
	await shop.db.execute(sql`insert into message (conversation_id, side, account_id, key, text, at)
		select id, 'shopper', account_id, gen_random_uuid(), 'Hello', now()
		from conversation cross join generate_series(1, 3)`);
	await shop.db.execute(sql`insert into conversation_report
		(conversation_id, account_id, side, reason, text, at, closed_at)
		select id, account_id, 'shopper', 'spam', '', now(),
			case when id % 200 > 0 then now() end
		from conversation`);
	await settle(shop.db);
	const { rows } = await shop.db.execute<{ id: number }>(
		sql`select id from conversation where merchant_id = 2 limit 1`,
	);
	id = rows[0]?.id ?? 0;
	tokens = {
		shopper: shopper.token,
		staff: (await openStaff(shop, 2)).token,
		operator: (await openStaff(shop, "operator")).token,
	};
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
		expect(plan).not.toMatch(
			/Seq Scan on (account|conversation|conversation_report|message)\b/,
		);
	return answer.data;
}

test.each(["waiting", "mine", "open", "closed"])(
	"%s conversations are read off an index, the second page too, however many there are",
	async (filter) => {
		for (const who of ["staff", "operator"] as const)
			for (const page of [1, 2])
				await expectIndexes(who, "operator/conversation/list", {
					filter,
					page,
				});
	},
);

test("a shopper's conversations, one conversation and what is unread are read by indexes", async () => {
	const { list } = await expectIndexes("shopper", "front/conversation/list");
	expect(list).toHaveLength(5);
	const path = "front/conversation/list";
	const { next } = await expectIndexes("shopper", path, { limit: 2 });
	const further = await expectIndexes("shopper", path, {
		limit: 2,
		from: next,
	});
	expect(further.list.length).toBeGreaterThan(0);
	const asked = { merId: 2, after: 1 };
	await expectIndexes("shopper", "front/conversation/messages", asked);
	await expectIndexes("shopper", "front/conversation/unread");
});

test("what staff open, and how many wait, is read by indexes", async () => {
	await expectIndexes("staff", `operator/conversation/messages/${id}`);
	const { count } = await expectIndexes(
		"staff",
		"operator/conversation/waiting",
	);
	expect(count).toBeGreaterThan(0);
});

test("open reports are read off an index, however many were closed", async () => {
	const path = "operator/conversation/report";
	const { list } = await expectIndexes("operator", `${path}/list`);
	expect(list.length).toBeGreaterThan(20);
	await expectIndexes("operator", `${path}/list`, { page: 2 });
	await expectIndexes("operator", `${path}/detail/${list[0].id}`);
});
