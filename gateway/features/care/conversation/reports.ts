import type { DataOf, Input } from "../../../contract/call";
import type * as contract from "../../../contract/care/report";
import type { Transaction } from "../../../db/client";
import { requireOperator, signedInActor } from "../../../http/access";
import type { Ctx } from "../../../http/context";
import { GatewayError, orNotFound } from "../../../http/errors";
import { hongKongTime } from "../../../http/hong-kong-time";
import type { Limit } from "../../../http/limits";
import { sliceOf } from "../../../http/pages";
import { recordAudit } from "../../platform/audit/service";
import { findMessage } from "./message-repository";
import { presentMessage, presentPartner } from "./presenter";
import * as repository from "./report-repository";
import {
	type ConversationRow,
	isId,
	isOwnId,
	lockConversation,
} from "./repository";
import { staffOf } from "./staff-of";
import { readSubjects } from "./subject";

// Whoever takes part in a conversation may hold something against it, or against a message of the other side: once for
// each, and a second time changes nothing. Operators see what was said until then, whose staff ever answers, and close
// a report with a note, which is the audit entry. Nobody else learns that there is one.

export const reportsPerDay: Limit = {
	name: "conversation-report-day",
	points: 20,
	seconds: 24 * 60 * 60,
};

type Body = Input<typeof contract.reportConversation>["body"];

export async function report(ctx: Ctx, id: number, body: Body): Promise<null> {
	const { uid } = signedInActor(ctx);
	return keep(ctx, body, async (tx) => {
		const row = orNotFound(await lockConversation(tx, isOwnId(id, uid)));
		return { row, side: "shopper" };
	});
}

export async function reportToOperators(
	ctx: Ctx,
	id: number,
	body: Body,
): Promise<null> {
	const own = staffOf(ctx);
	return keep(ctx, body, async (tx) => {
		const row = await lockConversation(tx, isId(id));
		if (row?.staffOf !== own) throw new GatewayError(404, "notFound");
		return { row, side: own === 0 ? "shop" : "merchant" };
	});
}

interface Reported {
	row: ConversationRow;
	side: repository.NewReport["side"];
}

async function keep(
	ctx: Ctx,
	{ messageId, reason, text }: Body,
	find: (tx: Transaction) => Promise<Reported>,
): Promise<null> {
	const { uid } = signedInActor(ctx);
	await ctx.limits.take([{ limit: reportsPerDay, key: `${uid}` }]);
	await ctx.db.transaction(async (tx) => {
		const { row, side } = await find(tx);
		if (messageId !== undefined) {
			const said = await findMessage(tx, messageId);
			const isOther = (said?.side === "shopper") !== (side === "shopper");
			if (said?.conversationId !== row.id || !isOther)
				throw new GatewayError(404, "notFound");
		}
		await repository.insertReport(tx, {
			conversationId: row.id,
			messageId,
			accountId: uid,
			side,
			reason,
			text,
			at: ctx.now(),
		});
	});
	return null;
}

export async function listReports(
	ctx: Ctx,
	asked: Input<typeof contract.listReports>["query"],
): Promise<DataOf<typeof contract.listReports>> {
	requireOperator(ctx.actor);
	const { limit, offset } = sliceOf(asked);
	const slice = { limit: limit + 1, offset };
	const rows = await repository.listOpenReports(ctx.db, slice);
	return {
		list: rows.slice(0, limit).map((row) => presentReport(ctx, row)),
		hasMore: rows.length > limit,
	};
}

function presentReport(
	{ locale }: Ctx,
	{ report: row, reporter, shopper, merchant }: repository.NamedReport,
): contract.Report {
	const { id, reason, text, at, side } = row;
	return {
		id,
		reason,
		text,
		at: hongKongTime(at),
		side,
		reporter,
		shopper,
		merchant: presentPartner(merchant, locale),
	};
}

export async function readReport(
	ctx: Ctx,
	id: number,
): Promise<contract.ReportDetail> {
	requireOperator(ctx.actor);
	const { uid } = signedInActor(ctx);
	const row = orNotFound(await repository.findOpenReport(ctx.db, id));
	const said = await repository.listReported(ctx.db, row.report);
	const cardOf = await readSubjects(
		ctx,
		said.map(({ message }) => message),
	);
	const reader = { uid, isStaff: true };
	return {
		...presentReport(ctx, row),
		messageId: row.report.messageId,
		list: said.map((one) => presentMessage(one, cardOf(one.message), reader)),
	};
}

export async function closeReport(
	ctx: Ctx,
	id: number,
	{ note }: Input<typeof contract.closeReport>["body"],
): Promise<null> {
	requireOperator(ctx.actor);
	await ctx.db.transaction(async (tx) => {
		const row = orNotFound(await repository.lockReport(tx, id));
		if (row.closedAt) throw new GatewayError(409, "reportClosed");
		await repository.markReportClosed(tx, id, ctx.now());
		await recordAudit(tx, ctx, {
			action: "conversation.report",
			target: `conversation ${row.conversationId}`,
			// What operators note is no merchant's to read.
			merchantId: null,
			changes: [{ field: "note", before: null, after: note }],
		});
	});
	return null;
}

/** What an account has reported. */
export async function exportReports({ db }: Ctx, accountId: number) {
	const rows = await repository.listReportsBy(db, accountId);
	return rows.map(({ reason, text, at }) => ({
		reason,
		text,
		at: hongKongTime(at),
	}));
}
