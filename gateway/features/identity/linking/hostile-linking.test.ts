import { generateKeyPair, SignJWT } from "jose";
import { type Buyer, openBuyer } from "../../../testing/open-buyer";
import { openProgram, type Program } from "../../../testing/open-program";
import { openStaff, type StaffClient } from "../../../testing/open-staff";
import { openTestShop, type TestShop } from "../../../testing/test-shop";

let shop: TestShop;
let program: Program;
let keyed: Program;
let kit: Buyer;
let operator: StaffClient;

beforeAll(async () => {
	shop = await openTestShop();
	program = await openProgram(shop);
	keyed = await openProgram(shop, { host: "keyed.example", hasKey: true });
	kit = await openBuyer(shop);
	operator = await openStaff(shop, "operator");
});
afterAll(() => shop.close());

const assertionType = "urn:ietf:params:oauth:client-assertion-type:jwt-bearer";

const strangers: [string, Record<string, string>][] = [
	["a program that nobody entered", { client_id: "nobody.example" }],
	["another address", { redirect_uri: "https://platform.example/other" }],
	["a longer address", { redirect_uri: "https://platform.example/back/x" }],
	[
		"a question behind it",
		{ redirect_uri: "https://platform.example/back?x=1" },
	],
	[
		"another host",
		{ redirect_uri: "https://platform.example.evil.example/back" },
	],
	["no address", { redirect_uri: "" }],
	["code of a page", { redirect_uri: "javascript:alert(1)" }],
];
test.each(strangers)(
	"nobody is answered, nor led anywhere: %s",
	async (_, fields) => {
		expect((await program.ask(kit.token, fields)).code).toBe(404);
		const body = { ...program.asking(fields), isAllowed: true };
		expect((await program.answer(kit.token, body)).code).toBe(404);
	},
);

const faults: [string, Record<string, string>, string][] = [
	["a token at once", { response_type: "token" }, "unsupported_response_type"],
	["no challenge", { code_challenge: "" }, "invalid_request"],
	["a plain one", { code_challenge_method: "plain" }, "invalid_request"],
	["a short one", { code_challenge: "abc" }, "invalid_request"],
	["no scope", { scope: "" }, "invalid_scope"],
	[
		"one that there is not",
		{ scope: "dev.ucp.shopping.order:read all" },
		"invalid_scope",
	],
];
test.each(faults)(
	"a program that asks wrongly is answered so, and no shopper is asked: %s",
	async (_, fields, error) => {
		for (const { data } of [
			await program.ask(kit.token, fields),
			await program.answer(kit.token, {
				...program.asking(fields),
				isAllowed: true,
			}),
		]) {
			const said = new URL(data.address).searchParams;
			expect([said.get("error"), said.get("code")]).toEqual([error, null]);
			expect(said.get("iss")).toBe("https://shop.test");
		}
	},
);

test("on the machine itself a program is answered at any port, and at no other place", async () => {
	const here = await openProgram(shop, {
		host: "here.example",
		redirectUris: ["http://127.0.0.1/back", "com.example.app:/back"],
	});
	const codes: Record<string, number> = {
		"http://127.0.0.1:51234/back": 200,
		"com.example.app:/back": 200,
		"http://127.0.0.1:51234/other": 404,
		"http://127.0.0.1.evil.example/back": 404,
		"http://127.0.0.1:51234@evil.example/back": 404,
		"http://localhost:51234/back": 404,
		"https://127.0.0.1:51234/back": 404,
	};
	for (const [redirect_uri, code] of Object.entries(codes))
		expect([
			redirect_uri,
			(await here.ask(kit.token, { redirect_uri })).code,
		]).toEqual([redirect_uri, code]);
});

test("a code is worth nothing to who has not begun, at another address, or to another program", async () => {
	const code = await program.allow(kit.token);
	const forms: Record<string, string>[] = [
		{ code_verifier: "w".repeat(43) },
		{ code_verifier: "" },
		{ redirect_uri: "https://platform.example/other" },
	];
	for (const form of forms)
		expect((await program.exchange(code, form)).body.error).toBe(
			"invalid_grant",
		);
	const other = await openProgram(shop, { host: "other.example" });
	expect((await other.exchange(code)).body.error).toBe("invalid_grant");
	// None of them has spent it.
	expect((await program.exchange(code)).status).toBe(200);
});

test("tokens of one program do nothing for another, and cannot be ended by it", async () => {
	const other = await openProgram(shop, { host: "other.example" });
	const { body } = await program.exchange(await program.allow(kit.token));
	expect((await other.refresh(body.refresh_token)).body.error).toBe(
		"invalid_grant",
	);
	await other.revoke(body.refresh_token);
	expect((await program.refresh(body.refresh_token)).status).toBe(200);
});

test("a token opens as what it is: no access by a refresh token, no refreshing by an access token", async () => {
	const { body } = await program.exchange(await program.allow(kit.token));
	expect((await program.refresh(body.access_token)).body.error).toBe(
		"invalid_grant",
	);
});

test("a program refreshes what it was allowed, and no more", async () => {
	const { body } = await program.exchange(await program.allow(kit.token));
	const scope = "dev.ucp.shopping.order:read dev.ucp.shopping.checkout:manage";
	const more = await program.refresh(body.refresh_token, { scope });
	expect(more.body.error).toBe("invalid_scope");
});

test("a program with a key proves itself by it, each time anew", async () => {
	const code = await keyed.allow(kit.token);
	const client_assertion_type = assertionType;
	const { privateKey } = await generateKeyPair("ES256");
	const foreign = await new SignJWT({})
		.setProtectedHeader({ alg: "ES256" })
		.setIssuer(keyed.host)
		.setSubject(keyed.host)
		.setAudience("https://shop.test")
		.setIssuedAt()
		.setExpirationTime("1m")
		.sign(privateKey);
	const [head, claims] = (await keyed.assert()).split(".");
	const unsigned = `${Buffer.from('{"alg":"none"}').toString("base64url")}.${claims}.`;
	const hour = Math.floor(Date.now() / 1_000) - 3_600;
	for (const client_assertion of [
		"",
		"nonsense",
		foreign,
		unsigned,
		`${head}.${claims}.AAAA`,
		`${head}.${Buffer.from('{"sub":"a\\u0000b"}').toString("base64url")}.AAAA`,
		await keyed.assert({ aud: "https://elsewhere.example" }),
		await keyed.assert({ iss: program.host }),
		await keyed.assert({ iat: hour, exp: hour + 60 }),
		await keyed.assert({ iat: hour }),
	]) {
		const { status, body } = await keyed.exchange(code, {
			...(client_assertion && { client_assertion, client_assertion_type }),
		});
		expect([status, body.error]).toEqual([401, "invalid_client"]);
	}
	const { status } = await keyed.exchange(code, {
		client_assertion: await keyed.assert(),
		client_assertion_type,
	});
	expect(status).toBe(200);
});

const bad: [string, Record<string, string>, string][] = [
	["nothing", {}, "invalid_request"],
	["a password", { grant_type: "password" }, "unsupported_grant_type"],
	[
		"no code",
		{ grant_type: "authorization_code", client_id: "platform.example" },
		"invalid_request",
	],
	[
		"no program",
		{ grant_type: "authorization_code", code: "x" },
		"invalid_client",
	],
	[
		"bytes that are no text",
		{ grant_type: "refresh_token", client_id: "a\0b", refresh_token: "\0" },
		"invalid_request",
	],
];
test.each(bad)(
	"what is asked for wrongly is refused by a word: %s",
	async (_, form, error) => {
		expect((await program.send("token", form)).body.error).toBe(error);
	},
);

test("a parameter that comes twice, and a body that is no form, are refused", async () => {
	for (const [type, body] of [
		["application/x-www-form-urlencoded", "grant_type=a&grant_type=b"],
		["application/json", "{}"],
	] as const) {
		const answer = await shop.gateway.fetch(
			new Request("http://shop.test/oauth/token", {
				method: "POST",
				headers: { "content-type": type },
				body,
			}),
		);
		expect([answer.status, (await answer.json()).error]).toEqual([
			400,
			"invalid_request",
		]);
		expect(answer.headers.get("cache-control")).toBe("no-store");
	}
});

const entered: [string, object, string][] = [
	[
		"plain http",
		{ redirectUris: ["http://platform.example/back"] },
		"client.redirectUris.0",
	],
	[
		"a piece of a page",
		{ redirectUris: ["https://platform.example/back#x"] },
		"client.redirectUris.0",
	],
	[
		"code of a page",
		{ redirectUris: ["javascript:alert(1)"] },
		"client.redirectUris.0",
	],
	["no address", { redirectUris: [] }, "client.redirectUris"],
	["no name", { name: " " }, "client.name"],
	["a key that is none", { publicKey: "secret" }, "client.publicKey"],
	["a private key", { publicKey: '{"kty":"EC","d":"x"}' }, "client.publicKey"],
	[
		"a shared secret",
		{ publicKey: '{"kty":"oct","k":"x"}' },
		"client.publicKey",
	],
];
test.each(entered)(
	"an operator who enters %s hears which field it is",
	async (_, fields, path) => {
		const client = {
			name: "Plat",
			redirectUris: ["https://platform.example/back"],
			publicKey: null,
			...fields,
		};
		const { code, data } = await operator.ask("agent/client", {
			host: "platform.example",
			client,
		});
		expect([code, Object.keys(data.fields)]).toEqual([400, [path]]);
	},
);

test("a shop that is closed to programs links none", async () => {
	const closed = shop.openAnother({ agents: false });
	const asked = await closed.wire.get(
		"/api/front/user/program/asked",
		program.asking(),
		kit,
	);
	expect(asked.code).toBe(404);
	const answer = await closed.gateway.fetch(
		new Request("http://shop.test/.well-known/oauth-authorization-server"),
	);
	expect(answer.status).toBe(404);
});
