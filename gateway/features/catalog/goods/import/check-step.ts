import {
	type ImportColumn,
	importColumns,
} from "../../../../contract/catalog/goods-import";
import {
	importLinesMax,
	importPartBytes,
} from "../../../../contract/catalog/goods-import-terms";
import type { Transaction } from "../../../../db/client";
import type { PriceRules } from "../past-prices";
import * as jobs from "./job-repository";
import {
	type FileRecord,
	readOpening,
	readRecords,
	toLineBegin,
} from "./read-records";
import type { Reason } from "./reasons";
import { stage } from "./stage";

// One step of a check: some lines of the file are read, held against the goods and kept with what is wrong with them,
// and the place in the file moves on, all in one transaction. No goods change.

const recordsPerStep = 300;

/** Answers the row as it is then. */
export async function takeCheckStep(
	tx: Transaction,
	row: jobs.ImportRow,
	rules: PriceRules,
): Promise<jobs.ImportRow> {
	const piece = await readPiece(tx, row);
	const { separator, skipped } = piece;
	const reading = readRecords(piece.bytes.subarray(skipped.bytes), {
		line: row.linesRead + skipped.lines + 1,
		separator,
		isEnd: piece.isEnd,
		recordsMax: recordsPerStep,
	});
	const { records } = reading;
	const heads = row.columns
		? { columns: row.columns }
		: readHeads(records.shift());
	if ("reason" in heads) return fail(tx, row, heads);
	const lines = row.lines + records.length;
	if (lines > importLinesMax)
		return fail(tx, row, { reason: "tooManyLines", column: "" });
	const { columns } = heads;
	const counted = await stage(tx, row, { records, columns, rules });
	const bytesRead = row.bytesRead + skipped.bytes + reading.bytes;
	const isOver = bytesRead >= row.bytes;
	if (isOver && lines === 0)
		return fail(tx, row, { reason: "fileEmpty", column: "" });
	const nextPart = Math.floor((bytesRead - 1) / importPartBytes);
	await jobs.deletePartsBefore(tx, row.id, nextPart + Number(isOver));
	return jobs.updateImport(tx, row.id, {
		columns,
		separator,
		bytesRead,
		lines,
		attempts: 0,
		linesRead: row.linesRead + skipped.lines + reading.lines,
		...counted,
		...(isOver && { state: "checked" as const }),
	});
}

/** More of the file than the longest line, from where the last step ended. */
async function readPiece(tx: Transaction, row: jobs.ImportRow) {
	// The byte before tells whether a line begins here.
	const from = Math.max(row.bytesRead - 1, 0);
	const part = Math.floor(from / importPartBytes);
	const read = await jobs.readParts(tx, row.id, [part, part + 1]);
	const isEnd = part * importPartBytes + read.length >= row.bytes;
	const bytes = read.subarray(row.bytesRead - part * importPartBytes);
	if (!row.columns) {
		const opening = readOpening(bytes);
		return {
			bytes,
			isEnd,
			separator: opening.separator,
			skipped: { bytes: opening.bytes, lines: 0 },
		};
	}
	const skipped = toLineBegin(bytes, read[from - part * importPartBytes]);
	return { bytes, isEnd, skipped, separator: row.separator };
}

interface FileFault {
	reason: Reason;
	column: string;
}

function readHeads(
	heads: FileRecord | undefined,
): { columns: ImportColumn[] } | FileFault {
	if (!heads) return { reason: "fileEmpty", column: "" };
	const columns = heads.cells.map((cell) => cell.trim().toLowerCase());
	if (heads.fault || !columns.includes("code"))
		return { reason: "codeColumn", column: "" };
	const unknown = columns.find(
		(name) => !importColumns.some((known) => known === name),
	);
	if (unknown !== undefined)
		return { reason: "unknownColumn", column: unknown.slice(0, 60) };
	const twice = columns.find((name, at) => columns.indexOf(name) !== at);
	return twice === undefined
		? { columns: columns as ImportColumn[] }
		: { reason: "columnTwice", column: twice };
}

async function fail(tx: Transaction, row: jobs.ImportRow, fault: FileFault) {
	await jobs.forgetFile(tx, row.id);
	return jobs.updateImport(tx, row.id, {
		state: "failed",
		fault,
		endedAt: new Date(),
	});
}
