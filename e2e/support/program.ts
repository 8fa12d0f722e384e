import { createHash, randomBytes } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";
import { expect } from "./test";

// A program on the shopper's own machine, which is answered at a port of its own: what is entered names none.

export const enteredAddress = "http://127.0.0.1/back";
const usualScopes = [
	"dev.ucp.shopping.order:read",
	"dev.ucp.shopping.checkout:manage",
];

/** A program of its own, and what it asks a shopper. */
export function newProgram(port: number, scopes = usualScopes) {
	const host = `${crypto.randomUUID()}.example`;
	const redirectUri = enteredAddress.replace("127.0.0.1", `127.0.0.1:${port}`);
	const verifier = randomBytes(32).toString("base64url");
	const state = crypto.randomUUID();
	const query = new URLSearchParams({
		response_type: "code",
		client_id: host,
		redirect_uri: redirectUri,
		scope: scopes.join(" "),
		state,
		code_challenge: createHash("sha256").update(verifier).digest("base64url"),
		code_challenge_method: "S256",
	});
	const path = `/users/link_program?${query}`;
	return { host, name: "Kitchen helper", redirectUri, verifier, state, path };
}

export type Program = ReturnType<typeof newProgram>;

/** Who is signed in is an operator. */
export async function enterByCall({ request }: Page, { host, name }: Program) {
	const answer = await request.post("/api/operator/agent/client", {
		data: {
			host,
			client: { name, redirectUris: [enteredAddress], publicKey: null },
		},
	});
	expect((await answer.json()).code).toBe(200);
}

/** For a token, as the program does by itself. */
export async function exchange(
	request: APIRequestContext,
	{ host, redirectUri, verifier }: Program,
	code: string,
): Promise<string> {
	const exchanged = await request.post("/oauth/token", {
		form: {
			grant_type: "authorization_code",
			client_id: host,
			code,
			redirect_uri: redirectUri,
			code_verifier: verifier,
		},
	});
	expect(exchanged.status()).toBe(200);
	return (await exchanged.json()).access_token;
}

/** Allowed without a look at the page. */
export async function link({ request }: Page, asked: Program): Promise<string> {
	const query = new URLSearchParams(asked.path.split("?")[1]);
	const answer = await request.post("/api/front/user/program/answer", {
		data: { ...Object.fromEntries(query), isAllowed: true },
	});
	const { address } = (await answer.json()).data;
	const code = new URL(address).searchParams.get("code") ?? "";
	return exchange(request, asked, code);
}
