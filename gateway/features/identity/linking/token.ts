import { createHash, randomBytes } from "node:crypto";
import type { Transaction } from "../../../db/client";
import { insertTokens } from "./repository";

/** What programs show at each request, and what they renew it with. */
const lives = { access: 60 * 60_000, refresh: 90 * 24 * 60 * 60_000 };

export const hashOf = (text: string) =>
	createHash("sha256").update(text).digest("base64url");

/** Those that are newly drawn, as their program hears of them (RFC 6749, 5.1). */
export async function issueTokens(
	tx: Transaction,
	link: { id: number; scopes: string[] },
	now: Date,
) {
	const kinds = ["access", "refresh"] as const;
	const [access, refresh] = kinds.map((kind) => ({
		kind,
		text: randomBytes(32).toString("base64url"),
		expiresAt: new Date(now.getTime() + lives[kind]),
	})) as [Drawn, Drawn];
	await insertTokens(
		tx,
		[access, refresh].map(({ kind, text, expiresAt }) => ({
			hash: hashOf(text),
			linkId: link.id,
			kind,
			expiresAt,
		})),
	);
	return {
		access_token: access.text,
		token_type: "Bearer",
		expires_in: lives.access / 1_000,
		refresh_token: refresh.text,
		scope: link.scopes.join(" "),
	};
}

interface Drawn {
	kind: "access" | "refresh";
	text: string;
	expiresAt: Date;
}
