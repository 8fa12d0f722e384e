import { hash } from "@node-rs/argon2";
import { asc, sql } from "drizzle-orm";
import type { MerchantCard } from "../../../contract/marketplace/merchant";
import { merchant } from "../../../db/schema/merchant";
import { expectFault } from "../../../testing/expect-fault";
import { loginCalls } from "../../../testing/login-calls";
import { type OpenAccount, openAccount } from "../../../testing/open-account";
import { openTestShop, type TestShop } from "../../../testing/test-shop";

const password = "harbour lights at nine";
let shop: TestShop;
let kit: OpenAccount;

beforeAll(async () => {
	shop = await openTestShop();
});
beforeEach(async () => {
	kit = await openAccount(shop, { passwordHash: await hash(password) });
});
afterEach(expectExactCounts);
afterAll(() => shop.close());

/** Whatever happened: each merchant counts as many as follow it. */
async function expectExactCounts() {
	const { rows } = await shop.db.execute(sql`select id from merchant
		where followers <> (
			select count(*) from followed_merchant where merchant_id = merchant.id
		)`);
	expect(rows).toEqual([]);
}

let sent = 0;
const ask = (call: "collect" | "cancel", id: number, { token } = kit) =>
	shop.wire.post(`/api/front/merchant/${call}/${id}`, undefined, {
		token,
		timestamp: Date.now() + ++sent,
	});

async function followersOf(id: number): Promise<number> {
	const path = `/api/front/merchant/index/info/${id}`;
	return (await shop.wire.get(path)).data.followers;
}

async function list(
	query: Record<string, number> = {},
	{ token } = kit,
): Promise<{ list: (MerchantCard & { followedAt: string })[]; total: number }> {
	const path = "/api/front/collect/merchant/list";
	return (await shop.wire.get(path, query, { token })).data;
}

const idsOf = (page: { list: MerchantCard[] }) => page.list.map(({ id }) => id);

test("a merchant counts each account that follows it once, until it follows no longer", async () => {
	const mia = await openAccount(shop);
	expect((await ask("collect", 5)).data).toEqual({ followers: 1 });
	expect((await ask("collect", 5)).data).toEqual({ followers: 1 });
	expect((await ask("collect", 5, mia)).data).toEqual({ followers: 2 });
	expect((await ask("cancel", 5)).data).toEqual({ followers: 1 });
	expect((await ask("cancel", 5)).data).toEqual({ followers: 1 });
	expect(await followersOf(5)).toBe(1);
	const street = await shop.wire.get("/api/front/merchant/street");
	const card = street.data.list.find(({ id }: MerchantCard) => id === 5);
	expect(card.followers).toBe(1);
});

test("50 accounts that follow at the same moment are 50 followers, one that asks 20 times is one", async () => {
	const accounts = await Promise.all(
		Array.from({ length: 50 }, () => openAccount(shop)),
	);
	await Promise.all([
		...accounts.map((one) => ask("collect", 6, one)),
		...Array.from({ length: 20 }, () => ask("collect", 6)),
	]);
	expect(await followersOf(6)).toBe(51);
	await Promise.all([
		...accounts.slice(0, 30).map((one) => ask("cancel", 6, one)),
		...Array.from({ length: 20 }, () => ask("cancel", 6)),
	]);
	expect(await followersOf(6)).toBe(20);
});

test("a merchant that nobody knows cannot be followed", async () => {
	for (const call of ["collect", "cancel"] as const)
		expectFault(await ask(call, 2_000_000_000), "notFound");
});

test("each account sees the merchants that it follows, the latest first, page by page", async () => {
	const mia = await openAccount(shop);
	await ask("collect", 1, mia);
	const ids = await shop.db
		.select({ id: merchant.id })
		.from(merchant)
		.orderBy(asc(merchant.id))
		.limit(5);
	for (const { id } of ids) await ask("collect", id);
	const latestFirst = ids.map(({ id }) => id).reverse();
	const whole = await list();
	expect(idsOf(whole)).toEqual(latestFirst);
	expect(whole.list[0]).toMatchObject({
		name: expect.any(String),
		followedAt: expect.stringMatching(/\+08:00$/),
	});
	const pages = [1, 2, 3].map((page) => list({ limit: 2, page }));
	expect((await Promise.all(pages)).flatMap(idsOf)).toEqual(latestFirst);
	expect(idsOf(await list({}, mia))).toEqual([1]);
});

test("what a tourist followed comes along when the e-mail is proven; one that both follow is followed once", async () => {
	const email = "followers@example.com";
	const tourist = await openAccount(shop, { kind: "tourist", email });
	for (const id of [7, 8]) await ask("collect", id, tourist);
	for (const id of [8, 9]) await ask("collect", id);
	const captcha = await loginCalls(shop).codeByMail(email);
	await shop.wire.post(
		"/api/front/user/bind/email",
		{ email, captcha },
		{ token: kit.token },
	);
	expect(idsOf(await list()).sort()).toEqual([7, 8, 9]);
	expect(await followersOf(8)).toBe(1);
});

test("an export names the followed merchants; a deleted account follows nobody", async () => {
	for (const id of [10, 11]) await ask("collect", id);
	const post = (call: string, body?: unknown) =>
		shop.wire.post(`/api/front/user/${call}`, body, { token: kit.token });
	const exported = (await post("export")).data.followedMerchants;
	expect(idsOf({ list: exported })).toEqual([11, 10]);
	expect((await post("delete", { password })).code).toBe(200);
	expect(await followersOf(10)).toBe(0);
	expect(await followersOf(11)).toBe(0);
});
