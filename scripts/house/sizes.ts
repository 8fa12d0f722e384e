import { endOfTemplate, opening } from "../styles/templates.mjs";

/** Lines, without which nothing is added: what is over is made of what is there, or the figure is argued for. */
export const sizesMax = { styles: 8_000, product: 155_700 };

/** What a shop runs: neither tests and what they stand on, nor what builds, checks and measures it. */
const isProduct = (file: string) =>
	/\.(?:tsx?|m?js)$/.test(file) &&
	!/\.test\.|\/testing\/|^(?:e2e|scripts|gateway\/simulation)\//.test(file);

export function sizesOf(
	files: string[],
	read: (file: string) => string,
): typeof sizesMax {
	const sizes = { styles: 0, product: 0 };
	for (const file of files.filter(isProduct)) {
		const code = read(file);
		const styles = styleLines(code);
		sizes.styles += styles;
		sizes.product += linesOf(code) - styles;
	}
	return sizes;
}

const linesOf = (text: string) => text.split("\n").length - 1;

/** From the line that opens a template of styles to the one that closes it. */
export function styleLines(code: string): number {
	let lines = 0;
	let after = 0;
	for (const { 0: head, index } of code.matchAll(opening)) {
		if (index < after) continue;
		after = endOfTemplate(code, index + head.length);
		lines += linesOf(code.slice(index, after)) + 1;
	}
	return lines;
}
