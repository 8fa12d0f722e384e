import {
	breakpoint,
	type Migration,
	readMigrations,
	toMigration,
} from "../db/migration-files";

/** Steps by the name of their migration, in their order. */
export type Added = Record<string, string[]>;

/** Those that a release to come has besides ours, as their files hold them. */
export function addedMigrations(
	added: Added,
): { tag: string; when: number; text: string }[] {
	const newest = readMigrations().at(-1)?.when ?? 0;
	return Object.entries(added).map(([tag, steps], at) => ({
		tag,
		when: newest + 1 + at,
		text: steps.join(`${breakpoint}\n`),
	}));
}

export function nextMigrations(added: Added): Migration[] {
	return [
		...readMigrations(),
		...addedMigrations(added).map((one) => toMigration(one, one.text)),
	];
}
