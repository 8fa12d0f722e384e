import type { DataOf, Input } from "../../../../contract/call";
import type {
	beginImport as beginCall,
	cancelImport as cancelCall,
	GoodsImport,
	listImports as listCall,
	sendImportPart as partCall,
	runImport as runCall,
} from "../../../../contract/catalog/goods-import";
import { importPartBytes } from "../../../../contract/catalog/goods-import-terms";
import { localize } from "../../../../contract/locale";
import type { Transaction } from "../../../../db/client";
import { signedInActor } from "../../../../http/access";
import type { Ctx } from "../../../../http/context";
import { GatewayError, orNotFound } from "../../../../http/errors";
import { presentPage, sliceOf } from "../../../../http/pages";
import { merchantOf, requireTheirs } from "../../../../http/staff";
import { recordAudit } from "../../../platform/audit/service";
import { refuseFields, requireMerchant } from "../admin/check";
import { holdMerchant } from "../admin/hold-repository";
import * as jobs from "./job-repository";
import { presentImport } from "./presenter";

// A file of goods on its way in: announced, sent in pieces, checked by itself, run when its sender says so. What
// happens by itself happens in `work.ts`; here is what staff say. Files of other merchants are not found.

/** Supersedes files of the merchant that nobody has run. */
export function beginImport(
	ctx: Ctx,
	{ fileName, bytes, merId }: Input<typeof beginCall>["body"],
): Promise<GoodsImport> {
	const { uid: accountId } = signedInActor(ctx);
	const merchantId = requireMerchant(ctx, merId);
	return ctx.db.transaction(async (tx) => {
		// Held, so that nobody else begins a file meanwhile.
		orNotFound(await holdMerchant(tx, merchantId));
		const open = await jobs.listOpen(tx, merchantId);
		const isBusy = open.some(
			({ state }) => state === "checking" || state === "running",
		);
		if (isBusy) throw new GatewayError(409, "importBusy");
		for (const { id } of open) await end(tx, ctx, id);
		const row = await jobs.insertImport(tx, {
			merchantId,
			accountId,
			fileName,
			bytes,
			state: "receiving",
			createdAt: ctx.now(),
		});
		return presentImport(row, ctx);
	});
}

/** 400 for a piece of another size than its place has. */
export function sendPart(
	ctx: Ctx,
	{ params, body }: Pick<Input<typeof partCall>, "params" | "body">,
): Promise<GoodsImport> {
	const { id } = params;
	const number = params.number - 1;
	return change(ctx, id, async (tx, row) => {
		const rest = row.bytes - number * importPartBytes;
		const isRight = body.length === Math.min(rest, importPartBytes);
		if (!isRight) throw refuseFields({ body: "correctValue" });
		if (row.state !== "receiving") return row;
		const bytes = Buffer.from(body);
		await jobs.insertPart(tx, { importId: id, number, bytes });
		const parts = await jobs.countParts(tx, id);
		const isWhole = parts === Math.ceil(row.bytes / importPartBytes);
		return isWhole ? jobs.updateImport(tx, id, { state: "checking" }) : row;
	});
}

export function runImport(
	ctx: Ctx,
	{ id }: Input<typeof runCall>["params"],
): Promise<GoodsImport> {
	return change(ctx, id, async (tx, row) => {
		if (row.state === "running" || row.state === "done") return row;
		if (row.state !== "checked")
			throw new GatewayError(409, "importNotChecked");
		await recordAudit(tx, ctx, {
			action: "goods.import",
			target: row.fileName,
			merchantId: row.merchantId,
			changes: [{ field: "lines", before: null, after: row.lines }],
		});
		const counts = { created: 0, changed: 0, unchanged: 0 };
		return jobs.updateImport(tx, id, { state: "running", ...counts });
	});
}

export function cancelImport(
	ctx: Ctx,
	{ id }: Input<typeof cancelCall>["params"],
): Promise<GoodsImport> {
	return change(ctx, id, async (tx, row) => {
		if (row.state === "cancelled") return row;
		if (row.state === "done" || row.state === "failed")
			throw new GatewayError(409, "importOver");
		return end(tx, ctx, id);
	});
}

async function end(tx: Transaction, { now }: Ctx, id: number) {
	await jobs.forgetFile(tx, id);
	return jobs.updateImport(tx, id, { state: "cancelled", endedAt: now() });
}

/** Holds the file, and answers it as it is then. */
function change(
	ctx: Ctx,
	id: number,
	work: (tx: Transaction, row: jobs.ImportRow) => Promise<jobs.ImportRow>,
): Promise<GoodsImport> {
	return ctx.db.transaction(async (tx) => {
		const row = requireTheirs(ctx, await jobs.holdImport(tx, id));
		return presentImport(await work(tx, row), ctx);
	});
}

/** 404 for another merchant's. */
export async function getOwnImport(ctx: Ctx, id: number) {
	return requireTheirs(ctx, await jobs.findImport(ctx.db, id));
}

export async function listImportsOf(
	ctx: Ctx,
	{ merId, ...asked }: Input<typeof listCall>["query"],
): Promise<DataOf<typeof listCall>> {
	const merchantId = merchantOf(ctx, merId);
	const [rows, total] = await Promise.all([
		jobs.listImportRows(ctx.db, merchantId, sliceOf(asked)),
		jobs.countImports(ctx.db, merchantId),
	]);
	const list = rows.map((row) => ({
		...presentImport(row, ctx),
		merchantName: localize(row.merchantName, ctx.locale),
	}));
	return presentPage(asked, list, total);
}
