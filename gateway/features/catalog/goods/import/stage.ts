import type { ImportColumn } from "../../../../contract/catalog/goods-import";
import type { Transaction } from "../../../../db/client";
import type { LineFault } from "../../../../db/schema/goods-import";
import {
	type GoodsState,
	openMerchantGoods,
	readStates,
} from "../admin/service";
import type { PriceRules } from "../past-prices";
import { applyLine, type Surroundings } from "./apply-line";
import type { ImportRow } from "./job-repository";
import { insertLines, type LineRow, listLinesOf } from "./line-repository";
import { type Cells, faultOf, type Line, readLine } from "./read-line";
import type { FileRecord } from "./read-records";
import { byCode, findSurroundings, namedBy } from "./surroundings";

interface Staged {
	row: LineRow;
	/** Undefined where its cells cannot be read. */
	line?: Line;
}

const keyOf = ({ code, skuCode }: Line) => JSON.stringify([code, skuCode]);

/**
 * Keeps lines with what is wrong with them, and answers how many would do what: counted on, from the row. The lines of
 * the file before them are applied to the goods first, in memory, so that the check sees what the run will see.
 */
export async function stage(
	tx: Transaction,
	row: ImportRow,
	{
		records,
		columns,
		rules,
	}: { records: FileRecord[]; columns: string[]; rules: PriceRules },
): Promise<Pick<ImportRow, "created" | "changed" | "unchanged" | "refused">> {
	const staged = records.map((record, at) =>
		readRecord(record, { columns, row, position: row.lines + at + 1 }),
	);
	const lines = staged.flatMap(({ line }) => line ?? []);
	const foreseen = await foresee(tx, row, { lines, rules });
	const { created, changed, unchanged, refused } = row;
	const counts = { created, changed, unchanged, refused };
	for (const one of staged) {
		const faults = one.row.faults ?? (one.line ? take(one.line, foreseen) : []);
		if (Array.isArray(faults)) {
			one.row.faults = faults;
			counts.refused += 1;
		} else counts[faults] += 1;
	}
	await insertLines(
		tx,
		staged.map((one) => one.row),
	);
	return counts;
}

interface Place {
	columns: string[];
	row: ImportRow;
	position: number;
}

function readRecord(
	{ line, cells, fault }: FileRecord,
	{ columns, row, position }: Place,
): Staged {
	const named: Cells = {};
	for (const [at, column] of columns.entries())
		if (cells[at]?.trim()) named[column as ImportColumn] = cells[at];
	const isLonger = cells.slice(columns.length).some((cell) => cell.trim());
	const reason = fault ?? (isLonger ? "tooManyCells" : undefined);
	const read = reason ? [faultOf("", "", reason)] : readLine(named);
	const goodsCode = (named.code ?? "").trim().slice(0, 200);
	const faults = Array.isArray(read) ? read : null;
	return {
		row: {
			importId: row.id,
			position,
			line,
			goodsCode,
			faults,
			cells: named as Record<string, string>,
		},
		...(!Array.isArray(read) && { line: read }),
	};
}

/** The goods as they will be when the run comes to these lines. */
async function foresee(
	tx: Transaction,
	row: ImportRow,
	{ lines, rules }: { lines: Line[]; rules: PriceRules },
) {
	const merchantGoods = await openMerchantGoods(tx, row.merchantId);
	if (!merchantGoods) throw new Error(`Merchant ${row.merchantId} is gone`);
	const codes = lines.map(({ code }) => code);
	const before = await listLinesOf(tx, row.id, [...new Set(codes)]);
	const earlier = before.flatMap(({ cells }) => {
		const line = readLine(cells);
		return Array.isArray(line) ? [] : [line];
	});
	const states = byCode(await readStates(tx, namedBy(row.merchantId, codes)));
	const around = await findSurroundings(tx, row, {
		leaves: merchantGoods.leaves,
		lines: [...earlier, ...lines],
		states,
		rules,
	});
	const foreseen: Foreseen = { states, seen: new Set(), around };
	for (const line of earlier) take(line, foreseen);
	return foreseen;
}

interface Foreseen {
	states: Map<string, GoodsState>;
	seen: Set<string>;
	around: Surroundings;
}

/** What a line would do, or why it is refused. */
function take(
	line: Line,
	{ states, seen, around }: Foreseen,
): LineFault[] | "created" | "changed" | "unchanged" {
	const key = keyOf(line);
	if (seen.has(key))
		return [faultOf("code", line.skuCode ?? line.code, "codeRepeated")];
	const applied = applyLine(states.get(line.code), line, around);
	if ("faults" in applied) return applied.faults;
	seen.add(key);
	states.set(line.code, applied.goods);
	return applied.what;
}
