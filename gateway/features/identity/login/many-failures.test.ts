import { sampleAccounts, samplePassword } from "../../../db/sample/accounts";
import { expectFault } from "../../../testing/expect-fault";
import { loginCalls } from "../../../testing/login-calls";
import { packProof, solveProof } from "../../../testing/solve-proof";
import { openTestShop, type TestShop } from "../../../testing/test-shop";
import type { Answer } from "../../../testing/wire";

const [one, other] = sampleAccounts;
let shop: TestShop;
let calls: ReturnType<typeof loginCalls>;
let asked = 0;

beforeAll(async () => {
	shop = await openTestShop({ failuresWithoutProof: 20 });
	calls = loginCalls(shop);
});
afterAll(() => shop.close());

const somewhere = () => `198.51.100.${++asked}`;

interface Try {
	password?: string;
	from?: string;
	proof?: string;
}

/** From an address that nobody has used, unless told otherwise. */
function signIn(
	email: string,
	{ password = "a guess", from = somewhere(), proof = "" }: Try = {},
): Promise<Answer> {
	const headers = { "x-client-address": from, altcha: proof };
	return calls.signInByEmail(email, password, { headers });
}

const prove = async ({ data }: Answer) =>
	packProof(await solveProof(data.challenge));

test("after twenty failures from anywhere each try at an account is worked for, and its owner is let in", async () => {
	const email = one?.email ?? "";
	for (let at = 0; at < 20; at += 1)
		expect((await signIn(email)).code).toBe(400);
	for (let at = 0; at < 5; at += 1)
		expectFault(await signIn(email), "proofNeeded");

	const from = somewhere();
	const password = samplePassword;
	const refused = await signIn(email, { from, password });
	expectFault(refused, "proofNeeded");
	const proof = await prove(refused);
	expect((await signIn(email, { from, password, proof })).code).toBe(200);
	expectFault(await signIn(email, { from, proof }), "proofNeeded");

	const stranger = other?.email ?? "";
	expect((await signIn(stranger, { password })).code).toBe(200);
});

test("a guess that was worked for counts as any other", async () => {
	const email = "guessed@example.com";
	const from = somewhere();
	for (let at = 0; at < 11; at += 1) await signIn(email);
	for (let at = 0; at < 9; at += 1) await signIn(email, { from });
	const proof = await prove(await signIn(email, { from }));
	expect((await signIn(email, { from, proof })).code).toBe(400);
	expectFault(await signIn(email, { from }), "tooOften");
});

test("signing in rightly, however often, is never worked for", async () => {
	const email = other?.email ?? "";
	for (let at = 0; at < 25; at += 1) {
		const answer = await signIn(email, { password: samplePassword });
		expect(answer.code).toBe(200);
	}
});
