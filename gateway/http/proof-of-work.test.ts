import { z } from "zod";
import { defineCall } from "../contract/call";
import type { Challenge } from "../contract/identity/proof-of-work";
import { expectFault } from "../testing/expect-fault";
import { packProof as pack, solveProof as solve } from "../testing/solve-proof";
import {
	openTestShop,
	type TestGateway,
	type TestShop,
} from "../testing/test-shop";
import { requireProofOfWork } from "./proof-of-work";
import { mount, route } from "./route";

const guarded = defineCall({
	method: "GET",
	path: "/api/front/test/guarded",
	who: "all",
	summary: "Synthetic",
	answer: z.null(),
});

let shop: TestShop;
let foreign: TestGateway;

function guard(gateway: TestGateway): TestGateway {
	mount(
		gateway.gateway,
		route(guarded, async (ctx) => {
			await requireProofOfWork(ctx);
			return null;
		}),
	);
	return gateway;
}

beforeAll(async () => {
	shop = await openTestShop();
	guard(shop);
	foreign = guard(
		shop.openAnother({ tokenSecret: "another shop's".repeat(3) }),
	);
});
afterEach(() => shop.moveClock(0));
afterAll(() => shop.close());

function ask(header = "", { wire }: TestGateway = shop, address = "192.0.2.1") {
	const headers = { altcha: header, "x-client-address": address };
	return wire.get(guarded.path, {}, { headers });
}

const challengeOf = async (from?: TestGateway): Promise<Challenge> =>
	(await ask("", from)).data.challenge;

test("without a proof a challenge is answered, and the next attempt may follow at once", async () => {
	const answer = await ask();
	expectFault(answer, "proofNeeded");
	expect(answer.headers.get("retry-after")).toBe("0");
	expect(answer.data.challenge.parameters.data.triesMax).toBe(800);
});

test("a solved challenge passes once", async () => {
	const header = pack(await solve(await challengeOf()));
	expect((await ask(header)).code).toBe(200);
	expectFault(await ask(header), "proofNeeded");
});

test("one proof that is sent many times at once passes once", async () => {
	const header = pack(await solve(await challengeOf()));
	const answers = await Promise.all(
		Array.from({ length: 8 }, () => ask(header)),
	);
	expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
});

test("a challenge lives for five minutes", async () => {
	const [early, late] = await Promise.all([
		solve(await challengeOf()),
		solve(await challengeOf()),
	]);
	shop.moveClock(4 * 60_000);
	expect((await ask(pack(early))).code).toBe(200);
	shop.moveClock(5 * 60_000 + 1_000);
	expectFault(await ask(pack(late)), "proofNeeded");
});

test("a challenge of another shop is worth nothing here", async () => {
	const proof = await solve(await challengeOf(foreign));
	expectFault(await ask(pack(proof)), "proofNeeded");
});

test("what one address has solved serves no other", async () => {
	const header = pack(await solve(await challengeOf()));
	expectFault(await ask(header, shop, "192.0.2.2"), "proofNeeded");
	expect((await ask(header)).code).toBe(200);
});

test("a challenge that was made easier or longer is worth nothing", async () => {
	const { challenge, solution } = await solve(await challengeOf());
	const { parameters } = challenge;
	const altered: Partial<Challenge["parameters"]>[] = [
		{ cost: 1 },
		{ keyPrefix: "00" },
		{ expiresAt: parameters.expiresAt + 3600 },
		{ keySignature: "00" },
	];
	for (const change of altered) {
		const spoilt = {
			...challenge,
			parameters: { ...parameters, ...change },
		};
		expectFault(
			await ask(pack({ challenge: spoilt, solution })),
			"proofNeeded",
		);
	}
});

test("a solution that was guessed is worth nothing", async () => {
	const challenge = await challengeOf();
	const derivedKey = challenge.parameters.keyPrefix.padEnd(64, "0");
	const guess = { challenge, solution: { counter: 500, derivedKey } };
	expectFault(await ask(pack(guess)), "proofNeeded");
});

test.each([
	["nonsense", "%%%"],
	["no JSON", Buffer.from("{").toString("base64")],
	["another shape", pack({ challenge: {}, solution: null })],
	["a list", pack([])],
	["far too long", "A".repeat(100_000)],
])("a header that holds %s is answered with a challenge", async (_, header) => {
	expectFault(await ask(header), "proofNeeded");
});
