import { eq } from "drizzle-orm";
import { account } from "../../../db/schema/account";
import { openTwitter } from "../../../providers/social/twitter";
import { expectFault } from "../../../testing/expect-fault";
import {
	openTestShop,
	type TestGateway,
	type TestShop,
} from "../../../testing/test-shop";
import { twitterKeys } from "../../../testing/twitter-keys";
import {
	openTwitterStandIn,
	type TwitterStandIn,
} from "../../../testing/twitter-stand-in";

const minuteMs = 60_000;
let twitter: TwitterStandIn;
let shop: TestShop;
let opened: TestGateway;

beforeAll(async () => {
	[twitter, shop] = await Promise.all([openTwitterStandIn(), openTestShop()]);
	opened = openWith({});
});
afterEach(() => {
	twitter.mood = "well";
	shop.moveClock(0);
});
afterAll(() => Promise.all([shop.close(), twitter.close()]));

function openWith(keys: Partial<typeof twitterKeys>, patienceMs?: number) {
	return shop.openAnother(
		{},
		{
			social: {
				twitter: openTwitter({
					apiUrl: twitter.url,
					...twitterKeys,
					...keys,
					callbackUrl: "https://shop.example/login/twitter?a=b c",
					now: () => new Date(),
					patienceMs,
				}),
			},
		},
	);
}

const ask = ({ wire } = opened) =>
	wire.get("/api/front/login/twitter/request/token");

interface Proof {
	oauthToken: string;
	oauthTokenSecret: string;
	oauthVerifier: string;
}

async function approve(): Promise<Proof> {
	const { token, tokenSecret } = (await ask()).data;
	const verifier = twitter.approve(token);
	return {
		oauthToken: token,
		oauthTokenSecret: tokenSecret,
		oauthVerifier: verifier,
	};
}

const signIn = (proof: Proof, { wire } = opened) =>
	wire.get("/api/front/login/twitter", { ...proof });

test("the shopper is sent to Twitter with its token, and its secret stays here", async () => {
	const { code, data, text } = await ask();
	expect(code).toBe(200);
	const address = new URL(data.authorizationURL);
	expect(address.origin + address.pathname).toBe(
		`${twitter.url}/oauth/authenticate`,
	);
	expect(address.searchParams.get("oauth_token")).toBe(data.token);
	expect(text).not.toContain("secret+");
});

test("whoever said yes at Twitter is signed in to an account of their own, every time the same", async () => {
	twitter.person = { id: "2001", name: "star_ferry" };
	const first = await signIn(await approve());
	expect(first.data).toMatchObject({
		nickname: "star_ferry",
		kind: "member",
		strategy: "twitter",
	});
	twitter.person.name = "renamed";
	const second = await signIn(await approve());
	expect(second.data.uid).toBe(first.data.uid);
	expect(second.data.token).not.toBe(first.data.token);
	twitter.person = { id: "2002", name: "star_ferry" };
	const other = await signIn(await approve());
	expect(other.data.uid).not.toBe(first.data.uid);
});

test("an account made so has neither e-mail nor phone nor password", async () => {
	twitter.person = { id: "2101", name: "admin@harbour.example" };
	const { uid } = (await signIn(await approve())).data;
	const [row] = await shop.db.select().from(account).where(eq(account.id, uid));
	expect(row).toMatchObject({ email: null, phone: null, passwordHash: null });
});

test("two sign-ins of one new person at once make one account", async () => {
	twitter.person = { id: "2201", name: "twice" };
	const proofs = await Promise.all([approve(), approve(), approve()]);
	const answers = await Promise.all(proofs.map((proof) => signIn(proof)));
	expect(new Set(answers.map(({ data }) => data.uid)).size).toBe(1);
	expect(await shop.db.$count(account, eq(account.nickname, "twice"))).toBe(1);
});

test("a deleted account stays deleted: its person begins anew", async () => {
	twitter.person = { id: "2301", name: "back_again" };
	const { uid } = (await signIn(await approve())).data;
	await shop.db
		.update(account)
		.set({ deletedAt: new Date() })
		.where(eq(account.id, uid));
	const again = await signIn(await approve());
	expect(again.code).toBe(200);
	expect(again.data.uid).not.toBe(uid);
});

test("a verifier that was used opens nothing again", async () => {
	const proof = await approve();
	expect((await signIn(proof)).code).toBe(200);
	expectFault(await signIn(proof), "socialRefused");
});

test("one verifier sent many times at once opens one session", async () => {
	const proof = await approve();
	const answers = await Promise.all(
		Array.from({ length: 8 }, () => signIn(proof)),
	);
	expect(answers.map(({ code }) => code).sort()).toEqual([
		200, 400, 400, 400, 400, 400, 400, 400,
	]);
});

test("what one browser began another cannot finish without its handle", async () => {
	const [own, foreign] = [await approve(), await approve()];
	const { oauthTokenSecret } = own;
	expectFault(await signIn({ ...foreign, oauthTokenSecret }), "socialRefused");
	expect((await signIn(foreign)).code).toBe(200);
});

test("a verifier that Twitter did not give is refused, and the attempt is over", async () => {
	const proof = await approve();
	expectFault(
		await signIn({ ...proof, oauthVerifier: "guessed" }),
		"socialRefused",
	);
	expectFault(await signIn(proof), "socialRefused");
});

test("after a quarter of an hour the shopper begins anew", async () => {
	const [early, late] = [await approve(), await approve()];
	const signInAfter = (proof: Proof, byMs: number) => {
		shop.moveClock(byMs);
		const timestamp = Date.now() + byMs;
		return opened.wire.get(
			"/api/front/login/twitter",
			{ ...proof },
			{ timestamp },
		);
	};
	expect((await signInAfter(early, 14 * minuteMs)).code).toBe(200);
	const over = await signInAfter(late, 15 * minuteMs + 1_000);
	expectFault(over, "socialRefused");
});

test.each(["broken", "half", "silent", "elsewhere", "long"] as const)(
	"a Twitter whose answer is %s is said to be away",
	async (mood) => {
		const impatient = mood === "silent" ? openWith({}, 100) : opened;
		const proof = await approve();
		twitter.mood = mood;
		const answers = [await ask(impatient), await signIn(proof, impatient)];
		for (const answer of answers) {
			expectFault(answer, "socialAway");
			expect(answer.headers.get("retry-after")).toBe("30");
		}
	},
);

test("keys that Twitter does not take are our fault, not the shopper's", async () => {
	expectFault(await ask(openWith({ consumerSecret: "other" })), "socialAway");
	expectFault(await ask(openWith({ consumerKey: "other" })), "socialAway");
});

test("where Twitter is not set up there is no such service", async () => {
	expectFault(await ask(shop), "unknownCall");
	expectFault(await signIn(await approve(), shop), "unknownCall");
});

test("no log holds a token, a secret or a verifier", async () => {
	const proof = await approve();
	await signIn(proof);
	twitter.mood = "broken";
	await ask();
	const lines = JSON.stringify(opened.log);
	for (const secret of Object.values(proof))
		expect(lines).not.toContain(secret);
	expect(lines).not.toContain("secret");
});
