import { randomBytes } from "node:crypto";

/** Crockford's, without letters that look like digits; 32 of them, so that a byte falls on each equally often. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const signs = 18;

/** A number that says nothing of another one: 90 bits of chance. */
export function drawOrderNo(prefix: "PT" | "SH" | "RE"): string {
	const drawn = [...randomBytes(signs)].map(
		(byte) => alphabet[byte % alphabet.length],
	);
	return prefix + drawn.join("");
}
