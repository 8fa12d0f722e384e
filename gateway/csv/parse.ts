import { restore } from "./cells";

export type CsvFaultKind =
	/** A quote is opened and never closed. */
	| "openQuote"
	/** Something stands between a closing quote and the next separator. */
	| "afterQuote"
	| "tooManyRecords";

/** What makes a file unreadable, and in which line of it, counted from 1. */
export class CsvFault extends Error {
	constructor(
		readonly kind: CsvFaultKind,
		readonly line: number,
	) {
		super(`${kind} in line ${line}`);
	}
}

export interface CsvRecord {
	/** Where it begins in the file, counted from 1. */
	line: number;
	cells: string[];
}

const separators = [",", ";", "\t"] as const;

/** What spreadsheets write depends on their country: the one that stands most often in the first line. */
function separatorOf(text: string): string {
	const end = text.search(/[\r\n]/);
	const heads = (end < 0 ? text : text.slice(0, end)).replace(/"[^"]*"/g, "");
	const timesIn = (sign: string) => heads.split(sign).length;
	return separators.reduce((best, sign) =>
		timesIn(sign) > timesIn(best) ? sign : best,
	);
}

/**
 * Records of a file as spreadsheets write it: RFC 4180, with or without byte order mark, any end of line, comma,
 * semicolon or tab between cells. Empty lines are left out, defused texts are as they were. Throws a `CsvFault`.
 */
export function parseCsv(file: string, recordsMax: number): CsvRecord[] {
	const text = file.replace(/^\u{feff}/u, "");
	const separator = separatorOf(text);
	const records: CsvRecord[] = [];
	for (let at = 0, line = 1; at < text.length; ) {
		const read = readRecord(text, { at, line, separator });
		if (read.cells.length > 1 || read.cells[0] !== "") {
			if (records.length === recordsMax)
				throw new CsvFault("tooManyRecords", line);
			records.push({ line, cells: read.cells.map(restore) });
		}
		at = read.at;
		line = read.line;
	}
	return records;
}

interface Place {
	at: number;
	line: number;
	separator: string;
}

function readRecord(text: string, from: Place) {
	const cells: string[] = [];
	let place = from;
	for (;;) {
		const cell = readCell(text, place);
		cells.push(cell.value);
		const sign = text[cell.at];
		if (sign !== from.separator) {
			const isPair = sign === "\r" && text[cell.at + 1] === "\n";
			return { cells, at: cell.at + (isPair ? 2 : 1), line: cell.line + 1 };
		}
		place = { ...from, at: cell.at + 1, line: cell.line };
	}
}

function readCell(text: string, place: Place) {
	if (text[place.at] === '"') return readQuoted(text, place);
	const ends = new RegExp(`[${place.separator}\\r\\n]|$`, "g");
	ends.lastIndex = place.at;
	const at = ends.exec(text)?.index ?? text.length;
	return { value: text.slice(place.at, at), at, line: place.line };
}

function readQuoted(text: string, { at, line, separator }: Place) {
	const quoted = /"([^"]*(?:""[^"]*)*)"/y;
	quoted.lastIndex = at;
	const inside = quoted.exec(text)?.[1];
	if (inside === undefined) throw new CsvFault("openQuote", line);
	const end = quoted.lastIndex;
	const endLine = line + (inside.match(/\r\n|\r|\n/g)?.length ?? 0);
	const next = text[end];
	if (next !== undefined && ![separator, "\r", "\n"].includes(next))
		throw new CsvFault("afterQuote", endLine);
	return { value: inside.replaceAll('""', '"'), at: end, line: endLine };
}
