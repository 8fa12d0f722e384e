import { z } from "zod";
import { defineCall } from "../call";
import { linkScopes } from "./linking-terms";

// Programs to which a shopper may link the account: who is asked, what is allowed, and how it ends. A program is known by
// the host that an operator has entered.

const hostLengthMax = 253;
const nameLengthMax = 60;
const addressLengthMax = 500;
const addressesMax = 10;
const keyLengthMax = 2_000;
const paramLengthMax = 500;

/** Exactly as a program names itself. */
export const programHost = z
	.string()
	.max(hostLengthMax, "correctValue")
	.regex(/^[a-z0-9.:[\]-]+$/, "correctValue");

const scope = z.enum(linkScopes);
const param = z.string().max(paramLengthMax).default("");

/** An authorization request as the program's address spells it (RFC 6749, 4.1.1; RFC 7636, 4.3). */
const linkRequest = z.object({
	response_type: param,
	client_id: param,
	redirect_uri: param,
	scope: param,
	state: param,
	code_challenge: param,
	code_challenge_method: param,
});
export type LinkRequest = z.output<typeof linkRequest>;

/** Where the browser goes back to the program, with a code or with why there is none. */
const back = z.object({ address: z.string() });

export const readLinkRequest = defineCall({
	method: "GET",
	path: "/api/front/user/program/asked",
	who: "member",
	summary:
		"What a program asks to be allowed, or where it is answered that it asked wrongly; 404 for one that is not known, or that wants to be answered somewhere else",
	query: linkRequest,
	answer: z.union([
		back,
		z.object({
			/** As an operator entered it. */
			program: z.string(),
			host: z.string(),
			scopes: z.array(scope),
		}),
	]),
});

export const answerLinkRequest = defineCall({
	method: "POST",
	path: "/api/front/user/program/answer",
	who: "member",
	summary:
		"Allows a program what it asks, or refuses it; each time it is allowed makes a link of its own. 404 as for what is asked",
	body: linkRequest.extend({ isAllowed: z.boolean() }),
	answer: back,
});

export const listLinkedPrograms = defineCall({
	method: "GET",
	path: "/api/front/user/program/list",
	who: "member",
	summary: "The programs that the account is linked to, the latest first",
	answer: z.array(
		z.object({
			host: z.string(),
			name: z.string(),
			scopes: z.array(scope),
			linkedAt: z.string(),
			/** Within the hour; null where it never came. */
			usedAt: z.string().nullable(),
		}),
	),
});

export const unlinkProgram = defineCall({
	method: "POST",
	path: "/api/front/user/program/unlink",
	who: "member",
	summary:
		"Ends all links of the account to a program, at once; one that has none is done already",
	body: z.object({ host: programHost }),
	answer: z.null(),
});

/** Of https, of the machine itself without a port, or of a scheme that is the program's own, as phones have them. */
const redirectUri = z
	.string()
	.trim()
	.max(addressLengthMax, "correctValue")
	.refine(isRedirectUri, "correctValue");

function isRedirectUri(text: string): boolean {
	if (!URL.canParse(text)) return false;
	const { protocol, hostname, port, hash, username } = new URL(text);
	if (hash || username) return false;
	if (protocol === "https:") return hostname.includes(".");
	if (protocol === "http:")
		return !port && /^(?:127\.0\.0\.1|\[::1\])$/.test(hostname);
	return /^[a-z][a-z0-9-]*(?:\.[a-z0-9-]+)+:$/.test(protocol);
}

/** A public key as JSON (RFC 7517), by which a program's server proves who it is. */
const publicKey = z
	.string()
	.trim()
	.max(keyLengthMax, "correctValue")
	.refine(isPublicKey, "correctValue");

const jwk = z.looseObject({
	kty: z.enum(["EC", "RSA", "OKP"]),
	d: z.undefined().optional(),
});

function isPublicKey(text: string): boolean {
	try {
		return jwk.safeParse(JSON.parse(text)).success;
	} catch {
		return false;
	}
}

export const setLinkClient = defineCall({
	method: "POST",
	path: "/api/operator/agent/client",
	who: "operator",
	permission: "reports",
	summary:
		"Enters a program to which shoppers may link their accounts, or changes it; null takes it away, and all its links with it",
	body: z.object({
		host: programHost,
		client: z
			.object({
				/** What shoppers read. */
				name: z
					.string()
					.trim()
					.min(1, "correctValue")
					.max(nameLengthMax, "correctValue"),
				redirectUris: z
					.array(redirectUri)
					.min(1, "correctValue")
					.max(addressesMax, "correctValue"),
				/** Null for a program that can keep no secret, such as one on a phone. */
				publicKey: publicKey.nullable(),
			})
			.nullable(),
	}),
	answer: z.null(),
});
