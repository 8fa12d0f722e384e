import { type CsvCell, defuse } from "./cells";

/** Without it a spreadsheet does not read Chinese. */
export const byteOrderMark = "\u{feff}";

const isQuoted = /[",;\t\r\n]|^\s|\s$/;
const isFigure = /^-?\d+(\.\d+)?$/;

function writeCell(cell: CsvCell): string {
	if (cell === null) return "";
	if (typeof cell === "string") {
		const text = defuse(cell);
		return isQuoted.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
	}
	if (!isFigure.test(cell.figure))
		throw new TypeError(`"${cell.figure}" is no figure`);
	return cell.figure;
}

/** One record with its end of line, as RFC 4180 has it; texts never run as formulas. */
export const csvRecord = (cells: CsvCell[]): string =>
	`${cells.map(writeCell).join(",")}\r\n`;

/** A file of records, in pieces as they come: heads first. For UTF-8. */
export async function* writeCsv(
	heads: string[],
	records: AsyncIterable<CsvCell[]> | Iterable<CsvCell[]>,
): AsyncGenerator<string> {
	yield byteOrderMark + csvRecord(heads);
	for await (const cells of records) yield csvRecord(cells);
}
