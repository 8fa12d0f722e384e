import { isDeepStrictEqual } from "node:util";
import type { DataOf, Input } from "../../../contract/call";
import { canonicalize } from "../../../contract/canonical-json";
import type { listAudit } from "../../../contract/platform/audit";
import type { AuditAction } from "../../../contract/platform/audit-terms";
import type { Transaction } from "../../../db/client";
import type { Ctx } from "../../../http/context";
import { presentPage, sliceOf } from "../../../http/pages";
import { merchantOf } from "../../../http/staff";
import { byLanguage, type Change } from "./by-language";
import { presentEntry } from "./presenter";
import * as repository from "./repository";

// Who changed what: every command of staff and operators leaves one entry in its own transaction, so that nothing is
// changed without a trace and no trace tells of what was rolled back.

export interface AuditRecord {
	action: AuditAction;
	/** As staff look it up: an order's number, "goods 12". No name, phone or e-mail of a shopper. */
	target: string;
	/** Whose it is; null for what belongs to the whole shop. */
	merchantId: number | null;
	changes?: Change[];
}

const valueLengthMax = 300;

/** Changes that change nothing are left out; long values are cut. */
export function recordAudit(
	tx: Transaction,
	ctx: Pick<Ctx, "actor" | "now" | "requestId">,
	{ action, target, merchantId, changes = [] }: AuditRecord,
): Promise<void> {
	const { actor } = ctx;
	return repository.insertEntry(tx, {
		at: ctx.now(),
		accountId: actor.kind === "account" ? actor.uid : null,
		merchantId,
		action,
		target,
		changes: changes
			.flatMap(byLanguage)
			.map(({ field, before, after }) => ({
				field,
				before: asText(before),
				after: asText(after),
			}))
			.filter(({ before, after }) => before !== after)
			.map(({ field, before, after }) => ({
				field,
				before: inShort(before),
				after: inShort(after),
			})),
		requestId: ctx.requestId,
	});
}

/** The same value is the same text, however a column orders its keys. */
function asText(value: unknown): string {
	if (value === null || value === undefined) return "";
	if (typeof value === "string") return value;
	return canonicalize(JSON.parse(JSON.stringify(value)));
}

function inShort(text: string): string {
	if (text.length <= valueLengthMax) return text;
	// Half of a character is no text to the database.
	return `${text.slice(0, valueLengthMax).replace(/\p{Surrogate}$/u, "")}…`;
}

/** The fields of `after` that `before` has otherwise, or not at all. */
export function changesBetween(before: object, after: object): Change[] {
	const known = before as Record<string, unknown>;
	return Object.entries(after)
		.filter(([field, value]) => !isDeepStrictEqual(known[field], value))
		.map(([field, value]) => ({ field, before: known[field], after: value }));
}

export async function listAuditOf(
	ctx: Ctx,
	{ action, keyword, merId, ...asked }: Input<typeof listAudit>["query"],
): Promise<DataOf<typeof listAudit>> {
	const filter = { merchantId: merchantOf(ctx, merId), action, keyword };
	const [rows, total] = await Promise.all([
		repository.listEntries(ctx.db, filter, sliceOf(asked)),
		repository.countEntries(ctx.db, filter),
	]);
	const list = rows.map((row) => presentEntry(row, ctx.locale));
	return presentPage(asked, list, total);
}
