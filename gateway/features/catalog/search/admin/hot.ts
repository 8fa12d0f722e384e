import { cacheTags } from "../../../../contract/cache-tags";
import type { DataOf, Input } from "../../../../contract/call";
import {
	hotSearchesMax,
	type readHotSearches,
	type saveHotSearch,
} from "../../../../contract/catalog/search-admin";
import type { Transaction } from "../../../../db/client";
import { namesAll } from "../../../../db/positions";
import { requireOperator } from "../../../../http/access";
import type { Ctx } from "../../../../http/context";
import { GatewayError, orNotFound } from "../../../../http/errors";
import {
	type AuditRecord,
	changesBetween,
	recordAudit,
} from "../../../platform/audit/service";
import { enqueueEffect } from "../../../platform/outbox/service";
import * as hot from "../hot-repository";
import { listHotSearchRows } from "../repository";

// Popular words in the operators' order, as they stand beside every search field.

type HotSearches = DataOf<typeof readHotSearches>;
type Row = Awaited<ReturnType<typeof listHotSearchRows>>[number];

export async function readHotForOperator(ctx: Ctx): Promise<HotSearches> {
	requireOperator(ctx.actor);
	const rows = await listHotSearchRows(ctx.db);
	return rows.map(({ id, keyword }) => ({ id, keyword }));
}

export function saveHotFor(
	ctx: Ctx,
	{ id, keyword }: Input<typeof saveHotSearch>["body"],
): Promise<HotSearches> {
	return write(ctx, async (tx, rows) => {
		const old = id === null ? undefined : requireRow(rows, id);
		if (!old && rows.length >= hotSearchesMax)
			throw new GatewayError(409, "listFull");
		const position = (rows.at(-1)?.position ?? 0) + 1;
		if (old) await hot.updateHotSearch(tx, old.id, keyword);
		const kept = id ?? (await hot.insertHotSearch(tx, { keyword, position }));
		const changes = changesBetween(old ?? {}, { keyword });
		return { target: `hot search ${kept}`, changes };
	});
}

export function removeHotFor(ctx: Ctx, id: number): Promise<HotSearches> {
	return write(ctx, async (tx, rows) => {
		const { keyword: before } = requireRow(rows, id);
		await hot.deleteHotSearch(tx, id);
		const changes = [{ field: "keyword", before, after: null }];
		return { target: `hot search ${id}`, changes };
	});
}

export function arrangeHotFor(ctx: Ctx, ids: number[]): Promise<HotSearches> {
	return write(ctx, async (tx, rows) => {
		const before = rows.map((row) => row.id);
		if (!namesAll(ids, before)) throw new GatewayError(409, "listChanged");
		await hot.arrangeHotRows(tx, ids);
		const changes = [{ field: "order", before, after: ids }];
		return { target: "hot searches", changes };
	});
}

function requireRow(rows: Row[], id: number): Row {
	return orNotFound(rows.find((row) => row.id === id));
}

async function write(
	ctx: Ctx,
	change: (
		tx: Transaction,
		rows: Row[],
	) => Promise<Pick<AuditRecord, "target" | "changes">>,
): Promise<HotSearches> {
	requireOperator(ctx.actor);
	await ctx.db.transaction(async (tx) => {
		await hot.lockHotSearches(tx);
		const record = await change(tx, await listHotSearchRows(tx));
		const merchantId = null;
		await recordAudit(tx, ctx, { action: "search.hot", merchantId, ...record });
		await enqueueEffect(tx, "cache-tags", { tags: [cacheTags.searches] });
	});
	return readHotForOperator(ctx);
}
