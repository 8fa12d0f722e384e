import { sql } from "drizzle-orm";
import { openAccount } from "../../../testing/open-account";
import { receiveCode } from "../../../testing/receive-code";
import { openTestShop, type TestShop } from "../../../testing/test-shop";

let shop: TestShop;

beforeAll(async () => {
	shop = await openTestShop();
});
beforeEach(() => shop.db.execute(sql`truncate outbox, rate_limit`));
afterAll(() => shop.close());

/** What waits to leave for an address: which message, in which language. */
async function noticesTo(to: string): Promise<unknown[]> {
	const { rows } = await shop.db.execute(
		sql`select kind, payload ->> 'template' as template, payload ->> 'locale' as locale
			from outbox where payload ->> 'to' = ${to}`,
	);
	return rows;
}

async function bindPhone(token: string, phone: string) {
	const captcha = await receiveCode(shop, "phone", `+852${phone}`);
	const body = { phone, captcha };
	return shop.wire.post("/api/front/user/bind/phone", body, { token });
}

async function bindEmail(token: string, email: string) {
	const captcha = await receiveCode(shop, "email", email);
	const headers = { "accept-language": "th" };
	const body = { email, captcha };
	return shop.wire.post("/api/front/user/bind/email", body, { token, headers });
}

test("who changes the phone of an account is told of at the old one", async () => {
	const kit = await openAccount(shop, { phone: "+85291239001" });
	expect((await bindPhone(kit.token, "91239002")).code).toBe(200);
	expect(await noticesTo("+85291239001")).toEqual([
		{ kind: "sms", template: "phoneChanged", locale: "en" },
	]);
});

test("who changes the e-mail of an account is told of at the old one, in the owner's language", async () => {
	const kit = await openAccount(shop, {
		email: "before@example.com",
		locale: "lao",
	});
	expect((await bindEmail(kit.token, "after@example.com")).code).toBe(200);
	expect(await noticesTo("before@example.com")).toEqual([
		{ kind: "mail", template: "emailChanged", locale: "lao" },
	]);
});

test("a first phone, the same one again, and one that was refused are told to nobody", async () => {
	const phone = "91239010";
	const kit = await openAccount(shop);
	const mia = await openAccount(shop, { phone: "+85291239011" });
	expect((await bindPhone(kit.token, phone)).code).toBe(200);
	await shop.db.execute(sql`truncate outbox, rate_limit`);
	expect((await bindPhone(kit.token, phone)).code).toBe(200);
	await shop.db.execute(sql`truncate rate_limit`);
	expect((await bindPhone(mia.token, phone)).code).toBe(400);
	const { rows } = await shop.db.execute(
		sql`select 1 from outbox where payload ->> 'template' = 'phoneChanged'`,
	);
	expect(rows).toEqual([]);
});
