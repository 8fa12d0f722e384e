import { endOfTemplate } from "../styles/end-of-template.mjs";

/** Lines, without which nothing is added: what is over is made of what is there, or the figure is argued for. */
export const sizesMax = { styles: 8_000, product: 155_500 };

const template =
	/(?:styled(?:\.[a-z0-9]+|\([^`]*?\))(?:\.attrs\([^`]*?\))?(?:<[^`]*?>)?|\bcss|createGlobalStyle|keyframes)`/g;

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
	for (const { 0: opening, index } of code.matchAll(template)) {
		if (index < after) continue;
		after = endOfTemplate(code, index + opening.length);
		lines += linesOf(code.slice(index, after)) + 1;
	}
	return lines;
}
