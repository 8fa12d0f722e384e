import { Converter } from "opencc-js/t2cn";

const toSimplified = Converter({ from: "hk", to: "cn" });
const latinMarks = /[\u0300-\u036f]/g;

/**
 * One form for everything that should be found alike: full-width and half-width, upper and lower case, accents,
 * Traditional and Simplified characters.
 */
export function fold(text: string): string {
	const plain = text
		.normalize("NFKD")
		.replace(latinMarks, "")
		.normalize("NFC")
		.toLowerCase();
	return toSimplified(plain);
}
