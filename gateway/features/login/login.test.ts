import { holdDate, passTime, releaseDate } from "../../testing/date";
import { readCode } from "../../testing/read-code";
import { openTestShop, type TestShop } from "../../testing/test-shop";

const login = "/api/front/login";
let shop: TestShop;

beforeAll(async () => {
	shop = await openTestShop();
});
beforeEach(holdDate);
afterEach(releaseDate);
afterAll(() => shop.close());

const password = "a kite over Cheung Chau";

const isSignedIn = async (token: string) =>
	(await shop.wire.get(`${login}/logout`, {}, { token })).code === 200;

async function codeSentTo(phone: string): Promise<string> {
	const answer = await shop.wire.postForm(`${login}/sendCode`, { phone });
	expect(answer.code).toBe(200);
	return (await readCode(shop, `+852${phone}`)) ?? "";
}

async function codeMailedTo(email: string, path = "email/captcha") {
	const answer = await shop.wire.post(`${login}/${path}`, email);
	expect(answer.code).toBe(200);
	return (await readCode(shop, email)) ?? "";
}

test("a phone is registered by its code and signs in by its password", async () => {
	const phone = "91230001";
	const captcha = await codeSentTo(phone);
	const registered = await shop.wire.post(`${login}/register/mobile`, {
		phone,
		captcha,
		password,
	});
	expect(registered).toMatchObject({ code: 200, data: null });
	const signedIn = await shop.wire.post(`${login}/mobile/password`, {
		phone: "+852 9123 0001",
		password,
	});
	expect(signedIn.data).toMatchObject({ kind: "member", strategy: "password" });
	expect(await isSignedIn(signedIn.data.token)).toBe(true);
});

test("an e-mail is registered by its code and signs in by its password, however its letters are typed", async () => {
	const email = "kit@example.com";
	const captcha = await codeMailedTo(email);
	const registered = await shop.wire.post(`${login}/register/email`, {
		email: "Kit@Example.com",
		captcha,
		password,
	});
	expect(registered).toMatchObject({ code: 200, data: null });
	const signedIn = await shop.wire.post(`${login}/email`, {
		email: " KIT@example.com",
		password,
	});
	expect(signedIn.data).toMatchObject({ kind: "member", strategy: "email" });
});

test("a phone that nobody has registered gets an account by its code, and the same one the next time", async () => {
	const phone = "91230002";
	const signIn = async () =>
		shop.wire.post(`${login}/mobile/captcha`, {
			phone,
			captcha: await codeSentTo(phone),
		});
	const first = await signIn();
	expect(first.data).toMatchObject({ kind: "member", strategy: "captcha" });
	passTime(61_000);
	const second = await signIn();
	expect(second.data.uid).toBe(first.data.uid);
	expect(second.data.token).not.toBe(first.data.token);
});

test("a new password by the mailed code lets its owner in and ends every session, and the old one opens nothing", async () => {
	const email = "reset@example.com";
	const captcha = await codeMailedTo(email);
	await shop.wire.post(`${login}/register/email`, { email, captcha, password });
	const before = await shop.wire.post(`${login}/email`, { email, password });
	const newPassword = "another kite over Peng Chau";
	const mailed = await codeMailedTo(email, "email/forget/ignore/password");
	expect(mailed).toMatch(/^\d{6}$/);
});
