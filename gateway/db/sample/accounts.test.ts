import { Client } from "pg";
import { countUsablePoints } from "../../features/sales/points/service";
import { openTestShop, type TestShop } from "../../testing/test-shop";
import { sampleAccounts } from "./accounts";
import { findSampleAccounts, loadSampleShop } from "./load";

let shop: TestShop;
let client: Client;

beforeEach(async () => {
	shop = await openTestShop();
	client = new Client({ connectionString: shop.url });
	await client.connect();
});
afterEach(async () => {
	await client.end();
	await shop.close();
});

const accounts = async () =>
	(await client.query("select * from account order by id")).rows;

test("a catalogue that is replaced leaves accounts as they were, staff with its merchant", async () => {
	await client.query(
		`insert into account (kind, nickname, email, merchant_id, locale, created_at)
			values ('member', 'Kit', 'kit@example.com', 2, 'en', now())`,
	);
	const before = await accounts();
	await loadSampleShop(shop.url, { replace: true });
	expect(await accounts()).toEqual(before);
	await loadSampleShop(shop.url, { replace: true, accounts: true });
	expect(await accounts()).toEqual(before);
});

test("staff of a merchant that is not there again stays, with no merchant", async () => {
	const { rows } = await client.query(
		`insert into merchant (id, name, introduction, logo, is_self_support, type, category_id, address, phone, opened_on)
		select 999, name, introduction, logo, is_self_support, type, category_id, address, phone, opened_on
		from merchant where id = 1 returning id`,
	);
	await client.query("update account set merchant_id = $1 where id = 4", [
		rows[0].id,
	]);
	await loadSampleShop(shop.url, { replace: true });
	const [row] = (await accounts()).filter(({ id }) => id === 4);
	expect(row).toMatchObject({ merchant_id: null, scope: expect.anything() });
});

test("each sample shopper has points to spend, granted with its account and never again", async () => {
	await client.query("truncate account cascade");
	for (const _ of [1, 2])
		await loadSampleShop(shop.url, { replace: true, accounts: true });
	const now = () => new Date();
	for (const { id, points, scope } of sampleAccounts) {
		expect(points > 0).toBe(scope.length === 0);
		expect(await countUsablePoints({ db: shop.db, now }, id)).toBe(points);
	}
});

test("sample accounts come only where they are asked for, and take nobody's id or e-mail", async () => {
	const [first] = sampleAccounts;
	await client.query("truncate account cascade");
	await loadSampleShop(shop.url, { replace: true });
	expect(await accounts()).toEqual([]);
	expect(await findSampleAccounts(shop.url)).toEqual([]);

	await client.query(
		`insert into account (id, kind, nickname, email, locale, created_at)
			values (2, 'member', 'Real', $1, 'en', now())`,
		[first?.email],
	);
	await loadSampleShop(shop.url, { replace: true, accounts: true });
	const there = await accounts();
	expect(there.map(({ id }) => id)).toEqual([2, 3, 4, 5]);
	expect(there[0].nickname).toBe("Real");
	expect(await findSampleAccounts(shop.url)).not.toContain(first?.email);
});
