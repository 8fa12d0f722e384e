import type { LucideIcon } from "lucide-react";
import * as drawings from "lucide-react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** On each symbol: what stands around them here is not around them where they are used. */
const lines =
	'viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round"';

/** `undo-2` is exported as `Undo2`. */
function exportOf(name: string): string {
	return name.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase());
}

function drawSymbol(name: string, id = name): string {
	const drawing = (drawings as Record<string, unknown>)[exportOf(name)];
	if (!drawing) throw new Error(`No icon is called ${name}`);
	const markup = renderToStaticMarkup(createElement(drawing as LucideIcon));
	const shapes = markup.replace(/^<svg[^>]*>|<\/svg>$/g, "");
	return `<symbol id="${id}" ${lines}>${shapes.replace(/><\/\w+>/g, "/>")}</symbol>`;
}

/** One file with a symbol for each name. Width and colour of the lines are those of the place where one is used. */
export function drawSheet(names: readonly string[]): string {
	return [
		'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">',
		...names.map((name) => drawSymbol(name)),
		"</svg>\n",
	].join("\n");
}

/** A module with the same drawings as one text, for the page itself: its ids begin with `frame-`. */
export function drawSymbols(names: readonly string[]): string {
	const symbols = names.map((name) => drawSymbol(name, `frame-${name}`));
	return [
		"/** Drawn by `npm run icons`. */",
		`export const frameSymbols =\n\t'${symbols.join("")}';\n`,
	].join("\n");
}
