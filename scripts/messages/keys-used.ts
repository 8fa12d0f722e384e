/** What one source file asks of the messages. */
export interface Uses {
	/** Full keys, read from literals. */
	keys: string[];
	/** Declared in a comment `// messages: feature.part.*` for keys that are put together while running. */
	patterns: string[];
	/** Calls whose key cannot be read and that no comment declares. */
	unreadable: string[];
}

interface Translator {
	at: number;
	name: string;
	prefix: string;
}

const opening =
	/(?:const|let)\s+(\w+)\s*=\s*(?:await\s+)?(?:useTranslations|getTranslations)\(([^)]*)\)/g;
const calling =
	/(?<![\w.])(\w+)(?:\.(?:rich|markup|raw|has))?\((?=\s*("[^"]*"|`[^`]*`|[^,()]*))/g;
const declaring = /\/[/*]\s*messages:\s*([^\n]*)/g;

/** Reads `t("key")` together with the namespace its `t` was opened with, the nearest one above. */
export function keysUsed(source: string): Uses {
	const translators = translatorsIn(source);
	const uses: Uses = { keys: [], patterns: [], unreadable: [] };
	for (const [, declared = ""] of source.matchAll(declaring))
		uses.patterns.push(...declared.split(/[\s,]+/).filter(isPattern));
	for (const call of source.matchAll(calling)) {
		const [, name = "", argument = ""] = call;
		const translator = translators.findLast(
			(candidate) => candidate.name === name && candidate.at < call.index,
		);
		if (!translator) continue;
		const literals = literalsOf(argument);
		for (const key of literals) uses.keys.push(translator.prefix + key);
		if (literals.length === 0 && uses.patterns.length === 0)
			uses.unreadable.push(call[0].trim());
	}
	return uses;
}

function translatorsIn(source: string): Translator[] {
	return [...source.matchAll(opening)].map((match) => {
		const [, name = "", given = ""] = match;
		const namespace = /"([^"]+)"/.exec(
			given.includes("namespace")
				? given.slice(given.indexOf("namespace"))
				: given,
		)?.[1];
		const prefix = namespace ? `${namespace}.` : "";
		return { at: match.index, name, prefix };
	});
}

/** A plain string, or both ends of a choice between two. */
function literalsOf(argument: string): string[] {
	const plain = /^"([^"]*)"$/.exec(argument.trim())?.[1];
	if (plain !== undefined) return [plain];
	const choice = /\?\s*"([^"]*)"\s*:\s*"([^"]*)"\s*$/.exec(argument);
	return choice ? choice.slice(1).map(String) : [];
}

function isPattern(word: string): boolean {
	return /^[a-zA-Z]\w*(\.[\w-]+)*\.(\*|[\w-]+)$/.test(word);
}
