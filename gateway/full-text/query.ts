import { type Synonyms, splitAtSynonyms } from "./synonyms";
import { type Run, tokenRuns } from "./tokens";
import { beside, quote } from "./vector";
import { wordForms } from "./word-forms";

const partsMax = 16;

/** Text forms of `tsquery`s. */
export interface SearchQuery {
	/** What a goods must match to be found at all. */
	matching: string;
	/** Better matches, best first: what was typed is in the name; a synonym is; what was typed begins a word there. */
	better: string[];
	/** What is being typed, or a synonym of it, is in the name. */
	begun: string;
}

interface Manner {
	/** Only names count. */
	inName: boolean;
	/** Words of spaced scripts may be the beginnings of longer ones. */
	isBeginning: boolean;
}

/** One token as it must be there: in the name, or anywhere. */
function token(text: string, inName: boolean, ending = ""): string {
	const named = `${quote(text)}${ending}`;
	return inName ? named : `(${named} | ${quote(beside(text))}${ending})`;
}

function word(text: string, { inName, isBeginning }: Manner): string {
	// The beginning of one letter is the beginning of everything.
	const begins = isBeginning && text.length > 1;
	// A form that begins with what was typed is found by that beginning.
	const whole = wordForms(text)
		.filter((form) => !begins || !form.startsWith(text))
		.map((form) => token(form, inName));
	if (begins) whole.push(token(text, inName, ":*"));
	return `(${whole.join(" | ")})`;
}

/** A word of one character says too little by itself: its neighbours must stand beside it. */
function firmWords({ words }: { words: string[] }): string[] {
	const characters = words.map((text) => [...text]);
	if (characters.length < 2) return words;
	const joints = characters.slice(1).flatMap((next, at) => {
		const before = characters[at] ?? [];
		return before.length < 2 || next.length < 2
			? [`${before.at(-1)}${next[0]}`]
			: [];
	});
	const whole = words.filter((text) => [...text].length > 1);
	return [...whole, ...joints];
}

/** Scripts written without spaces match by all their words or all their bigrams. */
function renderRun(run: Run, manner: Manner): string {
	if (run.script === "spaced") return word(run.word, manner);
	const all = (tokens: string[]) =>
		`(${tokens.map((one) => token(one, manner.inName)).join(" & ")})`;
	const words = all(firmWords(run));
	const grams = all(run.grams);
	return words === grams ? words : `(${words} | ${grams})`;
}

function renderRuns(runs: Run[], manner: Manner): string | undefined {
	const parts = runs.slice(0, partsMax).map((run) => renderRun(run, manner));
	return parts.length > 0 ? `(${parts.join(" & ")})` : undefined;
}

function renderWithSynonyms(
	{ keyword, synonyms }: { keyword: string; synonyms: Synonyms },
	manner: Manner,
) {
	const stretches = splitAtSynonyms(keyword, synonyms);
	const parts = stretches.flatMap(({ text, others }) => {
		const typed = renderRuns(tokenRuns(text), manner);
		const whole = { ...manner, isBeginning: false };
		const alternatives = others.map((other) =>
			renderRuns(tokenRuns(other), whole),
		);
		if (!typed || alternatives.length === 0) return typed ?? [];
		return [`(${[typed, ...alternatives].join(" | ")})`];
	});
	return parts.slice(0, partsMax).join(" & ");
}

/** Every part of what was typed, or a synonym of it, must be there. Undefined when nothing searchable was typed. */
export function searchQuery(
	keyword: string,
	synonyms: Synonyms,
): SearchQuery | undefined {
	const runs = tokenRuns(keyword);
	const typed = renderRuns(runs, { inName: true, isBeginning: false });
	const begun = renderRuns(runs, { inName: true, isBeginning: true });
	if (!typed || !begun) return undefined;
	const render = (manner: Manner) =>
		renderWithSynonyms({ keyword, synonyms }, manner);
	const alike = render({ inName: true, isBeginning: false });
	return {
		matching: render({ inName: false, isBeginning: true }),
		better: [...new Set([typed, alike, begun])],
		begun: render({ inName: true, isBeginning: true }),
	};
}
