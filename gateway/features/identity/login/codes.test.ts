import { sql } from "drizzle-orm";
import { noLimits } from "../../../http/limits";
import { holdDate, passTime, releaseDate } from "../../../testing/date";
import { readCode } from "../../../testing/read-code";
import { systemContext } from "../../../testing/system-context";
import { openTestShop, type TestShop } from "../../../testing/test-shop";
import {
	type CodePurpose,
	proveCode,
	sendCode,
	spendCode,
	verifyCode,
} from "./codes";

let shop: TestShop;

beforeAll(async () => {
	shop = await openTestShop();
});
beforeEach(holdDate);
afterEach(releaseDate);
afterAll(() => shop.close());

const ctx = () => systemContext(shop, { limits: noLimits });
let made = 0;

async function send(target = `reader-${++made}@example.com`) {
	const asked = { purpose: "email", target } as const;
	await sendCode(ctx(), asked);
	return { ...asked, code: (await readCode(shop, target)) ?? "" };
}

/** A code of the right shape that is not this one. */
const another = (code: string) => (code === "000000" ? "000001" : "000000");

const refused = {
	code: 400,
	details: { data: { fields: { captcha: "wrongCaptche" } } },
};

test("a code has six digits and is right once", async () => {
	const sent = await send();
	expect(sent.code).toMatch(/^\d{6}$/);
	await verifyCode(ctx(), sent);
	await expect(verifyCode(ctx(), sent)).rejects.toMatchObject(refused);
});

test("of two who use one code at once, one succeeds", async () => {
	const sent = await send();
	const uses = await Promise.allSettled(
		[1, 2, 3].map(() => verifyCode(ctx(), sent)),
	);
	expect(uses.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
});

test("a code opens nothing for another purpose or another reader", async () => {
	const sent = await send();
	const purposes: CodePurpose[] = ["phone", "reset", "account"];
	for (const purpose of purposes)
		await expect(verifyCode(ctx(), { ...sent, purpose })).rejects.toMatchObject(
			refused,
		);
	const other = await send();
	if (other.code !== sent.code)
		await expect(
			verifyCode(ctx(), { ...sent, target: other.target }),
		).rejects.toMatchObject(refused);
	await verifyCode(ctx(), sent);
});

test("only the newest code counts", async () => {
	const older = await send();
	passTime(61_000);
	const newer = await send(older.target);
	if (newer.code !== older.code)
		await expect(verifyCode(ctx(), older)).rejects.toMatchObject(refused);
	await verifyCode(ctx(), newer);
});

test("an older code does not come back once the newer is used", async () => {
	const older = await send();
	passTime(61_000);
	await verifyCode(ctx(), await send(older.target));
	await expect(verifyCode(ctx(), older)).rejects.toMatchObject(refused);
});

test("a code is good for ten minutes", async () => {
	const inTime = await send();
	const late = await send();
	passTime(10 * 60_000 - 1);
	await verifyCode(ctx(), inTime);
	passTime(1);
	await expect(verifyCode(ctx(), late)).rejects.toMatchObject(refused);
});

test("after five wrong guesses the right code is refused", async () => {
	const sent = await send();
	for (let at = 0; at < 5; at += 1)
		await expect(
			verifyCode(ctx(), { ...sent, code: another(sent.code) }),
		).rejects.toMatchObject(refused);
	await expect(verifyCode(ctx(), sent)).rejects.toMatchObject(refused);
});

test("of fifty guesses at once at most five are counted, and none after them", async () => {
	const sent = await send();
	const guesses = Array.from({ length: 50 }, (_, at) =>
		verifyCode(ctx(), { ...sent, code: String(at).padStart(6, "x") }),
	);
	await Promise.allSettled(guesses);
	const { rows } = await shop.db.execute(
		sql`select tries_left from login_code where target = ${sent.target}`,
	);
	expect(rows).toEqual([{ tries_left: 0 }]);
	await expect(verifyCode(ctx(), sent)).rejects.toMatchObject(refused);
});

test("a try counts though the change it was for is rolled back, and the code stays unspent", async () => {
	const sent = await send();
	const proof = await proveCode(ctx(), sent);
	const change = shop.db.transaction(async (tx) => {
		await spendCode(ctx(), proof, tx);
		throw new Error("rolled back");
	});
	await expect(change).rejects.toThrow("rolled back");
	const { rows } = await shop.db.execute(
		sql`select tries_left, used_at from login_code where target = ${sent.target}`,
	);
	expect(rows).toEqual([{ tries_left: 4, used_at: null }]);
});

test("the table does not tell the code", async () => {
	const { target, code } = await send();
	const { rows } = await shop.db.execute<{ row: string }>(
		sql`select login_code::text as row from login_code where target = ${target}`,
	);
	expect(rows[0]?.row).not.toContain(code);
});
