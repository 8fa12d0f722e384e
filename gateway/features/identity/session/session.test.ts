import { SignJWT, UnsecuredJWT } from "jose";
import { z } from "zod";
import { defineCall } from "../../../contract/call";
import { account } from "../../../db/schema/account";
import { mount, route } from "../../../http/route";
import { sessionSeconds } from "../../../http/token";
import { systemContext } from "../../../testing/system-context";
import {
	openTestShop,
	type TestShop,
	testTokenSecret,
} from "../../../testing/test-shop";
import { endSessions, openSession } from "./service";

const whoami = defineCall({
	method: "GET",
	path: "/api/front/test/whoami",
	who: "session",
	summary: "Synthetic",
	answer: z.object({ uid: z.int() }),
});

let shop: TestShop;
let owner: { id: number; kind: "member"; nickname: string };

beforeAll(async () => {
	shop = await openTestShop();
	mount(
		shop.gateway,
		route(whoami, async ({ actor }) => ({
			uid: actor.kind === "account" ? actor.uid : 0,
		})),
	);
	const [row] = await shop.db
		.insert(account)
		.values({
			kind: "member",
			nickname: "Kit",
			locale: "en",
			createdAt: new Date(),
		})
		.returning({ id: account.id });
	owner = { id: row?.id ?? 0, kind: "member", nickname: "Kit" };
});
afterEach(() => shop.moveClock(0));
afterAll(() => shop.close());

const open = () => openSession(systemContext(shop), owner, "password");
const ask = (token: string) =>
	shop.wire.get("/api/front/test/whoami", {}, { token });

test("a session's token says who calls", async () => {
	const { token } = await open();
	expect((await ask(token)).data).toEqual({ uid: owner.id });
});

test("every sign-in opens a session of its own", async () => {
	const [one, other] = await Promise.all([open(), open()]);
	expect(one.token).not.toBe(other.token);
});

test("an ended session's token is worth nothing from that moment", async () => {
	const { token } = await open();
	expect((await ask(token)).code).toBe(200);
	await endSessions(systemContext(shop), { accountId: owner.id });
	expect((await ask(token)).code).toBe(410001);
});

test("a token ends after seven days", async () => {
	const { token } = await open();
	shop.moveClock((sessionSeconds - 60) * 1000);
	expect((await ask(token)).code).toBe(200);
	shop.moveClock((sessionSeconds + 1) * 1000);
	expect((await ask(token)).code).toBe(410001);
});

const claims = () => ({
	uid: owner.id,
	sid: "7b0d1f60-97f3-4a5e-8f0a-3f6f0b0c9d11",
	kind: "member",
	strategy: "password",
	exp: Math.floor(Date.now() / 1000) + 3600,
});
const keyOf = (secret: string) => new TextEncoder().encode(secret);

test.each<[string, () => string | Promise<string>, number]>([
	["without a signature", () => new UnsecuredJWT(claims()).encode(), 410002],
	[
		"signed with another secret",
		() =>
			new SignJWT(claims())
				.setProtectedHeader({ alg: "HS256" })
				.sign(keyOf("another secret of 32 characters!!")),
		410002,
	],
	[
		"signed in another way",
		() =>
			new SignJWT(claims())
				.setProtectedHeader({ alg: "HS512" })
				.sign(keyOf(testTokenSecret.repeat(2))),
		410002,
	],
	["that is no token", () => "nonsense", 410002],
	[
		"of a session that nobody opened",
		() =>
			new SignJWT(claims())
				.setProtectedHeader({ alg: "HS256" })
				.sign(keyOf(testTokenSecret)),
		410001,
	],
])("a token %s opens nothing", async (_, make, code) => {
	const answer = await ask(await make());
	expect(answer.code).toBe(code);
	expect(answer.status).toBe(401);
});

test("a token's own word about its owner is not enough", async () => {
	const { token } = await open();
	const [, body = ""] = token.split(".");
	const sid = JSON.parse(Buffer.from(body, "base64url").toString()).sid;
	const stolen = await new SignJWT({ ...claims(), sid, uid: owner.id + 1 })
		.setProtectedHeader({ alg: "HS256" })
		.sign(keyOf(testTokenSecret));
	expect((await ask(stolen)).code).toBe(410001);
});

test("a call for everybody answers whatever token comes with it", async () => {
	const answer = await shop.wire.get(
		"/api/front/search/keyword",
		{},
		{ token: "nonsense" },
	);
	expect(answer.code).toBe(200);
});
