import { hash } from "@node-rs/argon2";
import { eq } from "drizzle-orm";
import { account } from "../../../db/schema/account";
import { openAccount, signIn } from "../../../testing/open-account";
import { receiveCode } from "../../../testing/receive-code";
import { openTestShop, type TestShop } from "../../../testing/test-shop";

const password = "harbour lights at nine";
const next = "a ferry in the morning";
let shop: TestShop;
let passwordHash: string;
let phones = 91230100;

beforeAll(async () => {
	shop = await openTestShop();
	passwordHash = await hash(password);
});
afterAll(() => shop.close());

const freshPhone = () => String(phones++);
const post = (token: string, path: string, body: unknown) =>
	shop.wire.post(`/api/front/user/${path}`, body, { token });
const infoCode = async (token: string) =>
	(await shop.wire.get("/api/front/user/info", {}, { token })).code;
const change = (token: string, fields: Record<string, unknown>) =>
	post(token, "password", {
		newPassword: next,
		passwordAgain: next,
		...fields,
	});

test("a new password ends all other sessions, and this one goes on", async () => {
	const kit = await openAccount(shop, { passwordHash });
	const elsewhere = await signIn(shop, kit.id);
	expect((await change(kit.token, { oldPassword: password })).code).toBe(200);
	expect(await infoCode(kit.token)).toBe(200);
	expect(await infoCode(elsewhere)).toBe(410001);
	expect((await change(kit.token, { oldPassword: password })).data).toEqual({
		fields: { oldPassword: "wrongPassword" },
	});
});

test.each([
	[
		"the old one wrong",
		{ oldPassword: "wrong" },
		"oldPassword",
		"wrongPassword",
	],
	["neither old one nor code", {}, "oldPassword", "emptyPassword"],
	["a wrong code", { captcha: "000000" }, "captcha", "wrongCaptche"],
	[
		"one of 7 characters",
		{ oldPassword: password, newPassword: "1234567", passwordAgain: "1234567" },
		"newPassword",
		"passwordLength",
	],
	[
		"two that differ",
		{ oldPassword: password, passwordAgain: "another one" },
		"passwordAgain",
		"diffPassword",
	],
	[
		"one that very many use",
		{
			oldPassword: password,
			newPassword: "password1",
			passwordAgain: "password1",
		},
		"newPassword",
		"commonPassword",
	],
])(
	"a new password is refused with %s, and every session goes on",
	async (...[, fields, field, fault]) => {
		const kit = await openAccount(shop, { passwordHash });
		const elsewhere = await signIn(shop, kit.id);
		expect((await change(kit.token, fields)).data).toEqual({
			fields: { [field]: fault },
		});
		expect(await infoCode(elsewhere)).toBe(200);
	},
);

test("an account without a password gets its first by a code, to phone or e-mail, once", async () => {
	const phone = `+852${freshPhone()}`;
	const email = "first@example.com";
	const kit = await openAccount(shop, { phone, email });
	expect((await change(kit.token, { oldPassword: "guess" })).code).toBe(400);
	const byPhone = await receiveCode(shop, "account", phone);
	expect((await change(kit.token, { captcha: byPhone })).code).toBe(200);
	expect((await change(kit.token, { captcha: byPhone })).code).toBe(400);
	const byEmail = await receiveCode(shop, "account", email);
	expect((await change(kit.token, { captcha: byEmail })).code).toBe(200);
});

test("somebody else's code changes nothing", async () => {
	const kit = await openAccount(shop, { passwordHash });
	const foreign = await receiveCode(shop, "account", "mia@example.com");
	expect((await change(kit.token, { captcha: foreign })).code).toBe(400);
});

test("a phone becomes the account's own by its code, however it was typed", async () => {
	const kit = await openAccount(shop);
	const phone = freshPhone();
	const captcha = await receiveCode(shop, "phone", `+852${phone}`);
	const typed = `+852 ${phone.slice(0, 4)} ${phone.slice(4)}`;
	const answer = await post(kit.token, "bind/phone", {
		phone: typed,
		captcha,
	});
	expect(answer.data.phone).toBe(`+852${phone}`);
});

test("a phone that another member owns stays there", async () => {
	const phone = freshPhone();
	const owner = await openAccount(shop, { phone: `+852${phone}` });
	const kit = await openAccount(shop);
	const captcha = await receiveCode(shop, "phone", `+852${phone}`);
	const answer = await post(kit.token, "bind/phone", { phone, captcha });
	expect(answer.code).toBe(400);
	expect(answer.data).toEqual({ fields: { phone: "phoneTaken" } });
	const { data } = await shop.wire.get(
		"/api/front/user/info",
		{},
		{ token: owner.token },
	);
	expect(data.phone).toBe(`+852${phone}`);
});

test("of two accounts that bind one phone at once, one has it", async () => {
	const phone = freshPhone();
	const [kit, mia] = [await openAccount(shop), await openAccount(shop)];
	const captcha = await receiveCode(shop, "phone", `+852${phone}`);
	const answers = await Promise.all(
		[kit, mia, kit, mia].map(({ token }) =>
			post(token, "bind/phone", { phone, captcha }),
		),
	);
	expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
	const owners = await shop.db
		.select({ id: account.id })
		.from(account)
		.where(eq(account.phone, `+852${phone}`));
	expect(owners).toHaveLength(1);
});

test("an e-mail that is bound brings along what tourists did with it", async () => {
	const email = "harbour@example.com";
	const tourist = await openAccount(shop, { kind: "tourist", email });
	const kit = await openAccount(shop);
	const captcha = await receiveCode(shop, "email", email);
	const answer = await post(kit.token, "bind/email", {
		email: "Harbour@Example.com",
		captcha,
	});
	expect(answer.data.email).toBe(email);
	const [row] = await shop.db
		.select({ adoptedBy: account.adoptedBy })
		.from(account)
		.where(eq(account.id, tourist.id));
	expect(row?.adoptedBy).toBe(kit.id);
});

test("an e-mail that another member owns stays there, and so do its tourists", async () => {
	const email = "owned@example.com";
	await openAccount(shop, { email });
	const kit = await openAccount(shop);
	const captcha = await receiveCode(shop, "email", email);
	const answer = await post(kit.token, "bind/email", { email, captcha });
	expect(answer.data).toEqual({ fields: { email: "emailTaken" } });
});

test("a code goes to what the account owns, and to nothing else", async () => {
	const kit = await openAccount(shop);
	const byEmail = await post(kit.token, "code", { channel: "email" });
	expect(byEmail.data).toEqual({ resendAfterSeconds: 60 });
	const byPhone = await post(kit.token, "code", { channel: "phone" });
	expect(byPhone.data).toEqual({ fields: { channel: "correctValue" } });
});

test("an old password is guessed ten times and no more, right or wrong", async () => {
	const kit = await openAccount(shop, { passwordHash });
	for (let guess = 0; guess < 10; guess++)
		expect((await change(kit.token, { oldPassword: "wrong" })).code).toBe(400);
	const locked = await change(kit.token, { oldPassword: password });
	expect(locked.code).toBe(429);
	expect(Number(locked.headers.get("retry-after"))).toBeGreaterThan(0);
});
