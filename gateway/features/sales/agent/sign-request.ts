import { createHash } from "node:crypto";
import type { SigningKey } from "./signing-key";

interface Unsigned {
	url: URL;
	body: string;
	/** By their names in small letters: all are signed. */
	headers: Record<string, string>;
	at: Date;
}

/** The headers of a POST that carries a signature of the protocol (RFC 9421, with the digest of RFC 9530). */
export function signRequest(
	{ url, body, headers, at }: Unsigned,
	{ jwk, sign }: SigningKey,
): Record<string, string> {
	const digest = createHash("sha256").update(body).digest("base64");
	const sent = { ...headers, "content-digest": `sha-256=:${digest}:` };
	const parts: [string, string][] = [
		["@method", "POST"],
		["@authority", url.host],
		["@path", url.pathname],
		...(url.search ? [["@query", url.search] as [string, string]] : []),
		...Object.entries(sent),
	];
	const names = parts.map(([name]) => `"${name}"`).join(" ");
	const created = Math.floor(at.getTime() / 1_000);
	const input = `(${names});created=${created};keyid="${jwk.kid}"`;
	const base = [
		...parts.map(([name, value]) => `"${name}": ${value}`),
		`"@signature-params": ${input}`,
	].join("\n");
	return {
		...sent,
		"signature-input": `sig1=${input}`,
		signature: `sig1=:${sign(base).toString("base64")}:`,
	};
}
