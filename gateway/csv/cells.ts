/** A figure such as an amount of money, with a point before its decimals. Stands in a file as it is. */
export interface CsvFigure {
	figure: string;
}

export const figure = (value: string | number): CsvFigure => ({
	figure: String(value),
});

/** Null is an empty cell. */
export type CsvCell = string | CsvFigure | null;

// A spreadsheet takes a text that begins with one of these for a formula. An apostrophe before it makes it a text
// again; where there are apostrophes already it is one more, so that reading gives back exactly what was written.

const formulaBegins = /^'*[=+\-@\t\r\n＝＋－＠]/;

export const defuse = (text: string): string =>
	formulaBegins.test(text) ? `'${text}` : text;

/** What `defuse` was given. */
export const restore = (text: string): string =>
	text.startsWith("'") && formulaBegins.test(text) ? text.slice(1) : text;
