import { sampleAccounts, samplePassword } from "../../../db/sample/accounts";
import { holdDate, passTime, releaseDate } from "../../../testing/date";
import { loginCalls } from "../../../testing/login-calls";
import { openTestShop, type TestShop } from "../../../testing/test-shop";
import type { Answer } from "../../../testing/wire";

const minuteMs = 60_000;
let shop: TestShop;
let calls: ReturnType<typeof loginCalls>;

beforeAll(async () => {
	shop = await openTestShop();
	calls = loginCalls(shop);
});
beforeEach(holdDate);
afterEach(releaseDate);
afterAll(() => shop.close());

const [one, other] = sampleAccounts;
let address = 0;
const newAddress = () => `203.0.113.${++address}`;

/** Tries of one account from one address. */
function from(clientAddress: string, email = one?.email ?? "") {
	const options = () => ({ headers: { "x-client-address": clientAddress } });
	return {
		guess: () => calls.signInByEmail(email, "not the password", options()),
		signIn: () => calls.signInByEmail(email, samplePassword, options()),
	};
}

async function fail(guess: () => Promise<Answer>, times: number) {
	for (let at = 0; at < times; at += 1) expect((await guess()).code).toBe(400);
}

test("ten failures lock an account for its address for 15 minutes, whatever the password", async () => {
	const { guess, signIn } = from(newAddress());
	await fail(guess, 10);
	for (const refused of [await guess(), await signIn()]) {
		expect(refused.code).toBe(429);
		expect(refused.headers.get("retry-after")).toBe("900");
	}
	passTime(15 * minuteMs - 1_000);
	expect((await signIn()).code).toBe(429);
	passTime(1_001);
	expect((await signIn()).code).toBe(200);
});

test("a lock begins with the tenth failure, and tries while it holds do not make it longer", async () => {
	const { guess, signIn } = from(newAddress());
	await fail(guess, 9);
	passTime(14 * minuteMs);
	await fail(guess, 1);
	passTime(14 * minuteMs);
	expect((await signIn()).code).toBe(429);
	passTime(minuteMs + 1);
	expect((await signIn()).code).toBe(200);
});

test("an account that is not there is locked by the same tries, with the same answers", async () => {
	const known = from(newAddress());
	const unknown = from(newAddress(), "nobody@example.com");
	for (let at = 0; at < 12; at += 1) {
		const [left, right] = [await known.guess(), await unknown.guess()];
		expect({ ...right, headers: null }).toEqual({ ...left, headers: null });
		expect(right.headers.get("retry-after")).toBe(
			left.headers.get("retry-after"),
		);
	}
});

test("nobody can lock a stranger out: other addresses and other accounts stay open", async () => {
	const here = newAddress();
	await fail(from(here).guess, 10);
	expect((await from(newAddress()).signIn()).code).toBe(200);
	expect((await from(here, other?.email).signIn()).code).toBe(200);
});

test("a success forgets the failures before it", async () => {
	const { guess, signIn } = from(newAddress());
	await fail(guess, 9);
	expect((await signIn()).code).toBe(200);
	await fail(guess, 9);
	expect((await signIn()).code).toBe(200);
});

test("of fifty guesses at once, ten are looked at", async () => {
	const { guess } = from(newAddress());
	const answers = await Promise.all(Array.from({ length: 50 }, guess));
	const codes = answers.map(({ code }) => code);
	expect(codes.filter((code) => code === 400)).toHaveLength(10);
	expect(codes.filter((code) => code === 429)).toHaveLength(40);
});
