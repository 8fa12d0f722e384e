import { createHash, timingSafeEqual } from "node:crypto";
import { canonicalize, type Json } from "../contract/canonical-json";

interface Signed {
	payload: Json;
	/** Without its scheme prefix; empty when signed out. */
	token: string;
	secret: string;
	/** Milliseconds, as sent in the `timestamp` header. */
	timestamp: string;
}

/** The request signature of the protocol. It proves integrity and freshness, never identity. */
export function sign({ payload, token, secret, timestamp }: Signed): string {
	const digest = createHash("sha256")
		.update(canonicalize(payload) + token + secret + timestamp, "utf8")
		.digest("hex");
	return Buffer.from(digest.toUpperCase(), "utf8").toString("base64");
}

export function isSameSignature(left: string, right: string): boolean {
	const a = Buffer.from(left);
	const b = Buffer.from(right);
	return a.length === b.length && timingSafeEqual(a, b);
}
