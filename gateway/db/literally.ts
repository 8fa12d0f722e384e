/** Words for a `like`: the signs that a pattern reads stand for themselves. */
export function literally(words: string): string {
	return words.replace(/[\\%_]/g, "\\$&");
}
