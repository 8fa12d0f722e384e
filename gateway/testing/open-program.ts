import { createHash } from "node:crypto";
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import type { LinkScope } from "../contract/identity/linking-terms";
import { openStaff } from "./open-staff";
import type { TestShop } from "./test-shop";

export const back = "https://platform.example/back";
/** What whoever began has kept. */
export const verifier = "v".repeat(43);
const challengeOf = (text: string) =>
	createHash("sha256").update(text).digest("base64url");

export type Program = Awaited<ReturnType<typeof openProgram>>;

interface ProgramFields {
	host?: string;
	redirectUris?: string[];
	/** Whether it proves itself by a key. */
	hasKey?: boolean;
}

/** A program that an operator has entered, and to which shoppers may link their accounts. */
export async function openProgram(
	shop: TestShop,
	{
		host = "platform.example",
		redirectUris = [back],
		hasKey,
	}: ProgramFields = {},
) {
	const pair = hasKey ? await generateKeyPair("ES256") : undefined;
	const publicKey = pair && JSON.stringify(await exportJWK(pair.publicKey));
	const operator = await openStaff(shop, "operator");
	const client = { name: "Plat", redirectUris, publicKey: publicKey ?? null };
	const { code, text } = await operator.ask("agent/client", { host, client });
	if (code !== 200) throw new Error(`Not entered: ${text}`);
	const asked = askShoppers(shop, host);
	const traded = tradeTokens(shop, host);
	return {
		host,
		...asked,
		...traded,
		/** What it is allowed, as the header of its requests says. */
		link: async (token: string, ...scopes: LinkScope[]) => {
			const code = await asked.allow(token, { scope: scopes.join(" ") });
			const { body } = await traded.exchange(code);
			return { authorization: `Bearer ${body.access_token}` };
		},
		/** Signed by its key. */
		assert: (claims: Record<string, unknown> = {}) =>
			new SignJWT({
				iss: host,
				sub: host,
				aud: "https://shop.test",
				iat: Math.floor(Date.now() / 1_000),
				exp: Math.floor(Date.now() / 1_000) + 60,
				...claims,
			})
				.setProtectedHeader({ alg: "ES256" })
				.sign(pair?.privateKey ?? new Uint8Array(32)),
	};
}

let sent = 0;

/** What stands in the address by which it sends a shopper to the page, and what the page asks for then. */
function askShoppers(shop: TestShop, host: string) {
	const asking = (fields: Record<string, string> = {}) => ({
		response_type: "code",
		client_id: host,
		redirect_uri: back,
		scope: "dev.ucp.shopping.order:read",
		state: "any thing",
		code_challenge: challengeOf(verifier),
		code_challenge_method: "S256",
		...fields,
	});
	const answer = (token: string, body: object) =>
		shop.wire.post("/api/front/user/program/answer", body, {
			token,
			timestamp: Date.now() + ++sent,
		});
	return {
		asking,
		ask: (token: string, fields?: Record<string, string>) =>
			shop.wire.get("/api/front/user/program/asked", asking(fields), { token }),
		answer,
		/** The code that its shopper sends back. */
		allow: async (token: string, fields?: Record<string, string>) => {
			const body = { ...asking(fields), isAllowed: true };
			const { data, text } = await answer(token, body);
			const code = new URL(data.address).searchParams.get("code");
			if (!code) throw new Error(`Not allowed: ${text}`);
			return code;
		},
	};
}

function tradeTokens(shop: TestShop, host: string) {
	async function send(path: string, form: Record<string, string>) {
		const answered = await shop.gateway.fetch(
			new Request(`http://shop.test/oauth/${path}`, {
				method: "POST",
				headers: { "content-type": "application/x-www-form-urlencoded" },
				body: new URLSearchParams(form),
			}),
		);
		return { status: answered.status, body: await answered.json() };
	}
	return {
		send,
		/** For a code, by whoever began. */
		exchange: (code: string, form: Record<string, string> = {}) =>
			send("token", {
				grant_type: "authorization_code",
				client_id: host,
				redirect_uri: back,
				code_verifier: verifier,
				code,
				...form,
			}),
		refresh: (token: string, form: Record<string, string> = {}) =>
			send("token", {
				grant_type: "refresh_token",
				client_id: host,
				refresh_token: token,
				...form,
			}),
		revoke: (token: string) => send("revoke", { client_id: host, token }),
	};
}
