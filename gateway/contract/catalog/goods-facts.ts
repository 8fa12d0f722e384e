/** What a goods may say of itself in a word or two, each null where it does not. One more begins here. */
export const goodsFacts = ["brand", "unit", "origin"] as const;
export type GoodsFact = (typeof goodsFacts)[number];
export type GoodsFacts = Record<GoodsFact, string | null>;

/** One value for each fact. */
export function ofEachFact<Value>(
	make: (fact: GoodsFact) => Value,
): Record<GoodsFact, Value> {
	const entries = goodsFacts.map((fact) => [fact, make(fact)]);
	return Object.fromEntries(entries) as Record<GoodsFact, Value>;
}
