import { expectFault } from "../../../testing/expect-fault";
import { packProof, solveProof } from "../../../testing/solve-proof";
import { openTestShop, type TestShop } from "../../../testing/test-shop";
import type { Answer } from "../../../testing/wire";

let shop: TestShop;
beforeAll(async () => {
	shop = await openTestShop({ codesWithoutProof: 3 });
});
afterAll(() => shop.close());

const ways = ["captcha", "forget/ignore/password"] as const;
let asked = 0;

interface Asking {
	from: string;
	proof?: string;
	way?: (typeof ways)[number];
}

/** A code for an e-mail that no other code was asked for. */
function askForCode({ from, proof = "", way = "captcha" }: Asking) {
	asked += 1;
	return shop.wire.post(
		`/api/front/login/email/${way}`,
		`kit-${asked}@example.com`,
		{ headers: { "x-client-address": from, altcha: proof } },
	);
}

async function prove({ data }: Answer): Promise<string> {
	return packProof(await solveProof(data.challenge));
}

const codesOf = (answers: Answer[]) => answers.map(({ code }) => code);

test("an address asks for three codes freely and works for the fourth and every later one", async () => {
	const from = "192.0.2.1";
	for (const way of [...ways, ways[0]])
		expect((await askForCode({ from, way })).code).toBe(200);
	for (const way of ways) {
		const refused = await askForCode({ from, way });
		expectFault(refused, "proofNeeded");
		const proof = await prove(refused);
		expect((await askForCode({ from, way, proof })).code).toBe(200);
		expectFault(await askForCode({ from, way, proof }), "proofNeeded");
	}
	expect((await askForCode({ from: "192.0.2.2" })).code).toBe(200);
});

test("a phone's codes count among them, and are worked for too", async () => {
	const from = "192.0.2.3";
	const sendTo = (phone: string, proof = "") =>
		shop.wire.send("/api/front/login/sendCode", {
			method: "POST",
			headers: { "x-client-address": from, altcha: proof },
			body: new URLSearchParams({ phone, countryCode: "+852" }),
		});
	for (const phone of ["91230001", "91230002", "91230003"])
		expect((await sendTo(phone)).code).toBe(200);
	const refused = await sendTo("91230004");
	expect(refused.code).toBe(429);
	expect((await sendTo("91230004", await prove(refused))).code).toBe(200);
});

test("of many requests at once three are free", async () => {
	const answers = await Promise.all(
		Array.from({ length: 12 }, () => askForCode({ from: "192.0.2.4" })),
	);
	expect(codesOf(answers).filter((code) => code === 200)).toHaveLength(3);
});

test("one proof sent many times at once brings one code", async () => {
	const from = "192.0.2.5";
	for (let at = 0; at < 3; at++) await askForCode({ from });
	const proof = await prove(await askForCode({ from }));
	const answers = await Promise.all(
		Array.from({ length: 8 }, () => askForCode({ from, proof })),
	);
	expect(codesOf(answers).filter((code) => code === 200)).toHaveLength(1);
});
