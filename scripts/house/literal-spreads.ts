import { withoutComments } from "./without-comments";

const opening = /\.\.\.([{[])/g;
const closings: Record<string, string> = { "{": "}", "[": "]" };

/** Spreads of what is written out right there, such as `...{ a, b }`: they please the formatter and nobody who reads. */
export function literalSpreads(code: string): string[] {
	const bare = withoutComments(code);
	return [...bare.matchAll(opening)].flatMap(
		({ 0: dots, 1: open = "", index }) => {
			const end = closingOf(bare, index + dots.length, open);
			// What goes on behind it is a value made of it, or the parameters of a function.
			const isWhole = /^\s*[,}\]]/.test(bare.slice(end + 1));
			return isWhole ? [bare.slice(index, end + 1)] : [];
		},
	);
}

/** Where the bracket is closed that was opened before `from`. */
function closingOf(code: string, from: number, open: string): number {
	let depth = 1;
	for (let at = from; at < code.length; at++) {
		if (code[at] === open) depth += 1;
		if (code[at] === closings[open]) depth -= 1;
		if (depth === 0) return at;
	}
	return code.length;
}
