import { sampleAccounts } from "../../../db/sample/accounts";
import { holdDate, releaseDate } from "../../../testing/date";
import { goodPassword, login, loginCalls } from "../../../testing/login-calls";
import { openTestShop, type TestShop } from "../../../testing/test-shop";

let shop: TestShop;

beforeAll(async () => {
	shop = await openTestShop();
});
beforeEach(holdDate);
afterEach(releaseDate);
afterAll(() => shop.close());

const phone = "91230001";
const email = "kit@example.com";
const captcha = "123456";
const password = goodPassword;
const byPhone = { phone, captcha, password };
const byEmail = { email, captcha, password };
const reset = {
	email,
	captcha,
	newPassword: password,
	passwordAgain: password,
};

const tooLong = "x".repeat(129);
const longEmail = `${"x".repeat(250)}@example.com`;

const refused: [string, Record<string, unknown>, string, string][] = [
	["mobile/password", { password }, "phone", "emptyPhone"],
	["mobile/password", { phone: "", password }, "phone", "emptyPhone"],
	["mobile/password", { phone: "31230001", password }, "phone", "correctPhone"],
	["mobile/password", { phone: "9123000", password }, "phone", "correctPhone"],
	[
		"mobile/password",
		{ phone: "912300011", password },
		"phone",
		"correctPhone",
	],
	["mobile/password", { phone, password: "" }, "password", "emptyPassword"],
	["mobile/password", { phone }, "password", "emptyPassword"],
	[
		"mobile/password",
		{ phone, password, countryCode: "852" },
		"countryCode",
		"correctCountryCode",
	],
	[
		"mobile/password",
		{ phone: "7000", password, countryCode: "+44" },
		"phone",
		"correctPhone",
	],
	["mobile/captcha", { phone }, "captcha", "emptyCaptche"],
	["mobile/captcha", { phone, captcha: " " }, "captcha", "emptyCaptche"],
	["mobile/captcha", { phone, captcha: "12-456" }, "captcha", "correctCaptche"],
	[
		"mobile/captcha",
		{ phone, captcha: "一二三四五六" },
		"captcha",
		"correctCaptche",
	],
	["mobile/captcha", { phone, captcha }, "captcha", "wrongCaptche"],
	["email", { password }, "email", "emailEmpty"],
	["email", { email: " ", password }, "email", "emailEmpty"],
	["email", { email: "kit@", password }, "email", "correctEmail"],
	["email", { email: longEmail, password }, "email", "correctEmail"],
	["email", { email }, "password", "emptyPassword"],
	["register/visitor", {}, "email", "emailEmpty"],
	["register/visitor", { email: "kit" }, "email", "correctEmail"],
	["register/visitor", { email, phone: "123" }, "phone", "correctPhone"],
	["register/email", { ...byEmail, email: "" }, "email", "emailEmpty"],
	["register/email", { ...byEmail, captcha: "" }, "captcha", "emptyCaptche"],
	[
		"register/email",
		{ ...byEmail, captcha: "no code" },
		"captcha",
		"correctCaptche",
	],
	["register/email", { ...byEmail, captcha }, "captcha", "wrongCaptche"],
	["register/email", { ...byEmail, password: "" }, "password", "emptyPassword"],
	[
		"register/email",
		{ ...byEmail, password: "7 chars" },
		"password",
		"passwordLength",
	],
	[
		"register/email",
		{ ...byEmail, password: tooLong },
		"password",
		"passwordLength",
	],
	[
		"register/email",
		{ ...byEmail, password: "password1" },
		"password",
		"commonPassword",
	],
	[
		"register/email",
		{ ...byEmail, password: email },
		"password",
		"commonPassword",
	],
	["register/mobile", { ...byPhone, phone: "" }, "phone", "emptyPhone"],
	[
		"register/mobile",
		{ ...byPhone, phone: "12345678" },
		"phone",
		"correctPhone",
	],
	["register/mobile", { ...byPhone, captcha }, "captcha", "wrongCaptche"],
	[
		"register/mobile",
		{ ...byPhone, password: phone },
		"password",
		"commonPassword",
	],
	[
		"email/reset/password",
		{ ...reset, captcha: "" },
		"captcha",
		"emptyCaptche",
	],
	["email/reset/password", { ...reset, captcha }, "captcha", "wrongCaptche"],
	[
		"email/reset/password",
		{ ...reset, newPassword: "" },
		"newPassword",
		"emptyPassword",
	],
	[
		"email/reset/password",
		{ ...reset, passwordAgain: "" },
		"passwordAgain",
		"againPassword",
	],
	[
		"email/reset/password",
		{ ...reset, passwordAgain: "another" },
		"passwordAgain",
		"diffPassword",
	],
	[
		"email/reset/password",
		{ ...reset, newPassword: "hongkong", passwordAgain: "hongkong" },
		"newPassword",
		"commonPassword",
	],
];

test.each(refused)("%s refuses %j: %s is at fault, %s", async (...row) => {
	const [path, body, field, fault] = row;
	const answer = await shop.wire.post(`${login}/${path}`, body);
	expect(answer.code).toBe(400);
	expect(answer.data.fields[field]).toBe(fault);
});

test.each([
	[{}, "phone", "emptyPhone"],
	[{ phone: "1234" }, "phone", "correctPhone"],
	[{ phone: "2025550123", countryCode: "+1" }, "phone", "countryNotServed"],
	[{ phone: "10000000000", countryCode: "+86" }, "phone", "correctPhone"],
	[{ phone: "91230001", countryCode: "+2" }, "phone", "correctPhone"],
])("sendCode refuses %j: %s is at fault, %s", async (form, field, fault) => {
	const answer = await shop.wire.postForm(`${login}/sendCode`, form);
	expect(answer).toMatchObject({
		code: 400,
		data: { fields: { [field]: fault } },
	});
});

test.each(["email/captcha", "email/forget/ignore/password"])(
	"%s refuses what is no e-mail",
	async (path) => {
		for (const [body, fault] of [
			["", "emailEmpty"],
			["kit", "correctEmail"],
			["a@example.com, b@example.com", "correctEmail"],
			["a@example.com\r\nbcc: b@example.com", "correctEmail"],
			[{ email }, "emailEmpty"],
		]) {
			const answer = await shop.wire.post(`${login}/${path}`, body);
			expect(answer).toMatchObject({
				code: 400,
				data: { fields: { body: fault } },
			});
		}
	},
);

test.each([passwordOf(8), passwordOf(128)])(
	"a password at the bounds is taken: %s",
	async (chosen) => {
		const own = `bounds-${chosen.length}@example.com`;
		const code = await loginCalls(shop).codeByMail(own);
		const body = { email: own, captcha: code, password: chosen };
		const answer = await shop.wire.post(`${login}/register/email`, body);
		expect(answer.code).toBe(200);
	},
);

function passwordOf(length: number): string {
	return "junk boat at dusk ".repeat(8).slice(0, length);
}

test("whoever has read the code is told that the phone or the e-mail is taken", async () => {
	const [owner] = sampleAccounts;
	const taken = owner?.phone.slice(4) ?? "";
	const code = await loginCalls(shop).codeByPhone(taken);
	const answer = await shop.wire.post(`${login}/register/mobile`, {
		phone: taken,
		captcha: code,
		password,
	});
	expect(answer).toMatchObject({
		code: 400,
		data: { fields: { phone: "phoneTaken" } },
	});
	const body = { phone: taken, captcha: code };
	const signedIn = await shop.wire.post(`${login}/mobile/captcha`, body);
	expect(signedIn.data.uid).toBe(owner?.id);
});
