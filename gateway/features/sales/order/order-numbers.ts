import { randomBytes } from "node:crypto";
import {
	collectCodeAlphabet,
	collectCodeLength,
} from "../../../contract/delivery/collecting-terms";

/** Crockford's, without letters that look like digits; 32 of them, so that a byte falls on each equally often. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const signs = 18;

/** A number that says nothing of another one: 90 bits of chance. */
export function drawOrderNo(prefix: "PT" | "SH" | "RE"): string {
	return prefix + draw(signs, alphabet);
}

/** By which an order is fetched: 40 bits of chance. */
export function drawCollectCode(): string {
	return draw(collectCodeLength, collectCodeAlphabet);
}

function draw(length: number, from: string): string {
	const drawn = [...randomBytes(length)].map(
		(byte) => from[byte % from.length],
	);
	return drawn.join("");
}
