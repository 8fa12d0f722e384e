const declared = /^\t([A-Z][A-Z_]+): z\b/gm;

/** Settings that a schema declares and the README's table does not list; NODE_ENV is Node's own. */
export function undocumentedSettings(
	schemas: string[],
	readme: string,
): string[] {
	return schemas
		.flatMap((schema) => [...schema.matchAll(declared)])
		.map(([, name = ""]) => name)
		.filter(
			(name) => name !== "NODE_ENV" && !readme.includes(`| \`${name}\` |`),
		)
		.map((name) => `README.md: the setting ${name} is not in the table`);
}
