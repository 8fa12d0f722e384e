import { randomUUID } from "node:crypto";
import { hash } from "@node-rs/argon2";
import { accountLink, linkToken } from "../../../db/schema/linking";
import { openAccount } from "../../../testing/open-account";
import { openAgent } from "../../../testing/open-agent";
import { type Buyer, openBuyer } from "../../../testing/open-buyer";
import { back, openProgram, type Program } from "../../../testing/open-program";
import { openStaff } from "../../../testing/open-staff";
import { receiveCode } from "../../../testing/receive-code";
import { openTestShop, type TestShop } from "../../../testing/test-shop";
import { sweepLinks } from "./service";

let shop: TestShop;
let program: Program;
let kit: Buyer;

beforeAll(async () => {
	shop = await openTestShop();
	program = await openProgram(shop);
});
beforeEach(async () => {
	kit = await openBuyer(shop);
	shop.moveClock(0);
});
afterAll(() => shop.close());

const read = "dev.ucp.shopping.order:read";
const minutes = (count: number) => count * 60_000;
const days = (count: number) => minutes(count * 24 * 60);

/** Whether a token opens something: nobody's order is not found, what is not open asks for a link. */
async function opens(token: string): Promise<boolean> {
	const headers = {
		"ucp-agent": `profile="https://${program.host}/profile.json"`,
		authorization: `Bearer ${token}`,
	};
	const { status } = await openAgent(shop.gateway).send(
		"/ucp/v1/orders/NOBODYS",
		{ headers },
	);
	return status === 200;
}

const list = async () =>
	(await shop.wire.get("/api/front/user/program/list", {}, kit)).data;
const unlink = (host: string) =>
	shop.wire.post("/api/front/user/program/unlink", { host }, kit);

test("whoever links learns where, how and for what from the published documents", async () => {
	const { send } = openAgent(shop.gateway);
	const { body } = await send("/.well-known/oauth-authorization-server");
	expect(body).toMatchObject({
		issuer: "https://shop.test",
		authorization_endpoint: "https://shop.test/users/link_program",
		token_endpoint: "https://shop.test/oauth/token",
		revocation_endpoint: "https://shop.test/oauth/revoke",
		code_challenge_methods_supported: ["S256"],
		token_endpoint_auth_methods_supported: ["private_key_jwt", "none"],
		authorization_response_iss_parameter_supported: true,
	});
	expect(body.scopes_supported).toContain(read);
	expect(body.ui_locales_supported).toContain("zh-HK");
	const resource = await send("/.well-known/oauth-protected-resource");
	expect(resource.body).toMatchObject({
		resource: "https://shop.test",
		authorization_servers: ["https://shop.test"],
	});
});

test("a shopper who allows it sends a code back, which opens the account for an hour, and is seen in its list", async () => {
	const asked = await program.ask(kit.token);
	expect(asked.data).toEqual({
		program: "Plat",
		host: program.host,
		scopes: [read],
	});
	const body = { ...program.asking(), isAllowed: true };
	const { address } = (await program.answer(kit.token, body)).data;
	const answered = new URL(address);
	expect(answered.origin + answered.pathname).toBe(back);
	expect(answered.searchParams.get("state")).toBe("any thing");
	expect(answered.searchParams.get("iss")).toBe("https://shop.test");
	expect(await list()).toEqual([]);
	const code = answered.searchParams.get("code") ?? "";
	const { status, body: tokens } = await program.exchange(code);
	expect(status).toBe(200);
	expect(tokens).toMatchObject({
		token_type: "Bearer",
		expires_in: 3_600,
		scope: read,
	});
	expect(await opens(tokens.access_token)).toBe(true);
	expect(await list()).toMatchObject([
		{ host: program.host, name: "Plat", scopes: [read] },
	]);
	expect((await list())[0].usedAt).toMatch(/\+08:00$/);
	shop.moveClock(minutes(61));
	expect(await opens(tokens.access_token)).toBe(false);
});

test("a shopper who refuses sends that back, and nothing is linked", async () => {
	const body = { ...program.asking(), isAllowed: false };
	const { address } = (await program.answer(kit.token, body)).data;
	const said = new URL(address).searchParams;
	expect([said.get("error"), said.get("code")]).toEqual([
		"access_denied",
		null,
	]);
	expect(await list()).toEqual([]);
});

test("a refresh token is good for once, and for a minute more where its answer was lost", async () => {
	const { body: first } = await program.exchange(
		await program.allow(kit.token),
	);
	const { status, body: second } = await program.refresh(first.refresh_token);
	expect(status).toBe(200);
	expect(await opens(second.access_token)).toBe(true);
	shop.moveClock(minutes(0.5));
	const again = await program.refresh(first.refresh_token);
	expect(again.status).toBe(200);
});

test("a refresh token that comes again later is in two hands: all that came of it ends", async () => {
	const { body: first } = await program.exchange(
		await program.allow(kit.token),
	);
	const { body: second } = await program.refresh(first.refresh_token);
	shop.moveClock(minutes(2));
	const stolen = await program.refresh(first.refresh_token);
	expect([stolen.status, stolen.body.error]).toEqual([400, "invalid_grant"]);
	expect(await opens(second.access_token)).toBe(false);
	expect((await program.refresh(second.refresh_token)).status).toBe(400);
	expect(await list()).toEqual([]);
});

test("a code that comes again ends what came of it", async () => {
	const code = await program.allow(kit.token);
	const { body } = await program.exchange(code);
	expect((await program.exchange(code)).body.error).toBe("invalid_grant");
	expect(await opens(body.access_token)).toBe(false);
});

test("of the same code at the same moment one gets tokens at most", async () => {
	const code = await program.allow(kit.token);
	const answers = await Promise.all(
		[1, 2, 3].map(() => program.exchange(code)),
	);
	const taken = answers.filter(({ status }) => status === 200);
	expect(taken.length).toBeLessThan(2);
});

test("a code is worth nothing after two minutes, nor a refresh token after ninety days", async () => {
	const code = await program.allow(kit.token);
	const { body } = await program.exchange(await program.allow(kit.token));
	shop.moveClock(minutes(3));
	expect((await program.exchange(code)).body.error).toBe("invalid_grant");
	shop.moveClock(days(91));
	const late = await program.refresh(body.refresh_token);
	expect(late.body.error).toBe("invalid_grant");
});

test("a program that revokes its refresh token has ended all of it; an access token ends alone", async () => {
	const { body: one } = await program.exchange(await program.allow(kit.token));
	const { body: other } = await program.exchange(
		await program.allow(kit.token),
	);
	expect((await program.revoke(one.access_token)).status).toBe(200);
	expect(await opens(one.access_token)).toBe(false);
	expect((await program.refresh(one.refresh_token)).status).toBe(200);
	expect((await program.revoke(other.refresh_token)).status).toBe(200);
	expect(await opens(other.access_token)).toBe(false);
	expect((await program.revoke("nothing")).status).toBe(200);
});

test("a shopper who unlinks a program ends it at once, and nobody else's", async () => {
	const other = await openBuyer(shop);
	const { body: own } = await program.exchange(await program.allow(kit.token));
	const { body: others } = await program.exchange(
		await program.allow(other.token),
	);
	await unlink(program.host);
	expect(await opens(own.access_token)).toBe(false);
	expect((await program.refresh(own.refresh_token)).status).toBe(400);
	expect(await opens(others.access_token)).toBe(true);
	expect(await list()).toEqual([]);
	expect((await unlink(program.host)).code).toBe(200);
});

test("an account that is blocked opens to no program, and one that is deleted has no links", async () => {
	const { body } = await program.exchange(await program.allow(kit.token));
	const operator = await openStaff(shop, "operator");
	await operator.ask(`member/block/${kit.id}`, { reason: "fraud", text: "" });
	expect(await opens(body.access_token)).toBe(false);
	expect((await program.refresh(body.refresh_token)).status).toBe(400);
	await operator.ask(`member/unblock/${kit.id}`);
	expect(await opens(body.access_token)).toBe(true);
	const exported = await operator.ask(`member/export/${kit.id}`);
	expect(exported.text).toContain(program.host);
	await operator.ask(`member/forget/${kit.id}`);
	expect(await opens(body.access_token)).toBe(false);
});

test("a new password ends all links, chosen signed in or by a code", async () => {
	const password = "harbour lights at nine";
	const email = `${randomUUID()}@example.com`;
	const passwordHash = await hash(password);
	const owner = await openAccount(shop, { email, passwordHash });
	const next = "a ferry in the morning";
	const again = { newPassword: next, passwordAgain: next };
	const { body: one } = await program.exchange(
		await program.allow(owner.token),
	);
	const changed = await shop.wire.post(
		"/api/front/user/password",
		{ oldPassword: password, ...again },
		owner,
	);
	expect([changed.code, await opens(one.access_token)]).toEqual([200, false]);
	const { body: other } = await program.exchange(
		await program.allow(owner.token),
	);
	const captcha = await receiveCode(shop, "reset", email);
	const reset = await shop.wire.post("/api/front/login/email/reset/password", {
		email,
		captcha,
		newPassword: `${password}!`,
		passwordAgain: `${password}!`,
	});
	expect([reset.code, await opens(other.access_token)]).toEqual([200, false]);
});

test("an operator who takes a program away ends its links", async () => {
	const gone = await openProgram(shop, { host: "gone.example" });
	await gone.exchange(await gone.allow(kit.token));
	const operator = await openStaff(shop, "operator");
	await operator.ask("agent/client", { host: gone.host, client: null });
	expect(await list()).toEqual([]);
	expect((await gone.ask(kit.token)).code).toBe(404);
	expect((await gone.exchange("any")).body.error).toBe("invalid_client");
});

test("what is over is swept away with the links that it opened", async () => {
	await program.exchange(await program.allow(kit.token));
	await program.allow(kit.token);
	await sweepLinks(shop.db, new Date(Date.now() + minutes(3)));
	expect(await list()).toHaveLength(1);
	await sweepLinks(shop.db, new Date(Date.now() + days(91)));
	expect(await shop.db.$count(accountLink)).toBe(0);
	expect(await shop.db.$count(linkToken)).toBe(0);
});
