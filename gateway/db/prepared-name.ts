import { createHash } from "node:crypto";

const prefix = "harbour_";

/** A digest of the text, so that every process gives a statement the same name; another for each version of the tables. */
export function preparedName(text: string, version: number): string {
	const digest = createHash("sha256").update(`${version} ${text}`);
	return prefix + digest.digest("hex").slice(0, 32);
}

/** Whether the name is one of ours: other programs may give one name to different texts. */
export const isPreparedName = (name: string): boolean =>
	name.startsWith(prefix);
