import { searchVector, type Weighted } from "../../full-text/vector";

/**
 * Vectors of texts that many goods share, worked out once. PostgreSQL merges vectors that are put one behind the
 * other, so a goods' vector is the vectors of its parts in a row.
 */
export function createVectorCache() {
	const known = {
		A: new Map<object, string>(),
		B: new Map<object, string>(),
	};
	return (
		weight: keyof Weighted,
		owner: object,
		textsOf: () => string[],
	): string => {
		const found = known[weight].get(owner);
		if (found !== undefined) return found;
		const vector = searchVector({ A: [], B: [], [weight]: textsOf() });
		known[weight].set(owner, vector);
		return vector;
	};
}
