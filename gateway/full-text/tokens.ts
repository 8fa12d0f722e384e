import { fold } from "./fold";

const runs =
	/(?<han>\p{Script=Han}+)|(?<thai>\p{Script=Thai}+)|(?<lao>\p{Script=Lao}+)|(?<word>(?:(?![\p{Script=Han}\p{Script=Thai}\p{Script=Lao}])[\p{Letter}\p{Number}])+)/gu;

const segmenters = {
	han: new Intl.Segmenter("zh", { granularity: "word" }),
	thai: new Intl.Segmenter("th", { granularity: "word" }),
	lao: new Intl.Segmenter("lo", { granularity: "word" }),
};

/** A stretch of one script. Scripts written without spaces carry their words and their bigrams. */
export type Run =
	| { script: "spaced"; word: string }
	| { script: "unspaced"; words: string[]; grams: string[] };

function bigrams(text: string): string[] {
	const characters = [...text];
	if (characters.length < 2) return characters;
	return characters.slice(1).map((next, at) => `${characters[at]}${next}`);
}

function unspaced(text: string, segmenter: Intl.Segmenter): Run {
	const words = [...segmenter.segment(text)].map((part) => part.segment);
	return { script: "unspaced", words, grams: bigrams(text) };
}

export function tokenRuns(text: string): Run[] {
	return [...fold(text).matchAll(runs)].map(({ groups }): Run => {
		if (groups?.han) return unspaced(groups.han, segmenters.han);
		if (groups?.thai) return unspaced(groups.thai, segmenters.thai);
		if (groups?.lao) return unspaced(groups.lao, segmenters.lao);
		return { script: "spaced", word: groups?.word ?? "" };
	});
}

/** Measures, of which a character alone means something else: 米 is rice, and no film of 30 厘米. */
const measures = new Set(["厘米", "毫米", "平方米", "立方米"]);

/** Every token a document is found by. Single characters are kept, so that 魚 alone finds fish. */
export function documentTokens(text: string): Set<string> {
	const tokens = new Set<string>();
	for (const run of tokenRuns(text)) {
		if (run.script === "spaced") {
			tokens.add(run.word);
			continue;
		}
		for (const token of [...run.words, ...run.grams]) tokens.add(token);
		for (const word of run.words)
			if (!measures.has(word)) for (const one of word) tokens.add(one);
	}
	return tokens;
}
