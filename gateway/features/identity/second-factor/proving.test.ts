import { eq } from "drizzle-orm";
import { factorCodes } from "../../../contract/identity/second-factor-terms";
import { recoveryCode, secondFactor } from "../../../db/schema/second-factor";
import {
	actionsOn,
	codeOf,
	enrolApp,
	enrolPasskey,
	factorPath,
	mailsTo,
	openFactorStaff,
	openSession,
	prove,
	proveCode,
	work,
} from "../../../testing/second-factor-calls";
import { openAuthenticator } from "../../../testing/soft-authenticator";
import {
	openTestShop,
	type TestShop,
	testSettings,
} from "../../../testing/test-shop";
import { seal, unseal } from "./seal";

const { siteUrl } = testSettings;
const { due } = factorCodes;

let shop: TestShop;
beforeAll(async () => {
	shop = await openTestShop();
});
afterEach(() => shop.moveClock(0));
afterAll(() => shop.close());

test("with a passkey, a new session opens nothing of the staff's until it is proven, and shopping goes on", async () => {
	const owner = await openFactorStaff(shop);
	const { key, recoveryCodes } = await enrolPasskey(owner);
	expect(recoveryCodes).toHaveLength(10);
	expect(await work(owner)).toBe(200);

	const other = await openSession(shop, owner);
	const refused = await other.get("/api/operator/staff/list");
	expect([refused.status, refused.code]).toEqual([403, due]);
	expect((await other.get("/api/front/cart/list")).code).toBe(200);
	expect((await other.get("/api/front/user/info")).data.factor).toBe("due");

	expect((await prove(other, key)).code).toBe(200);
	expect(await work(other)).toBe(200);
	expect(await actionsOn(shop, owner.id)).toEqual(["factor.add"]);
	expect(await mailsTo(shop, owner.email)).toEqual(["factorAdded"]);
});

test("a passkey counts from the shop's own origin, for its own name, with who holds it verified", async () => {
	const owner = await openFactorStaff(shop);
	const { key } = await enrolPasskey(owner);
	const other = await openSession(shop, owner);
	for (const manner of [
		{ origin: "https://shop.test.evil.example" },
		{ rpId: "evil.example" },
		{ isVerified: false },
		{ challenge: "made-up" },
	])
		expect((await prove(other, key, manner)).code).toBe(400);
	const stranger = openAuthenticator(siteUrl);
	expect((await prove(other, stranger)).code).toBe(400);
	expect(await work(other)).toBe(due);
});

test("a passkey is not kept where the browser's answer is for another origin or verified nobody", async () => {
	const owner = await openFactorStaff(shop);
	for (const manner of [
		{ origin: "https://evil.example" },
		{ isVerified: false },
	]) {
		const { data } = await owner.post(`${factorPath}/passkey/options`);
		const response = openAuthenticator(siteUrl).make(data, manner);
		const body = { name: "Key", response };
		expect((await owner.post(`${factorPath}/passkey/add`, body)).code).toBe(
			400,
		);
	}
	expect((await owner.get(`${factorPath}/status`)).data.factors).toEqual([]);
});

test("a challenge is of one session and good for one answer, for five minutes", async () => {
	const owner = await openFactorStaff(shop);
	const { key } = await enrolPasskey(owner);
	const [one, other] = [
		await openSession(shop, owner),
		await openSession(shop, owner),
	];
	const { data } = await one.post(`${factorPath}/prove/options`);
	const answer = { response: key.prove(data) };
	expect((await other.post(`${factorPath}/prove/passkey`, answer)).code).toBe(
		409,
	);
	expect((await one.post(`${factorPath}/prove/passkey`, answer)).code).toBe(
		200,
	);
	expect((await one.post(`${factorPath}/prove/passkey`, answer)).code).toBe(
		409,
	);

	const late = await other.post(`${factorPath}/prove/options`);
	shop.moveClock(5 * 60_000 + 1_000);
	const response = key.prove(late.data);
	expect(
		(await other.post(`${factorPath}/prove/passkey`, { response })).code,
	).toBe(409);
});

test("a code of the app opens once, and none before it opens afterwards", async () => {
	const owner = await openFactorStaff(shop);
	const { secret, used, recoveryCodes } = await enrolApp(owner);
	expect(recoveryCodes).toHaveLength(10);
	const other = await openSession(shop, owner);
	expect((await proveCode(other, used)).data.fields).toEqual({
		code: "wrongCaptche",
	});
	const next = codeOf(shop, secret, 30_000);
	expect((await proveCode(other, next)).code).toBe(200);
	for (const known of [next, used])
		expect((await proveCode(other, known)).code).toBe(400);
	expect(await work(other)).toBe(200);
});

test("the app's secret lies encrypted, for its account alone", async () => {
	const owner = await openFactorStaff(shop);
	const { secret } = await enrolApp(owner);
	const [row] = await shop.db
		.select()
		.from(secondFactor)
		.where(eq(secondFactor.accountId, owner.id));
	expect(row?.sealedSecret?.toString("latin1")).not.toContain(secret);
	const tokenSecret = "a secret of thirty-two characters";
	const sealed = seal(Buffer.from("secret"), { tokenSecret, accountId: 1 });
	const open = (accountId: number, other = tokenSecret) =>
		unseal(sealed, { tokenSecret: other, accountId })?.toString();
	expect([open(1), open(2), open(1, "another")]).toEqual([
		"secret",
		undefined,
		undefined,
	]);
});

test("a recovery code opens once, however it is typed, and its owner hears of it", async () => {
	const owner = await openFactorStaff(shop);
	const { recoveryCodes } = await enrolPasskey(owner);
	const [code = "", next = ""] = recoveryCodes;
	const kept = await shop.db
		.select()
		.from(recoveryCode)
		.where(eq(recoveryCode.accountId, owner.id));
	expect(JSON.stringify(kept)).not.toContain(code);

	const other = await openSession(shop, owner);
	const typed = ` ${code.toUpperCase().replaceAll("-", " ")} `;
	expect((await proveCode(other, typed)).code).toBe(200);
	expect((await proveCode(other, code)).code).toBe(400);
	expect((await other.get(`${factorPath}/status`)).data.recoveryCodesLeft).toBe(
		9,
	);
	expect(await mailsTo(shop, owner.email)).toContain("recoveryCodeUsed");
	expect(await actionsOn(shop, owner.id)).toContain("factor.recover");

	const renewed = await other.post(`${factorPath}/codes`);
	expect((await proveCode(other, next)).code).toBe(400);
	const [fresh = ""] = renewed.data.recoveryCodes;
	expect((await proveCode(other, fresh)).code).toBe(200);
});

test("ten wrong codes close that way for a while and tell the owner; recovery codes stay open", async () => {
	const owner = await openFactorStaff(shop);
	const { secret, recoveryCodes } = await enrolApp(owner);
	const thief = await openSession(shop, owner);
	for (let tries = 0; tries < 10; tries++)
		expect((await proveCode(thief, "000000")).code).toBe(400);
	const refused = await proveCode(thief, codeOf(shop, secret, 30_000));
	expect(refused.code).toBe(429);
	expect(await mailsTo(shop, owner.email)).toContain("factorGuessed");
	const [code = ""] = recoveryCodes;
	expect((await proveCode(thief, code)).code).toBe(200);
});
