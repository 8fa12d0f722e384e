import { createHash } from "node:crypto";

const begins = "kept_";

/** Under what a server keeps a statement, the same in every process: it says the text, as it was read by these tables. */
export function keptName(text: string, version: number): string {
	const digest = createHash("sha256").update(`${version} ${text}`);
	return begins + digest.digest("hex").slice(0, 32);
}

/** Other programs name statements as they like, each connection its own. */
export const isKeptName = (name: string): boolean => name.startsWith(begins);
