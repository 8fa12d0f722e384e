import { withoutComments } from "./without-comments";

const opening = /<form\b(?![^>]*?(?:\{\.\.\.sentByScript\}|\baction=))/g;
const styledForm = /\bstyled\.form(?!\.attrs\(sentByScript\))/g;

/** Forms that a browser would send by itself, with all that was typed in the address. */
export function nativeForms(code: string): string[] {
	// The arrow of a handler does not end the tag.
	const bare = withoutComments(code).replaceAll("=>", "");
	return [opening, styledForm].flatMap((kind) =>
		[...bare.matchAll(kind)].map(([form]) => form),
	);
}
