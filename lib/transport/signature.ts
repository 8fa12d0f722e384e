import base64 from "crypto-js/enc-base64.js";
import hex from "crypto-js/enc-hex.js";
import utf8 from "crypto-js/enc-utf8.js";
import sha256 from "crypto-js/sha256.js";
import { canonicalize, type Json } from "@/gateway/contract/canonical-json";

/** The request signature of the protocol; `token` without its scheme prefix, empty when signed out. */
export function signRequest(request: {
	payload: Json;
	token: string;
	secret: string;
	timestamp: string;
}): string {
	const { payload, token, secret, timestamp } = request;
	const digest = sha256(canonicalize(payload) + token + secret + timestamp);
	return base64.stringify(utf8.parse(hex.stringify(digest).toUpperCase()));
}
