import { hash } from "@node-rs/argon2";
import { eq } from "drizzle-orm";
import { address } from "../../../db/schema/address";
import {
	exampleAddress,
	exampleAddressRow,
} from "../../../testing/address-permissions";
import { login, loginCalls } from "../../../testing/login-calls";
import { openAccount } from "../../../testing/open-account";
import { openTestShop, type TestShop } from "../../../testing/test-shop";

const password = "harbour lights at nine";
let shop: TestShop;
let calls: ReturnType<typeof loginCalls>;
beforeAll(async () => {
	shop = await openTestShop();
	calls = loginCalls(shop);
});
afterAll(() => shop.close());

let asked = 0;
async function add(token: string, realName: string) {
	const body = { ...exampleAddress, realName };
	const options = { token, timestamp: Date.now() + ++asked };
	const { code } = await shop.wire.post(
		"/api/front/address/edit",
		body,
		options,
	);
	expect(code).toBe(200);
}

const visit = async (email: string) =>
	(await shop.wire.post(`${login}/register/visitor`, { email })).data;

const kept = (accountId: number) =>
	shop.db
		.select({ realName: address.realName, isDefault: address.isDefault })
		.from(address)
		.where(eq(address.accountId, accountId))
		.orderBy(address.id);

test("whoever registers with a proven e-mail finds what tourists of that e-mail kept, with one default", async () => {
	const email = "visits@example.com";
	const [one, other] = [await visit(email), await visit(email)];
	await add(one.token, "Earlier");
	await add(other.token, "Later");
	const stranger = await visit("stranger@example.com");
	await add(stranger.token, "Stranger");
	await calls.registerEmail(email);
	const { uid } = (await calls.signInByEmail(email)).data;
	expect(await kept(uid)).toEqual([
		{ realName: "Earlier", isDefault: false },
		{ realName: "Later", isDefault: true },
	]);
	expect(await kept(one.uid)).toEqual([]);
	expect(await kept(stranger.uid)).toHaveLength(1);
});

test("a member's own default stays when visits are adopted, and the book never grows beyond 100", async () => {
	const email = "bound@example.com";
	const member = await openAccount(shop);
	await shop.db.insert(address).values(
		Array.from({ length: 99 }, (_, at) => ({
			...exampleAddressRow,
			accountId: member.id,
			isDefault: at === 0,
		})),
	);
	const tourist = await visit(email);
	await add(tourist.token, "Earlier");
	await add(tourist.token, "Later");
	const captcha = await calls.codeByMail(email);
	const { code } = await shop.wire.post(
		"/api/front/user/bind/email",
		{ email, captcha },
		{ token: member.token },
	);
	expect(code).toBe(200);
	const rows = await kept(member.id);
	expect(rows).toHaveLength(100);
	expect(rows[0]?.isDefault).toBe(true);
	expect(rows.filter(({ isDefault }) => isDefault)).toHaveLength(1);
	expect(rows.map(({ realName }) => realName)).toContain("Later");
});

test("an export holds the addresses, a deleted account leaves none, its visits' neither", async () => {
	const owner = await openAccount(shop, { passwordHash: await hash(password) });
	const tourist = await openAccount(shop, {
		kind: "tourist",
		adoptedBy: owner.id,
	});
	const other = await openAccount(shop);
	await add(owner.token, "Kit");
	await add(other.token, "Other");
	await shop.db
		.insert(address)
		.values({ ...exampleAddressRow, accountId: tourist.id, realName: "Visit" });
	const { token } = owner;
	const answer = await shop.wire.post("/api/front/user/export", undefined, {
		token,
	});
	expect(answer.data.addresses).toMatchObject([
		{ realName: "Kit", phone: "91234567", detail: "Taikoo Shing" },
		{ realName: "Visit" },
	]);
	await shop.wire.post("/api/front/user/delete", { password }, { token });
	expect(await kept(owner.id)).toEqual([]);
	expect(await kept(tourist.id)).toEqual([]);
	expect(await kept(other.id)).toHaveLength(1);
});
