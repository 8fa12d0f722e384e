import { type Look, properties } from "./read-looks";

export interface Difference {
	path: string;
	name: string;
	/** Each property with its value before and after; empty where one shop alone has the element. */
	changes: string[];
}

/** Elements of the same name in the same order are the same; what one shop alone has is said as such. */
export function compareLooks(before: Look[], after: Look[]): Difference[] {
	const differences: Difference[] = [];
	let [left, right] = [0, 0];
	while (left < before.length || right < after.length) {
		const [one, other] = [before[left], after[right]];
		if (one && other && one.name === other.name) {
			const changes = changesBetween(one, other);
			if (changes.length > 0)
				differences.push({ path: other.path, name: one.name, changes });
			left += 1;
			right += 1;
			continue;
		}
		const gone = distanceTo(before, left, other);
		const added = distanceTo(after, right, one);
		if (added <= gone && other) {
			differences.push({
				path: other.path,
				name: other.name,
				changes: ["only after"],
			});
			right += 1;
		} else if (one) {
			differences.push({
				path: one.path,
				name: one.name,
				changes: ["only before"],
			});
			left += 1;
		} else right += 1;
	}
	return differences;
}

const reach = 60;

function distanceTo(looks: Look[], from: number, wanted?: Look): number {
	if (!wanted) return Number.POSITIVE_INFINITY;
	const at = looks
		.slice(from, from + reach)
		.findIndex(({ name }) => name === wanted.name);
	return at < 0 ? Number.POSITIVE_INFINITY : at;
}

function changesBetween(one: Look, other: Look): string[] {
	return properties.flatMap((property, at) =>
		one.values[at] === other.values[at]
			? []
			: [`${property}: ${one.values[at]} -> ${other.values[at]}`],
	);
}
