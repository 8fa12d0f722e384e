import type { DataOf, Input } from "../../../../contract/call";
import {
	insteadMax,
	type listInstead,
	type listSynonyms,
	type SearchInstead,
	type SynonymGroup,
	type saveInstead,
	type saveSynonyms,
	synonymGroupsMax,
} from "../../../../contract/catalog/search-admin";
import type { Transaction } from "../../../../db/client";
import { fold } from "../../../../full-text/fold";
import { tokenRuns } from "../../../../full-text/tokens";
import { requireOperator } from "../../../../http/access";
import type { Ctx } from "../../../../http/context";
import { GatewayError, orNotFound } from "../../../../http/errors";
import { presentPage, sliceOf } from "../../../../http/pages";
import { refuseField } from "../../../../http/refuse-field";
import {
	type AuditRecord,
	changesBetween,
	recordAudit,
} from "../../../platform/audit/service";
import { deleteMiss } from "../miss-repository";
import { forgetSearchWords, notifyOfSearchWords } from "../search-words";
import ownGroups from "../synonyms.json";
import { tidy } from "../tidy";
import * as repository from "../words-repository";

// What means the same, and what is looked for in the place of words that find nothing; operators alone. A shop begins
// with the groups of this folder: they become rows with the first change, so that each can be changed like any other.

export async function listSynonymsForOperator(
	ctx: Ctx,
	{ keyword, ...page }: Input<typeof listSynonyms>["query"],
): Promise<DataOf<typeof listSynonyms>> {
	requireOperator(ctx.actor);
	const asked = fold(keyword ?? "");
	const all = (await readGroups(ctx))
		.filter(({ words }) => words.some((one) => fold(one).includes(asked)))
		.reverse();
	const { offset, limit } = sliceOf(page);
	return presentPage(page, all.slice(offset, offset + limit), all.length);
}

async function readGroups({ db }: Ctx): Promise<SynonymGroup[]> {
	const rows = await repository.listAllGroups(db);
	return rows.length > 0
		? rows.map(({ id, words }) => ({ id, words }))
		: ownGroups.map((words, at) => ({ id: at + 1, words }));
}

export async function saveSynonymsFor(
	ctx: Ctx,
	{ id, words }: Input<typeof saveSynonyms>["body"],
): Promise<SynonymGroup> {
	for (const [at, word] of words.entries())
		if (tokenRuns(word).length === 0)
			throw refuseField(`words.${at}`, "correctValue");
	const kept = await writeGroups(ctx, async (tx) => {
		const old = id === null ? undefined : await requireGroup(tx, id);
		const changedAt = ctx.now();
		if (old) await repository.updateGroup(tx, old.id, { words, changedAt });
		const made = id ?? (await repository.insertGroup(tx, words, changedAt));
		// It is known from now on.
		for (const word of words) await deleteMiss(tx, tidy(word));
		const changes = changesBetween(old ?? {}, { words });
		return { id: made, target: `synonyms ${made}`, changes };
	});
	return { id: kept.id, words };
}

export async function removeSynonymsFor(ctx: Ctx, id: number): Promise<null> {
	await writeGroups(ctx, async (tx) => {
		const { words } = await requireGroup(tx, id);
		await repository.deleteGroup(tx, id);
		const changes = [{ field: "words", before: words, after: null }];
		return { target: `synonyms ${id}`, changes };
	});
	return null;
}

async function requireGroup(tx: Transaction, id: number) {
	return orNotFound(await repository.findGroup(tx, id));
}

type Recorded = Pick<AuditRecord, "target" | "changes">;

function writeGroups<Done extends Recorded>(
	ctx: Ctx,
	change: (tx: Transaction) => Promise<Done>,
): Promise<Done> {
	return write(ctx, "search.synonym", async (tx) => {
		await repository.lockGroups(tx);
		const groups = await repository.listAllGroups(tx);
		if (groups.length === 0)
			await repository.insertOwnGroups(tx, ownGroups, ctx.now());
		if (groups.length > synonymGroupsMax)
			throw new GatewayError(409, "listFull");
		return change(tx);
	});
}

/** With an audit record; this process has the words at once, the others and the pages soon. */
async function write<Done extends Recorded>(
	ctx: Ctx,
	action: AuditRecord["action"],
	change: (tx: Transaction) => Promise<Done>,
): Promise<Done> {
	requireOperator(ctx.actor);
	const written = await ctx.db.transaction(async (tx) => {
		const done = await change(tx);
		const { target, changes } = done;
		await recordAudit(tx, ctx, { action, target, changes, merchantId: null });
		await notifyOfSearchWords(tx);
		return done;
	});
	forgetSearchWords(ctx);
	return written;
}

export async function listInsteadForOperator(
	ctx: Ctx,
	asked: Input<typeof listInstead>["query"],
): Promise<DataOf<typeof listInstead>> {
	requireOperator(ctx.actor);
	const [list, total] = await Promise.all([
		repository.listInsteadRows(ctx.db, sliceOf(asked)),
		repository.countInstead(ctx.db),
	]);
	return presentPage(asked, list, total);
}

export async function saveInsteadFor(
	ctx: Ctx,
	{ keyword: typed, replacement }: Input<typeof saveInstead>["body"],
): Promise<SearchInstead> {
	requireOperator(ctx.actor);
	const keyword = tidy(typed);
	for (const [field, text] of Object.entries({ keyword, replacement }))
		if (tokenRuns(text).length === 0) throw refuseField(field, "correctValue");
	if (tidy(replacement) === keyword)
		throw refuseField("replacement", "wordTwice");
	await write(ctx, "search.instead", async (tx) => {
		const old = await repository.findInstead(tx, keyword);
		if (!old && (await repository.countInstead(tx)) >= insteadMax)
			throw new GatewayError(409, "listFull");
		await repository.putInstead(tx, {
			keyword,
			replacement,
			changedAt: ctx.now(),
		});
		await deleteMiss(tx, keyword);
		const changes = changesBetween(old ?? {}, { replacement });
		return { target: keyword, changes };
	});
	return { keyword, replacement };
}

export async function removeInsteadFor(ctx: Ctx, typed: string): Promise<null> {
	const keyword = tidy(typed);
	await write(ctx, "search.instead", async (tx) => {
		const old = orNotFound(await repository.findInstead(tx, keyword));
		await repository.deleteInstead(tx, keyword);
		const before = old.replacement;
		const changes = [{ field: "replacement", before, after: null }];
		return { target: keyword, changes };
	});
	return null;
}
