import type { DataOf, Input } from "../../../../contract/call";
import type {
	exportFaults,
	listImportFaults,
} from "../../../../contract/catalog/goods-import";
import { figure } from "../../../../csv/cells";
import { byteOrderMark, csvRecord } from "../../../../csv/write";
import type { Ctx } from "../../../../http/context";
import { listNextLines } from "./line-repository";
import { presentFaults } from "./presenter";
import { getOwnImport } from "./service";

const linesPerPart = 500;

/** Refused lines in the order of the file. */
export async function listFaultsOf(
	ctx: Ctx,
	{ params, query }: Pick<Input<typeof listImportFaults>, "params" | "query">,
): Promise<DataOf<typeof listImportFaults>> {
	const { id } = await getOwnImport(ctx, params.id);
	const rows = await listNextLines(ctx.db, id, {
		...query,
		onlyRefused: true,
	});
	return {
		list: rows.map((row) => ({
			line: row.line,
			code: row.goodsCode,
			faults: presentFaults(row, ctx.locale),
		})),
		after: rows.length < query.limit ? null : (rows.at(-1)?.position ?? null),
	};
}

const heads = ["line", "code", "column", "value", "reason"];

/** The same as a file: a row for each fault. */
export async function exportFaultsOf(
	ctx: Ctx,
	{ params, query }: Pick<Input<typeof exportFaults>, "params" | "query">,
): Promise<DataOf<typeof exportFaults>> {
	const { id } = await getOwnImport(ctx, params.id);
	const { after } = query;
	const limit = linesPerPart;
	const rows = await listNextLines(ctx.db, id, {
		after,
		limit,
		onlyRefused: true,
	});
	const records = rows.flatMap((row) =>
		presentFaults(row, ctx.locale).map(({ column, value, reason }) =>
			csvRecord([figure(row.line), row.goodsCode, column, value, reason]),
		),
	);
	const opening = after === 0 ? byteOrderMark + csvRecord(heads) : "";
	return {
		text: opening + records.join(""),
		after: rows.length < limit ? null : (rows.at(-1)?.position ?? null),
	};
}
