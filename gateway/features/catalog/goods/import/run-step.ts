import { isDeepStrictEqual } from "node:util";
import type { Transaction } from "../../../../db/client";
import {
	type GoodsState,
	holdStates,
	openMerchantGoods,
} from "../admin/service";
import { writeGoods } from "../admin/write";
import type { PriceRules } from "../past-prices";
import { applyLine } from "./apply-line";
import * as jobs from "./job-repository";
import * as lineRows from "./line-repository";
import { type Line, readLine } from "./read-line";
import { byCode, findSurroundings, namedBy } from "./surroundings";

// One step of a run: the next lines change the goods, and the place moves on behind them, in one transaction. Whoever
// dies amid a step has done nothing of it, so that each line happens once.

const linesPerStep = 200;

/** Answers the row as it is then. */
export async function takeRunStep(
	tx: Transaction,
	row: jobs.ImportRow,
	rules: PriceRules,
): Promise<jobs.ImportRow> {
	const next = await lineRows.listNextLines(tx, row.id, {
		after: row.linesDone,
		limit: linesPerStep,
	});
	const last = next.at(-1);
	if (!last)
		return jobs.updateImport(tx, row.id, {
			state: "done",
			endedAt: rules.now,
			attempts: 0,
			linesDone: row.lines,
		});
	const counts = await bringIn(tx, row, { rows: next, rules });
	await lineRows.deleteDone(tx, row.id, last.position);
	return jobs.updateImport(tx, row.id, {
		linesDone: last.position,
		attempts: 0,
		...counts,
	});
}

interface Bringing {
	rows: lineRows.LineRow[];
	rules: PriceRules;
}

async function bringIn(
	tx: Transaction,
	row: jobs.ImportRow,
	{ rows, rules }: Bringing,
) {
	const { created, changed, unchanged, refused } = row;
	const counts = { created, changed, unchanged, refused };
	const right = rows.flatMap((one) => {
		const line = one.faults ? [] : readLine(one.cells);
		return Array.isArray(line) ? [] : [{ row: one, line }];
	});
	if (right.length === 0) return counts;
	const merchantGoods = await openMerchantGoods(tx, row.merchantId);
	if (!merchantGoods) throw new Error(`Merchant ${row.merchantId} is gone`);
	const lines = right.map(({ line }) => line);
	const codes = lines.map(({ code }) => code);
	const held = byCode(await holdStates(tx, namedBy(row.merchantId, codes)));
	const around = await findSurroundings(tx, row, {
		leaves: merchantGoods.leaves,
		lines,
		states: held,
		rules,
	});
	const after = new Map<string, GoodsState>();
	for (const { row: own, line } of right) {
		const was = after.get(idOf(held, line)) ?? held.get(line.code);
		const applied = applyLine(was, line, around);
		if ("faults" in applied) {
			await lineRows.refuseLine(tx, own, applied.faults);
			counts.refused += 1;
			continue;
		}
		after.set(idOf(held, line), applied.goods);
		counts[applied.what] += 1;
	}
	const changes = [...after]
		.map(([key, goods]) => ({ before: held.get(key), after: goods }))
		.filter((change) => !isDeepStrictEqual(change.before, change.after));
	const editor = { accountId: row.accountId, at: rules.now };
	await writeGoods(tx, { ...merchantGoods, changes }, editor);
	return counts;
}

/** One goods may be named in two ways: by its code, and by its number. */
function idOf(held: Map<string, GoodsState>, { code }: Line): string {
	const known = held.get(code);
	return known ? `#${known.id}` : code;
}
