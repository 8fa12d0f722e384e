import { openFacebook } from "../../../providers/social/facebook";
import { expectFault } from "../../../testing/expect-fault";
import {
	type FacebookStandIn,
	type FacebookToken,
	facebookKeys,
	openFacebookStandIn,
} from "../../../testing/facebook-stand-in";
import {
	openTestShop,
	type TestGateway,
	type TestShop,
} from "../../../testing/test-shop";

let facebook: FacebookStandIn;
let shop: TestShop;
let opened: TestGateway;

beforeAll(async () => {
	[facebook, shop] = await Promise.all([openFacebookStandIn(), openTestShop()]);
	opened = openWith(facebookKeys);
});
afterEach(() => facebook.instead.clear());
afterAll(() => Promise.all([shop.close(), facebook.close()]));

function openWith(keys: typeof facebookKeys) {
	const now = () => new Date();
	const { url: graphUrl } = facebook;
	const social = { facebook: openFacebook({ graphUrl, ...keys, now }) };
	return shop.openAnother({}, { social });
}

let tokens = 0;

/** A token that Facebook knows, in the hands of the browser. */
function give(changed: Partial<FacebookToken> = {}): string {
	tokens += 1;
	const token = `EAAB${tokens}`;
	facebook.tokens.set(token, {
		app_id: facebookKeys.appId,
		type: "USER",
		is_valid: true,
		expires_at: Math.floor(Date.now() / 1000) + 3600,
		user_id: "9001",
		name: "陳大文",
		...changed,
	});
	return token;
}

const signIn = (accessToken: string, { wire } = opened) =>
	wire.post("/api/front/login/facebook", { accessToken });

test("whoever Facebook gave the token to is signed in, every time to the same account", async () => {
	const first = await signIn(give());
	expect(first.data).toMatchObject({
		nickname: "陳大文",
		kind: "member",
		strategy: "facebook",
	});
	const second = await signIn(give({ name: "Another name" }));
	expect(second.data.uid).toBe(first.data.uid);
	const other = await signIn(give({ user_id: "9002" }));
	expect(other.data.uid).not.toBe(first.data.uid);
});

test("a token that does not run out is taken", async () => {
	expect((await signIn(give({ expires_at: 0 }))).code).toBe(200);
});

test.each<[string, Partial<FacebookToken>]>([
	["was given to another app", { app_id: "4712" }],
	["Facebook has withdrawn", { is_valid: false }],
	["has run out", { expires_at: Math.floor(Date.now() / 1000) - 1 }],
	["belongs to a page and to nobody", { type: "PAGE" }],
])("a token that %s opens nothing", async (_, changed) => {
	expectFault(await signIn(give(changed)), "socialRefused");
});

test("a token that Facebook never gave opens nothing", async () => {
	expectFault(await signIn("made up"), "socialRefused");
});

test("two answers about one token that name two people open nothing", async () => {
	facebook.instead.set("/me", {
		status: 200,
		body: JSON.stringify({ id: "1", name: "Somebody else" }),
	});
	expectFault(await signIn(give()), "socialRefused");
});

test.each([
	["says 500", 500, "{}"],
	["answers half", 200, '{"data":{"is_va'],
	["answers something else", 200, '{"data":[]}'],
	["answers a page", 200, "<!doctype html>"],
])("a Facebook that %s is said to be away", async (_, status, body) => {
	facebook.instead.set("/debug_token", { status, body });
	expectFault(await signIn(give()), "socialAway");
});

test("keys that Facebook does not take are our fault, not the shopper's", async () => {
	const other = openWith({ ...facebookKeys, appSecret: "other" });
	expectFault(await signIn(give(), other), "socialAway");
});

test("a Facebook that cannot be reached is said to be away", async () => {
	const social = {
		facebook: openFacebook({
			...facebookKeys,
			graphUrl: "http://127.0.0.1:1",
			now: () => new Date(),
		}),
	};
	const other = shop.openAnother({}, { social });
	expectFault(await signIn(give(), other), "socialAway");
	expect(JSON.stringify(other.log)).not.toContain("EAAB");
});

test("where Facebook is not set up there is no such service", async () => {
	expectFault(await signIn(give(), shop), "unknownCall");
});

test("an address may ask a hundred and twenty times an hour", async () => {
	const accessToken = give({ is_valid: false });
	const headers = { "x-client-address": "198.51.100.9" };
	const timestamp = Date.now();
	const ask = (at: number) =>
		opened.wire.post(
			"/api/front/login/facebook",
			{ accessToken },
			{ headers, timestamp: timestamp - at },
		);
	for (let at = 0; at < 120; at++) expectFault(await ask(at), "socialRefused");
	expectFault(await ask(120), "tooOften");
});

test("a name that is too long, or of control characters alone, becomes one that our forms would take", async () => {
	const long = await signIn(give({ user_id: "9101", name: "長".repeat(90) }));
	expect(long.data.nickname).toBe("長".repeat(40));
	const odd = await signIn(give({ user_id: "9102", name: "\u200e\u0007 " }));
	expect(odd.data.nickname).toBe("facebook");
});
