import { withoutComments } from "./without-comments";

const hex = /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\w-])/gi;
const called = /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\([^)]*\)/gi;
const named =
	/\b(?:color|colour|background|border|outline|fill|stroke|shadow)[\w-]*["']?\s*[:=]\s*[^;,{}\n]*?\b(?:white|black|red|green|blue|yellow|orange|pink|purple|brown|gr[ae]y|silver|gold|navy|teal)\b/gi;

/** Colours written out in code, where only a name of the theme belongs; comments may speak of them. */
export function rawColours(code: string): string[] {
	const bare = withoutComments(code);
	return [hex, called, named].flatMap((kind) =>
		[...bare.matchAll(kind)].map(([colour]) => colour.trim()),
	);
}
