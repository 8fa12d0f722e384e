/** Deeper than anything the protocol sends, and far from the depth at which recursion fails. */
const nestingMax = 64;

/** Whether JSON text is nested no deeper than it may be, told before anything recursive reads it. */
export function isNestedWithin(text: string, max = nestingMax): boolean {
	let depth = 0;
	// A string with its escapes, whose brackets are text; or one bracket.
	for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"?|[[{\]}]/gs)) {
		if (token === "[" || token === "{") depth += 1;
		else if (token === "]" || token === "}") depth -= 1;
		if (depth > max) return false;
	}
	return true;
}
