const named = /className="([^"]+)"/g;

/**
 * Classes in markup that neither the kit has nor any rule, test or script names: misspelt, or left behind by a rule that
 * is gone.
 */
export function unknownClasses(
	markup: string,
	known: ReadonlySet<string>,
): string[] {
	const classes = [...markup.matchAll(named)].flatMap(([, names = ""]) =>
		names.split(/\s+/),
	);
	return [...new Set(classes)].filter((name) => name && !known.has(name));
}

/** What is written as `.name` anywhere: a rule's, a test's or a script's. */
export const classesNamed = (code: string): string[] =>
	[...code.matchAll(/\.([a-z][a-z0-9-]*)/g)].map(([, name = ""]) => name);
