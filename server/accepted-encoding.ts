import type { IncomingMessage } from "node:http";

/** Two copies of an answer at most, whatever browsers say they can read. */
export function acceptedEncoding({
	headers,
}: IncomingMessage): "gzip" | "identity" {
	return /\bgzip\b/.test(String(headers["accept-encoding"] ?? ""))
		? "gzip"
		: "identity";
}
