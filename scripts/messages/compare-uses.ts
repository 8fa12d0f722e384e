import type { Catalogue } from "./catalogue";
import type { Uses } from "./keys-used";

/** Keys asked for and not there, there and not asked for, and declarations that stand for nothing. */
export function compareUses(
	source: Catalogue,
	usesByFile: Map<string, Uses>,
): string[] {
	const keys = [...source.keys()];
	const used = new Set<string>();
	const faults: string[] = [];
	for (const [file, uses] of usesByFile) {
		for (const key of keysOf(uses, keys)) used.add(key);
		faults.push(...faultsOf(uses, keys).map((fault) => `${file}: ${fault}`));
	}
	const idle = keys.filter((key) => !used.has(key));
	return [...faults, ...idle.map((key) => `messages: nobody uses ${key}`)];
}

function keysOf(uses: Uses, keys: string[]): string[] {
	const declared = uses.patterns.flatMap((pattern) =>
		keys.filter((key) => matches(pattern, key)),
	);
	return [...uses.keys, ...declared];
}

function faultsOf(uses: Uses, keys: string[]): string[] {
	const missing = uses.keys.filter((key) => !keys.includes(key));
	const empty = uses.patterns.filter(
		(pattern) => !keys.some((key) => matches(pattern, key)),
	);
	return [
		...uses.unreadable.map(
			(call) =>
				`the key of ${call} cannot be read; declare it by a comment "messages: feature.part.*"`,
		),
		...missing.map((key) => `there is no message ${key}`),
		...empty.map((pattern) => `no message is called ${pattern}`),
	];
}

function matches(pattern: string, key: string): boolean {
	return pattern.endsWith(".*")
		? key.startsWith(pattern.slice(0, -1))
		: key === pattern;
}
