/** Fewer are tried out. */
const bitsMin = 80;

/** What documents and examples write where a secret belongs. */
const placeholders =
	/change.?me|example|secret|password|passw0rd|default|insecure|your.?key|harbour.?market|12345678|abcdefgh|qwerty/gi;

/** What is wrong with a secret, to complete the sentence "NAME …"; undefined where nothing is. Never repeats it. */
export function judgeSecret(secret: string): string | undefined {
	const left = secret.replace(placeholders, "");
	if (left !== secret && bitsOf(left) < bitsMin)
		return "is a word that stands in examples";
	return bitsOf(secret) < bitsMin ? "is easy to guess" : undefined;
}

/** By how often each letter comes, of what does not repeat itself. */
function bitsOf(text: string): number {
	const once = [...text.slice(0, periodOf(text))];
	const counts = new Map<string, number>();
	for (const letter of once) counts.set(letter, (counts.get(letter) ?? 0) + 1);
	return [...counts.values()].reduce(
		(bits, count) => bits - count * Math.log2(count / once.length),
		0,
	);
}

/** The length of the shortest beginning that makes the whole text when it is repeated. */
function periodOf(text: string): number {
	return (text + text).indexOf(text, 1);
}
