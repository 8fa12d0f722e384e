import type { QuoteChange } from "@/gateway/contract/sales/checkout";

/** What was said before and what is found now, each thing once: from how it was first to how it is. */
export function mergeChanges(
	known: QuoteChange[],
	found: QuoteChange[],
): QuoteChange[] {
	const isSame = (one: QuoteChange, other: QuoteChange) =>
		one.kind === other.kind && one.about === other.about;
	const kept = known.filter(
		(one) => !found.some((other) => isSame(one, other)),
	);
	const newest = found.map((one) => {
		const first = known.find((other) => isSame(one, other));
		return first ? { ...one, before: first.before } : one;
	});
	const isBack = ({ before, now }: QuoteChange) =>
		before !== null && before === now;
	return [...kept, ...newest].filter((one) => !isBack(one));
}
