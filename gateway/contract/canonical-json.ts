export type Json =
	| string
	| number
	| boolean
	| null
	| Json[]
	| { [key: string]: Json | undefined };

/** What a request signature covers: JSON without spaces, keys sorted at every depth, undefined dropped. */
export function canonicalize(value: Json): string {
	if (Array.isArray(value)) return `[${value.map(canonicalize).join(",")}]`;
	if (value === null || typeof value !== "object") return JSON.stringify(value);
	const members = Object.keys(value)
		.sort()
		.flatMap((key) => {
			const member = value[key];
			return member === undefined
				? []
				: [`${JSON.stringify(key)}:${canonicalize(member)}`];
		});
	return `{${members.join(",")}}`;
}
