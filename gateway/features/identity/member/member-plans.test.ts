import { sql } from "drizzle-orm";
import { openStaff } from "../../../testing/open-staff";
import { settle } from "../../../testing/settle";
import { openTestShop, type TestShop } from "../../../testing/test-shop";
import { type WatchedDatabase, watchPlans } from "../../../testing/watch-plans";
import type { Wire } from "../../../testing/wire";

let shop: TestShop;
let watched: WatchedDatabase;
let wire: Wire;
let token: string;
let grown: number;

beforeAll(async () => {
	shop = await openTestShop();
	watched = await watchPlans(shop.url);
	wire = shop.openAnother({}, { db: watched.db }).wire;
	const { rows } = await shop.db.execute<{ id: number }>(sql`
		insert into account (kind, nickname, email, phone, locale, created_at, blocked_at)
		select 'member', 'Shopper ' || n, 'grown' || n || '@example.com', '+8525' || lpad(n::text, 7, '0'), 'en', now(),
			case when n % 1000 = 0 then now() end
		from generate_series(1, 100000) n returning id`);
	grown = rows[499]?.id ?? 0;
	await shop.db.execute(sql`
		insert into member_note (account_id, kind, text, at)
		select id, 'note', 'Called', now() from account where email like 'grown%'`);
	await settle(shop.db);
	token = (await openStaff(shop, "operator")).token;
}, 120_000);
afterAll(async () => {
	await watched.close();
	await shop.close();
});

const whole = /Seq Scan on (account|member_note)\b/;

test.each([
	["everybody", {}, 100_000],
	["a later page", { page: 40 }, 100_000],
	["those who are blocked", { state: "blocked" }, 100],
	["an e-mail", { keyword: "Grown500@example.com" }, 1],
	["a phone", { keyword: "5000 0500" }, 1],
	["how a nickname begins", { keyword: "shopper 500" }, 111],
	[
		"a nickname among the blocked",
		{ keyword: "shopper 5", state: "blocked" },
		11,
	],
])("%s is found among 100,000 members by indexes", async (_, query, least) => {
	await watched.takePlans();
	const answer = await wire.get("/api/operator/member/list", query, { token });
	expect(answer.data.total).toBeGreaterThanOrEqual(least);
	for (const plan of await watched.takePlans()) expect(plan).not.toMatch(whole);
});

test("a member is found by the account number, and shown, by indexes", async () => {
	await watched.takePlans();
	const keyword = String(grown);
	const list = "/api/operator/member/list";
	const found = await wire.get(list, { keyword }, { token });
	const uids = found.data.list.map(({ uid }: { uid: number }) => uid);
	expect(uids).toContain(grown);
	const path = `/api/operator/member/detail/${grown}`;
	const { data } = await wire.get(path, {}, { token });
	expect(data.notes).toHaveLength(1);
	for (const plan of await watched.takePlans()) expect(plan).not.toMatch(whole);
});
