import type { DataOf, Input } from "../../../contract/call";
import type {
	listMembers,
	MemberDetail,
} from "../../../contract/identity/member";
import {
	type AccountCount,
	accountCounts,
} from "../../../contract/identity/member-terms";
import { requireOperator } from "../../../http/access";
import type { Ctx } from "../../../http/context";
import { orNotFound } from "../../../http/errors";
import { hongKongTime } from "../../../http/hong-kong-time";
import { presentPage, sliceOf } from "../../../http/pages";
import { sumUpSessions } from "../session/service";
import { presentMember, presentNote } from "./presenter";
import * as repository from "./repository";

export { deleteNotes as forgetNotes } from "./repository";

// Members as the shop's own staff look after them; merchants' staff see none. Contacts are masked until somebody asks,
// which leaves an audit entry, as does everything that is done to a member. Whoever works here is seen here and not
// touched.

export async function findMembers(
	ctx: Ctx,
	{ state, keyword, ...asked }: Input<typeof listMembers>["query"],
): Promise<DataOf<typeof listMembers>> {
	requireOperator(ctx.actor);
	const filter = { state, keyword };
	const [rows, total] = await Promise.all([
		repository.listMemberRows(ctx.db, filter, sliceOf(asked)),
		repository.countMembers(ctx.db, filter),
	]);
	return presentPage(asked, rows.map(presentMember), total);
}

export async function showMember(ctx: Ctx, uid: number): Promise<MemberDetail> {
	requireOperator(ctx.actor);
	const row = orNotFound(await repository.findMember(ctx.db, uid));
	const [{ open, lastSeenAt }, notes, counts] = await Promise.all([
		sumUpSessions(ctx, uid),
		repository.listNotes(ctx.db, uid),
		Promise.all(accountCounts.map((name) => countOf(ctx, uid, name))),
	]);
	return {
		...presentMember(row),
		locale: row.locale,
		sessions: { open, lastSeenAt: lastSeenAt && hongKongTime(lastSeenAt) },
		counts: Object.fromEntries(counts) as MemberDetail["counts"],
		notes: notes.map(presentNote),
	};
}

/** By whichever feature keeps it. */
async function countOf(ctx: Ctx, uid: number, name: AccountCount) {
	const found = ctx.accountSubscribers.find(({ counts }) => counts?.[name]);
	return [name, (await found?.counts?.[name]?.(ctx, uid)) ?? 0] as const;
}

/** Without who wrote them. */
export async function exportNotes(ctx: Ctx, accountId: number) {
	const rows = await repository.listNotes(ctx.db, accountId);
	return rows.map(({ note: { kind, reason, text, at } }) => ({
		kind,
		reason,
		text,
		at,
	}));
}
