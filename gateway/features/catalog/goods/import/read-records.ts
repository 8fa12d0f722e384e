import { restore } from "../../../../csv/cells";

// Lines of a file that comes in pieces, as bytes: every sign that cuts is one byte in UTF-8, so that a place in the file
// is a number, and whoever goes on from there needs nothing else. A line that is no line is named and stepped over.

type RecordFault =
	| "openQuote"
	| "afterQuote"
	| "lineTooLong"
	| "tooManyCells"
	| "correctText";

export interface FileRecord {
	/** Of the file, from 1. */
	line: number;
	cells: string[];
	fault?: RecordFault;
}

export interface Reading {
	records: FileRecord[];
	/** Bytes that have been read, and lines. */
	bytes: number;
	lines: number;
}

interface Place {
	/** Of the file, from 1. */
	line: number;
	separator: number;
	/** Whether the bytes end where the file does. */
	isEnd: boolean;
	recordsMax: number;
}

/** Longer than fifty texts of the greatest length. */
const recordBytesMax = 256 * 1024;
const cellsMax = 100;

const quote = 0x22;
const lineFeed = 0x0a;
const carriageReturn = 0x0d;
const decoder = new TextDecoder("utf-8", { fatal: true });

interface Cut {
	/** Beginnings and ends of cells, without their quotes. */
	cells: [begin: number, end: number, isQuoted: boolean][];
	/** Behind the end of the line. */
	next: number;
	lines: number;
	fault?: RecordFault;
}

/** As many records as are whole. */
export function readRecords(bytes: Buffer, place: Place): Reading {
	const records: FileRecord[] = [];
	let at = 0;
	let lines = 0;
	while (at < bytes.length && records.length < place.recordsMax) {
		const cut = cutRecord(bytes, at, place);
		if (!cut) break;
		const line = place.line + lines;
		if (cut.fault) records.push({ line, cells: [], fault: cut.fault });
		else if (!isEmpty(cut)) records.push({ line, ...decode(bytes, cut) });
		at = cut.next;
		lines += cut.lines;
	}
	return { records, bytes: at, lines };
}

const isEmpty = ({ cells }: Cut) =>
	cells.length === 1 && cells[0]?.[0] === cells[0]?.[1];

function decode(
	bytes: Buffer,
	{ cells }: Cut,
): Pick<FileRecord, "cells" | "fault"> {
	try {
		const texts = cells.map(([begin, end, isQuoted]) => {
			const text = decoder.decode(bytes.subarray(begin, end));
			return restore(isQuoted ? text.replaceAll('""', '"') : text);
		});
		// No text column keeps a null character.
		return texts.some((text) => text.includes("\0"))
			? { cells: [], fault: "correctText" }
			: { cells: texts };
	} catch {
		return { cells: [], fault: "correctText" };
	}
}

/** Undefined where its end has not come yet. */
function cutRecord(bytes: Buffer, from: number, place: Place): Cut | undefined {
	const cells: Cut["cells"] = [];
	let at = from;
	let lines = 0;
	for (;;) {
		const cell = cutCell(bytes, at, place);
		if (typeof cell === "string") return skipLine(bytes, from, cell);
		const isOver = (cell?.end ?? bytes.length) - from > recordBytesMax;
		if (isOver) return skipLine(bytes, from, "lineTooLong");
		if (!cell) return undefined;
		cells.push([cell.begin, cell.close, cell.isQuoted]);
		if (cells.length > cellsMax) return skipLine(bytes, from, "tooManyCells");
		lines += cell.lines;
		if (bytes[cell.end] !== place.separator)
			return { cells, lines: lines + 1, next: behindEnd(bytes, cell.end) };
		at = cell.end + 1;
	}
}

/** A line end is one sign or two. */
function behindEnd(bytes: Buffer, at: number): number {
	const isPair = bytes[at] === carriageReturn && bytes[at + 1] === lineFeed;
	return Math.min(at + (isPair ? 2 : 1), bytes.length);
}

/** To the next line as it stands, whatever it was meant to belong to. */
function skipLine(bytes: Buffer, from: number, fault: RecordFault): Cut {
	const end = bytes.indexOf(lineFeed, from);
	// Without an end, whoever goes on from there sees that it is amid a line, and leaves the rest of it alone.
	return end < 0
		? { cells: [], lines: 0, next: bytes.length, fault }
		: { cells: [], lines: 1, next: end + 1, fault };
}

interface CellCut {
	begin: number;
	close: number;
	isQuoted: boolean;
	/** Of the separator or the line end behind it. */
	end: number;
	/** Line ends within. */
	lines: number;
}

function cutCell(
	bytes: Buffer,
	at: number,
	place: Place,
): CellCut | RecordFault | undefined {
	if (bytes[at] === quote) return cutQuoted(bytes, at + 1, place);
	let end = at;
	while (end < bytes.length && !isCellEnd(bytes, end, place)) end += 1;
	if (end === bytes.length && !place.isEnd) return undefined;
	// The second sign of a line end may be still to come.
	if (isCut(bytes, end, place)) return undefined;
	return { begin: at, close: end, isQuoted: false, end, lines: 0 };
}

const isCellEnd = (bytes: Buffer, at: number, { separator }: Place) =>
	bytes[at] === separator ||
	bytes[at] === lineFeed ||
	bytes[at] === carriageReturn;

const isCut = (bytes: Buffer, at: number, { isEnd }: Place) =>
	bytes[at] === carriageReturn && at + 1 === bytes.length && !isEnd;

function cutQuoted(
	bytes: Buffer,
	begin: number,
	place: Place,
): CellCut | RecordFault | undefined {
	let close = bytes.indexOf(quote, begin);
	while (close >= 0 && bytes[close + 1] === quote)
		close = bytes.indexOf(quote, close + 2);
	if (close < 0) return place.isEnd ? "openQuote" : undefined;
	const end = close + 1;
	if (end === bytes.length && !place.isEnd) return undefined;
	if (end < bytes.length && !isCellEnd(bytes, end, place)) return "afterQuote";
	if (isCut(bytes, end, place)) return undefined;
	return {
		begin,
		close,
		isQuoted: true,
		end,
		lines: countLines(bytes.subarray(begin, close)),
	};
}

function countLines(bytes: Buffer): number {
	let lines = 0;
	for (let at = bytes.indexOf(lineFeed); at >= 0; ) {
		lines += 1;
		at = bytes.indexOf(lineFeed, at + 1);
	}
	return lines;
}

const byteOrderMark = Buffer.from([0xef, 0xbb, 0xbf]);
const separators = [",", ";", "\t"].map((sign) => sign.charCodeAt(0));

/** Bytes before the first line, and what stands between cells: what stands most often in the first line. */
export function readOpening(bytes: Buffer): {
	bytes: number;
	separator: number;
} {
	const begin = bytes.indexOf(byteOrderMark) === 0 ? byteOrderMark.length : 0;
	const end = bytes.subarray(begin).indexOf(lineFeed);
	const first = bytes.subarray(
		begin,
		end < 0 ? begin + recordBytesMax : begin + end,
	);
	const timesOf = (sign: number) =>
		first.reduce((times, byte) => times + Number(byte === sign), 0);
	const separator = separators.reduce((best, sign) =>
		timesOf(sign) > timesOf(best) ? sign : best,
	);
	return { bytes: begin, separator };
}

/** Bytes and line ends up to where a line begins, in a piece behind the byte `before`. */
export function toLineBegin(
	bytes: Buffer,
	before: number | undefined,
): { bytes: number; lines: number } {
	if (before === lineFeed || before === carriageReturn)
		return { bytes: 0, lines: 0 };
	const end = bytes.indexOf(lineFeed);
	return end < 0
		? { bytes: bytes.length, lines: 0 }
		: { bytes: end + 1, lines: 1 };
}
