import { sampleAccounts, samplePassword } from "../../../db/sample/accounts";
import { openSocialProviders } from "../../../providers/social/open";
import { readGatewaySettings } from "../../../settings";
import { holdDate, passTime, releaseDate } from "../../../testing/date";
import { expectFault } from "../../../testing/expect-fault";
import { goodPassword, login, loginCalls } from "../../../testing/login-calls";
import { mountWhoami } from "../../../testing/mount-whoami";
import { readCode } from "../../../testing/read-code";
import {
	openTestShop,
	type TestShop,
	testSecret,
	testTokenSecret,
} from "../../../testing/test-shop";

let shop: TestShop;
let calls: ReturnType<typeof loginCalls>;

beforeAll(async () => {
	shop = await openTestShop();
	mountWhoami(shop.gateway);
	calls = loginCalls(shop);
});
beforeEach(holdDate);
afterEach(releaseDate);
afterAll(() => shop.close());

test("a phone is registered by its code and signs in by its password, however it is typed", async () => {
	const phone = "91230001";
	const captcha = await calls.codeByPhone(phone);
	const password = goodPassword;
	const body = { phone, captcha, password };
	const registered = await shop.wire.post(`${login}/register/mobile`, body);
	expect(registered).toMatchObject({ code: 200, data: null });
	for (const typed of [phone, "9123 0001", "+852 9123-0001", "85291230001"]) {
		const form = { phone: typed, password };
		const { data } = await shop.wire.post(`${login}/mobile/password`, form);
		expect(data).toMatchObject({ kind: "member", strategy: "password" });
		expect(await calls.isOpen(data.token)).toBe(true);
	}
});

test("an e-mail is registered by its code and signs in by its password, however its letters are typed", async () => {
	expect(
		await calls.registerEmail("Kit@example.com".toLowerCase()),
	).toMatchObject({
		code: 200,
		data: null,
	});
	const { data } = await calls.signInByEmail(" KIT@Example.com ");
	expect(data).toMatchObject({ kind: "member", strategy: "email" });
	expect(await calls.isOpen(data.token)).toBe(true);
});

test("a phone that nobody has registered gets an account by its code, and the same one the next time", async () => {
	const phone = "91230002";
	const signIn = async () => {
		const captcha = await calls.codeByPhone(phone);
		const body = { phone, captcha };
		return (await shop.wire.post(`${login}/mobile/captcha`, body)).data;
	};
	const first = await signIn();
	expect(first).toMatchObject({ kind: "member", strategy: "captcha" });
	expect(first.nickname).not.toMatch(/0002/);
	passTime(61_000);
	const second = await signIn();
	expect(second.uid).toBe(first.uid);
	expect(second.token).not.toBe(first.token);
});

test("a phone abroad is one account in whichever of its country's ways it is typed", async () => {
	const countryCode = "+44";
	const phone = "07911 123456";
	await shop.wire.postForm(`${login}/sendCode`, { phone, countryCode });
	const captcha = await readCode(shop, "+447911123456");
	const { code } = await shop.wire.post(`${login}/mobile/captcha`, {
		phone: "7911123456",
		countryCode,
		captcha,
	});
	expect(code).toBe(200);
});

test.each(sampleAccounts)(
	"the sample shop's $role $nickname can sign in",
	async (one) => {
		const answer = await calls.signInByEmail(one.email, samplePassword);
		expect(answer.data).toMatchObject({ uid: one.id, nickname: one.nickname });
	},
);

test("a new password by the mailed code ends every session, tells the owner, and the old one opens nothing", async () => {
	const email = "reset@example.com";
	await calls.registerEmail(email);
	const sessions = [
		await calls.signInByEmail(email),
		await calls.signInByEmail(email),
	];
	passTime(61_000);
	const newPassword = "another kite over Peng Chau";
	const captcha = await calls.codeToReset(email);
	const body = { email, captcha, newPassword, passwordAgain: newPassword };
	const reset = await shop.wire.post(`${login}/email/reset/password`, body);
	expect(reset).toMatchObject({ code: 200, data: null });
	for (const { data } of sessions)
		expect(await calls.isOpen(data.token)).toBe(false);
	expect(await readCode(shop, email)).toBeUndefined();
	expect((await calls.signInByEmail(email)).code).toBe(400);
	expect((await calls.signInByEmail(email, newPassword)).code).toBe(200);
});

test("signing out ends the session it was asked with, and no other", async () => {
	const email = "out@example.com";
	await calls.registerEmail(email);
	const { token } = (await calls.signInByEmail(email)).data;
	const other = (await calls.signInByEmail(email)).data.token;
	const out = await shop.wire.get(`${login}/logout`, {}, { token });
	expect(out).toMatchObject({ code: 200, data: null });
	expect(await calls.isOpen(token)).toBe(false);
	expect(await calls.isOpen(other)).toBe(true);
});

test("signing out asks for the token header: a visitor's request changes nothing", async () => {
	expectFault(await shop.wire.get(`${login}/logout`), "signInFirst");
});

test("a sign-in that is caught and sent again opens no second session", async () => {
	const body = { email: sampleAccounts[0]?.email, password: samplePassword };
	const options = { timestamp: Date.now() };
	const first = await shop.wire.post(`${login}/email`, body, options);
	expect(first.code).toBe(200);
	const again = await shop.wire.post(`${login}/email`, body, options);
	expectFault(again, "alreadyReceived");
});

test("the ways to sign in are those that are set up", async () => {
	const path = `${login}/method/info`;
	expect((await shop.wire.get(path)).data).toEqual({
		facebookOpen: false,
		facebookAppId: "",
		twitterOpen: false,
		visitorOpen: true,
	});
	const settings = readGatewaySettings({
		NODE_ENV: "test",
		DATABASE_URL: shop.url,
		SIGNATURE_SECRET: testSecret,
		INTERNAL_SECRET: testSecret,
		TOKEN_SECRET: testTokenSecret,
		FACEBOOK_APP_ID: "1234",
		FACEBOOK_APP_SECRET: "never told",
		TWITTER_CONSUMER_KEY: "key",
		TWITTER_CONSUMER_SECRET: "never told",
	});
	const social = openSocialProviders(settings, () => new Date());
	const { wire } = shop.openAnother({}, { social });
	const answer = await wire.get(path);
	expect(answer.data).toMatchObject({
		facebookAppId: "1234",
		twitterOpen: true,
	});
	expect(answer.text).not.toContain("never told");
});
