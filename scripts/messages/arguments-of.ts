/**
 * The names a message is filled with: `{count}`, `{count, plural, …}` and tags such as `<link>`, sorted. How a name is
 * formatted may differ between languages: Chinese needs no plural where English does.
 */
export function argumentsOf(message: string): string[] {
	const text = withoutQuotes(message);
	const tags = [...text.matchAll(/<([a-zA-Z]\w*)>/g)].map(
		([, name]) => `<${name}>`,
	);
	return [...new Set([...namesIn(text), ...tags])].sort();
}

/** An apostrophe before a brace or a tag quotes up to the next one; two of them are one. */
function withoutQuotes(message: string): string {
	return message.replaceAll("''", "’").replace(/'[{}<][^']*'/g, "");
}

/** Braces at an even depth open an argument, at an odd depth the text of a plural or select. */
function namesIn(text: string): string[] {
	const names: string[] = [];
	let depth = 0;
	for (let at = 0; at < text.length; at += 1) {
		if (text[at] === "}") depth -= 1;
		if (text[at] !== "{") continue;
		if (depth % 2 === 0) {
			const name = /^\s*(\w+)\s*[,}]/.exec(text.slice(at + 1))?.[1];
			if (name) names.push(name);
		}
		depth += 1;
	}
	return names;
}
