import type { DataOf, Input } from "../../../../contract/call";
import type {
	exportStatement,
	getStatement,
	listStatementLines,
	listStatements,
} from "../../../../contract/sales/statement";
import { figure } from "../../../../csv/cells";
import { byteOrderMark, csvRecord } from "../../../../csv/write";
import type { Ctx } from "../../../../http/context";
import { GatewayError } from "../../../../http/errors";
import { presentPage, sliceOf } from "../../../../http/pages";
import { isTheirs, merchantOf } from "../../../../http/staff";
import { presentLine, presentStatement } from "./presenter";
import * as repository from "./statement-repository";

// Statements as merchants' staff and operators read them: staff their own merchant's, operators all.

export async function listOwnStatements(
	ctx: Ctx,
	{ merId, ...asked }: Input<typeof listStatements>["query"],
): Promise<DataOf<typeof listStatements>> {
	const merchantId = merchantOf(ctx, merId);
	const [rows, total] = await Promise.all([
		repository.listStatementRows(ctx.db, merchantId, sliceOf(asked)),
		repository.countStatements(ctx.db, merchantId),
	]);
	const list = rows.map((row) => presentStatement(ctx, row));
	return presentPage(asked, list, total);
}

export async function readStatement(
	ctx: Ctx,
	id: number,
): Promise<DataOf<typeof getStatement>> {
	return presentStatement(ctx, await findOwn(ctx, id));
}

export async function readLines(
	ctx: Ctx,
	{ params, query }: Pick<Input<typeof listStatementLines>, "params" | "query">,
): Promise<DataOf<typeof listStatementLines>> {
	const { rows, after } = await readPiece(ctx, params.id, query);
	return { list: rows.map(presentLine), after };
}

const linesPerPart = 500;

const heads = [
	"posted at",
	"kind",
	"order",
	"payout",
	"sold",
	"refunded",
	"commission",
	"paid out",
	"total",
];

export async function exportLines(
	ctx: Ctx,
	{ params, query }: Pick<Input<typeof exportStatement>, "params" | "query">,
): Promise<DataOf<typeof exportStatement>> {
	const limit = linesPerPart;
	const piece = await readPiece(ctx, params.id, { ...query, limit });
	const records = piece.rows
		.map(presentLine)
		.map(({ at, kind, orderNo, payoutId, ...amounts }) =>
			csvRecord([
				at,
				kind,
				orderNo,
				payoutId === null ? null : figure(payoutId),
				figure(amounts.sold),
				figure(amounts.refunded),
				figure(amounts.commission),
				figure(amounts.paid),
				figure(amounts.total),
			]),
		);
	const opening = query.after === 0 ? byteOrderMark + csvRecord(heads) : "";
	return { text: opening + records.join(""), after: piece.after };
}

async function readPiece(
	ctx: Ctx,
	id: number,
	asked: { after: number; limit: number },
) {
	await findOwn(ctx, id);
	const rows = await repository.listLines(ctx.db, id, asked);
	const isLast = rows.length < asked.limit;
	return { rows, after: isLast ? null : (rows.at(-1)?.id ?? null) };
}

async function findOwn(
	ctx: Ctx,
	id: number,
): Promise<repository.NamedStatement> {
	const found = await repository.findStatement(ctx.db, id);
	if (!found || !isTheirs(ctx, found.statement.merchantId))
		throw new GatewayError(404, "notFound");
	return found;
}
