import { documentTokens } from "./tokens";

/** PostgreSQL refuses lexemes of 2 kB and more; nothing a shopper types comes near this. */
const tokenLengthMax = 100;

/** A token as it stands in the text form of a `tsvector` or a `tsquery`. */
export function quote(token: string): string {
	return `'${token.slice(0, tokenLengthMax).replaceAll("\\", "\\\\").replaceAll("'", "''")}'`;
}

/** A token that stands beside the name. The sign is in no token, so that an index alone tells the two apart. */
export function beside(token: string): string {
	return `~${token}`;
}

export interface Weighted {
	/** Names. */
	A: string[];
	/** Category, brand, merchant, keywords. */
	B: string[];
}

function tokensOf(texts: string[]): string[] {
	return texts.flatMap((text) => [...documentTokens(text)]);
}

/** The text form of a `tsvector`: tokens of the name as they are, all others marked. */
export function searchVector(texts: Weighted): string {
	const tokens = [...tokensOf(texts.A), ...tokensOf(texts.B).map(beside)];
	return [...new Set(tokens)].map(quote).join(" ");
}
