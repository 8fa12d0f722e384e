/** After these an English plural takes "es". */
const hissing = /(ss|x|z|ch|sh|o)$/;

/** An English word with its singular and plural, as far as spelling tells; the word itself comes first. */
export function wordForms(word: string): string[] {
	if (!/^[a-z]{3,}$/.test(word)) return [word];
	if (word.endsWith("ies")) return [word, `${word.slice(0, -3)}y`];
	if (word.endsWith("es") && hissing.test(word.slice(0, -2)))
		return [word, word.slice(0, -2)];
	if (word.endsWith("y")) return [word, `${word}s`, `${word.slice(0, -1)}ies`];
	if (hissing.test(word)) return [word, `${word}es`, `${word}s`];
	return word.endsWith("s") ? [word, word.slice(0, -1)] : [word, `${word}s`];
}
