import { samplePassword } from "../../../db/sample/accounts";
import { holdDate, passTime, releaseDate } from "../../../testing/date";
import { expectFault } from "../../../testing/expect-fault";
import { expectCodeNeeded, guessing } from "../../../testing/guessing";
import { goodPassword, login, loginCalls } from "../../../testing/login-calls";
import { mountWhoami } from "../../../testing/mount-whoami";
import { readCode } from "../../../testing/read-code";
import { packProof, solveProof } from "../../../testing/solve-proof";
import { openTestShop, type TestShop } from "../../../testing/test-shop";
import type { Answer } from "../../../testing/wire";

const hourMs = 3_600_000;
/** Few enough to be tried in each story; the first story tries the fifty of a real shop. */
const few = 4;
let shop: TestShop;
let calls: ReturnType<typeof loginCalls>;
let side: ReturnType<typeof guessing>;

beforeAll(async () => {
	shop = await openTestShop({ failuresWithoutCode: few });
	mountWhoami(shop.gateway);
	calls = loginCalls(shop);
	side = guessing(shop);
});
beforeEach(holdDate);
afterEach(releaseDate);
afterAll(() => shop.close());

/** One that was guessed at so often that a right password asks for a code. */
async function openGuessed(row: Parameters<typeof side.openMember>[0] = {}) {
	const member = await side.openMember(row);
	await side.guess({ email: member.email }, few);
	return member;
}

const wrongCode = { code: 400, data: { fields: { captcha: "wrongCaptche" } } };

test("after sixty guesses from sixty addresses the right password alone lets nobody in, and with the code that was mailed it does", async () => {
	const { somewhere, rightly, guess, openMember, messagesTo } = side;
	const { email } = await openMember();
	const codes = { failuresWithoutCode: 50 };
	const lax = shop.openAnother(codes).wire;
	const { wire } = shop.openAnother({ ...codes, failuresWithoutProof: 20 });
	for (const { code } of await guess({ email }, 49, { wire: lax }))
		expect(code).toBe(400);
	expect((await rightly({ email }, { wire: lax })).code).toBe(200);
	await guess({ email }, 11, { wire: lax });

	const from = somewhere();
	const ask = (tried: object) => rightly({ email }, { from, wire, ...tried });
	const prove = async ({ data }: Answer) =>
		packProof(await solveProof(data.challenge));
	const challenged = await ask({});
	expectFault(challenged, "proofNeeded");
	expectCodeNeeded(await ask({ proof: await prove(challenged) }), "email");
	expect(await messagesTo(email, "signInCode")).toHaveLength(1);
	const captcha = await readCode(shop, email);
	const proof = await prove(await ask({ captcha }));
	expect((await ask({ captcha, proof })).code).toBe(200);
});

test("an account that nobody guesses at is opened by its password while others are guessed at", async () => {
	const { rightly, openMember } = side;
	await openGuessed();
	const { email } = await openMember();
	expect((await rightly({ email })).code).toBe(200);
});

test("a wrong password is answered as ever, with a code or without, sends none and uses none up", async () => {
	const { signIn, rightly, guess, messagesTo } = side;
	const { email } = await openGuessed();
	for (const answer of await guess({ email }, 3))
		expect(answer).toMatchObject({ code: 400, data: null });
	expect(await messagesTo(email, "signInCode")).toEqual([]);
	expectCodeNeeded(await rightly({ email }), "email");
	const captcha = await readCode(shop, email);
	const [plain, ...withCodes] = await Promise.all([
		signIn({ email }),
		signIn({ email }, { captcha }),
		...Array.from({ length: 6 }, () => signIn({ email }, { captcha: "1" })),
	]);
	for (const answer of withCodes)
		expect({ ...answer, headers: null }).toEqual({ ...plain, headers: null });
	expect((await rightly({ email }, { captcha })).code).toBe(200);
});

test("who has other codes sent to the owner takes nothing from those beside the password", async () => {
	const { rightly } = side;
	const { email } = await openGuessed();
	await calls.codeToReset(email);
	expectCodeNeeded(await rightly({ email }), "email");
	const captcha = await readCode(shop, email);
	for (let at = 0; at < 4; at += 1) {
		passTime(61_000);
		expect(await calls.codeToReset(email)).not.toBe(captcha);
	}
	expect((await rightly({ email }, { captcha })).code).toBe(200);
});

test("a code beside a password is tried five times, used once and good for ten minutes", async () => {
	const { rightly } = side;
	const { email } = await openGuessed();
	const sendCode = async () => {
		expectCodeNeeded(await rightly({ email }), "email");
		return readCode(shop, email);
	};
	const tried = await sendCode();
	for (let at = 0; at < 5; at += 1)
		expect(await rightly({ email }, { captcha: "000001" })).toMatchObject(
			wrongCode,
		);
	expect(await rightly({ email }, { captcha: tried })).toMatchObject(wrongCode);
	passTime(61_000);
	const used = await sendCode();
	expect((await rightly({ email }, { captcha: used })).code).toBe(200);
	expect(await rightly({ email }, { captcha: used })).toMatchObject(wrongCode);
	passTime(61_000);
	const late = await sendCode();
	passTime(10 * 60_000);
	expect(await rightly({ email }, { captcha: late })).toMatchObject(wrongCode);
});

test("of many who bring one code at once, one is let in", async () => {
	const { rightly } = side;
	const { email } = await openGuessed();
	expectCodeNeeded(await rightly({ email }), "email");
	const captcha = await readCode(shop, email);
	const answers = await Promise.all(
		Array.from({ length: 4 }, () => rightly({ email }, { captcha })),
	);
	expect(answers.map(({ code }) => code).sort()).toEqual([200, 400, 400, 400]);
});

test("asked for again too early, the code that was sent is still the one to type, and says when another may leave", async () => {
	const { rightly, messagesTo } = side;
	const { email } = await openGuessed();
	expectCodeNeeded(await rightly({ email }), "email");
	const captcha = await readCode(shop, email);
	passTime(20_000);
	const again = await rightly({ email });
	expectCodeNeeded(again, "email");
	expect(again.data.codeNeeded.resendAfterSeconds).toBe(40);
	expect(await messagesTo(email, "signInCode")).toHaveLength(1);
	expect((await rightly({ email }, { captcha })).code).toBe(200);
});

test("guesses at the e-mail and at the phone of an account are guesses at one account", async () => {
	const { rightly, guess, openMember } = side;
	const phone = "91238001";
	const { email } = await openMember({ phone: `+852${phone}` });
	await guess({ email }, few / 2);
	await guess({ phone }, few / 2);
	expectCodeNeeded(await rightly({ phone }), "email");
	const captcha = await readCode(shop, email);
	expect((await rightly({ phone }, { captcha })).code).toBe(200);
});

test("an account without an e-mail gets its code and its notice by SMS", async () => {
	const { rightly, guess, openMember, messagesTo } = side;
	const phone = "91238002";
	await openMember({ email: null, phone: `+852${phone}` });
	await guess({ phone }, few);
	expectCodeNeeded(await rightly({ phone }), "phone");
	const captcha = await readCode(shop, `+852${phone}`);
	expect((await rightly({ phone }, { captcha })).code).toBe(200);
	expect(await messagesTo(`+852${phone}`, "manyPasswords")).toEqual([
		{ kind: "sms", locale: "en" },
	]);
});

test("whom no message reaches is let in by the password, worked for as before", async () => {
	const { rightly, guess, openMember, messagesTo } = side;
	const whose = { phone: "612345678", countryCode: "+33" };
	await openMember({ email: null, phone: "+33612345678" });
	await guess(whose, few + 1);
	expect((await rightly(whose)).code).toBe(200);
	expect(await messagesTo("+33612345678", "manyPasswords")).toEqual([]);
});

test("sessions that are open stay open, and a code by SMS signs in as ever", async () => {
	const phone = "91238003";
	const { token } = await openGuessed({ phone: `+852${phone}` });
	expect(await calls.isOpen(token)).toBe(true);
	const captcha = await calls.codeByPhone(phone);
	const body = { phone, captcha };
	expect((await shop.wire.post(`${login}/mobile/captcha`, body)).code).toBe(
		200,
	);
});

test("an hour after the guesses the password is enough again, if nobody knew it meanwhile", async () => {
	const { rightly } = side;
	const { email } = await openGuessed();
	passTime(hourMs + 1_000);
	expect((await rightly({ email })).code).toBe(200);
});

test("who was asked for a code is not let in by waiting: it stays asked for, given or not, until there is a new password", async () => {
	const { rightly } = side;
	const { email } = await openGuessed();
	expectCodeNeeded(await rightly({ email }), "email");
	const given = await readCode(shop, email);
	expect((await rightly({ email }, { captcha: given })).code).toBe(200);
	passTime(29 * 24 * hourMs);
	expectCodeNeeded(await rightly({ email }), "email");
	const captcha = await calls.codeToReset(email);
	const path = `${login}/email/reset/password`;
	const password = { newPassword: goodPassword, passwordAgain: goodPassword };
	const reset = await shop.wire.post(path, { email, captcha, ...password });
	expect(reset.code).toBe(200);
	expect((await rightly({ email }, { password: goodPassword })).code).toBe(200);
});

test("a code is asked for during thirty days at most, once nobody guesses any more", async () => {
	const { rightly } = side;
	const { email } = await openGuessed();
	expectCodeNeeded(await rightly({ email }), "email");
	passTime(30 * 24 * hourMs + 1_000);
	expect((await rightly({ email })).code).toBe(200);
});

test("a password that was changed in the midst of guesses is enough at once", async () => {
	const { rightly } = side;
	const { email, token } = await openGuessed();
	expectCodeNeeded(await rightly({ email }), "email");
	const changed = await shop.wire.post(
		"/api/front/user/password",
		{
			oldPassword: samplePassword,
			newPassword: goodPassword,
			passwordAgain: goodPassword,
		},
		{ token },
	);
	expect(changed.code).toBe(200);
	expect((await rightly({ email }, { password: goodPassword })).code).toBe(200);
});
