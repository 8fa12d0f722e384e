import { and, asc, eq, gt, inArray, isNotNull, isNull, lte } from "drizzle-orm";
import type { Queryable, Transaction } from "../../../../db/client";
import {
	goodsImportLine,
	type LineFault,
} from "../../../../db/schema/goods-import";

export type LineRow = typeof goodsImportLine.$inferSelect;

export async function insertLines(tx: Transaction, rows: LineRow[]) {
	if (rows.length > 0) await tx.insert(goodsImportLine).values(rows);
}

const isRight = isNull(goodsImportLine.faults);

const ofImport = (importId: number) => eq(goodsImportLine.importId, importId);

/** Lines of these goods that are right, in the order of the file. */
export function listLinesOf(
	tx: Transaction,
	importId: number,
	goodsCodes: string[],
): Promise<LineRow[]> {
	return tx
		.select()
		.from(goodsImportLine)
		.where(
			and(
				ofImport(importId),
				inArray(goodsImportLine.goodsCode, goodsCodes),
				isRight,
			),
		)
		.orderBy(asc(goodsImportLine.position));
}

/** The next lines behind a place, right or not, or refused ones alone. */
export function listNextLines(
	db: Queryable,
	importId: number,
	{ after, limit, onlyRefused = false }: NextLines,
): Promise<LineRow[]> {
	const { position, faults } = goodsImportLine;
	const isWanted = onlyRefused ? isNotNull(faults) : undefined;
	return db
		.select()
		.from(goodsImportLine)
		.where(and(ofImport(importId), isWanted, gt(position, after)))
		.orderBy(asc(position))
		.limit(limit);
}

interface NextLines {
	after: number;
	limit: number;
	onlyRefused?: boolean;
}

export async function refuseLine(
	tx: Transaction,
	{ importId, position }: Pick<LineRow, "importId" | "position">,
	faults: LineFault[],
): Promise<void> {
	await tx
		.update(goodsImportLine)
		.set({ faults })
		.where(and(ofImport(importId), eq(goodsImportLine.position, position)));
}

/** Those that are done, up to a place; refused ones stay for the report. */
export async function deleteDone(
	tx: Transaction,
	importId: number,
	upTo: number,
): Promise<void> {
	await tx
		.delete(goodsImportLine)
		.where(
			and(ofImport(importId), lte(goodsImportLine.position, upTo), isRight),
		);
}
