import { withoutComments } from "./without-comments";

const statement =
	/^(?:import|export)\s+(?!type\b)(?:([^;"']*?)\s*from\s*)?"([^"]+)"/gm;

/** What a module brings along when it is loaded: types are gone by then, and `import()` comes later. */
export function valueImports(code: string): string[] {
	return [...withoutComments(code).matchAll(statement)]
		.filter(([, names = ""]) => !namesTypesAlone(names))
		.map(([, , from = ""]) => from);
}

function namesTypesAlone(names: string): boolean {
	const inBraces = /^\{([^}]*)\}$/.exec(names)?.[1];
	const named = inBraces?.split(",") ?? ["all of it"];
	return named.every((name) => /^\s*(type\s|$)/.test(name));
}
