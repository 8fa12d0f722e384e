/** Shorter words are as often another word as a typo of one; longer ones are nobody's typing. */
const lettersMin = 4;
const lettersMax = 24;

const alphabet = [..."abcdefghijklmnopqrstuvwxyz"];
const shape = new RegExp(`^[a-z]{${lettersMin},${lettersMax}}$`);
const tokenOfVector = new RegExp(
	`'~?([a-z]{${lettersMin},${lettersMax}})'`,
	"g",
);

/** Whether a folded word is one whose typos are understood. */
export function isLatinWord(word: string): boolean {
	return shape.test(word);
}

/** The Latin words in the text form of a `tsvector`. */
export function latinWordsOf(vector: string): string[] {
	return [...vector.matchAll(tokenOfVector)].map(([, word]) => word ?? "");
}

/**
 * All that one slip makes of a word, likeliest first: two letters swapped, one left out, one too many, one wrong;
 * the first letter is the last to be doubted.
 */
export function wordsOneSlipAway(word: string): string[] {
	const cuts = [...word, ""].map((_, at) => ({
		before: word.slice(0, at),
		after: word.slice(at),
		at,
	}));
	const swapped = cuts
		.filter(({ after }) => after.length > 1)
		.map(
			({ before, after }) =>
				`${before}${after.charAt(1)}${after.charAt(0)}${after.slice(2)}`,
		);
	const within = cuts.filter(({ after }) => after.length > 0);
	const inserted = cuts.flatMap(({ before, after }) =>
		alphabet.map((letter) => `${before}${letter}${after}`),
	);
	const deleted = within.map(({ before, after }) => before + after.slice(1));
	const replaced = within.flatMap(({ before, after }) =>
		alphabet.map((letter) => `${before}${letter}${after.slice(1)}`),
	);
	const all = new Set([...swapped, ...inserted, ...deleted, ...replaced]);
	all.delete(word);
	const keepsFirst = (one: string) => Number(one[0] !== word[0]);
	return [...all].sort((left, right) => keepsFirst(left) - keepsFirst(right));
}
