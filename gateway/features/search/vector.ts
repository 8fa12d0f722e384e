import { documentTokens } from "./tokens";

/** PostgreSQL refuses lexemes of 2 kB and more; nothing a shopper types comes near this. */
const tokenLengthMax = 100;

/** A token as it stands in the text form of a `tsvector` or a `tsquery`. */
export function quote(token: string): string {
	return `'${token.slice(0, tokenLengthMax).replaceAll("\\", "\\\\").replaceAll("'", "''")}'`;
}

export interface Weighted {
	/** Names. */
	A: string[];
	/** Category, brand, merchant, keywords. */
	B: string[];
}

/** The text form of a `tsvector`: each token once, with the best weight it has. */
export function searchVector(texts: Weighted): string {
	const weights = new Map<string, string>();
	for (const weight of ["A", "B"] as const)
		for (const text of texts[weight])
			for (const token of documentTokens(text))
				if (!weights.has(token)) weights.set(token, weight);
	return [...weights]
		.map(([token, weight]) => `${quote(token)}:1${weight}`)
		.join(" ");
}
