const declared = /^\t([A-Z][A-Z_]+): z\b/gm;

/** Settings that a schema declares and docs/operating.md does not list; NODE_ENV is Node's own. */
export function undocumentedSettings(
	schemas: string[],
	document: string,
): string[] {
	return schemas
		.flatMap((schema) => [...schema.matchAll(declared)])
		.map(([, name = ""]) => name)
		.filter(
			(name) => name !== "NODE_ENV" && !document.includes(`| \`${name}\` |`),
		)
		.map((name) => `docs/operating.md: the setting ${name} is not in a table`);
}
