import { withoutComments } from "./without-comments";

const statement = /^(?:import|export)\s+(?:[^;"']*?\s*from\s*)?"([^"]+)"/gm;
const late = /\bimport\(\s*"([^"]+)"\s*\)/g;

/** Whatever a module names: values, types, and what it loads later. */
export function imports(code: string): string[] {
	const bare = withoutComments(code);
	return [...bare.matchAll(statement), ...bare.matchAll(late)].map(
		([, from = ""]) => from,
	);
}
