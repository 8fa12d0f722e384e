import type { DataOf, Input } from "../../../contract/call";
import { readyAnswersMax } from "../../../contract/care/conversation-terms";
import type * as contract from "../../../contract/care/ready-answer";
import type { AuditAction } from "../../../contract/platform/audit-terms";
import type { Transaction } from "../../../db/client";
import type { Ctx } from "../../../http/context";
import { GatewayError, orNotFound } from "../../../http/errors";
import { changesBetween, recordAudit } from "../../platform/audit/service";
import * as repository from "./answering-repository";
import { staffOf } from "./staff-of";

// Texts that staff keep to answer with, as many as can be looked through. Those of another staff are not there. Who
// kept or removed one is audited, since it speaks for the shop.

export async function listReadyAnswers(
	ctx: Ctx,
): Promise<DataOf<typeof contract.listReadyAnswers>> {
	return { list: await repository.listReadyAnswers(ctx.db, staffOf(ctx)) };
}

export function saveReadyAnswer(
	ctx: Ctx,
	{ id, ...words }: Input<typeof contract.saveReadyAnswer>["body"],
): Promise<DataOf<typeof contract.saveReadyAnswer>> {
	const own = staffOf(ctx);
	return ctx.db.transaction(async (tx) => {
		await repository.holdStaff(tx, own);
		const before =
			id === null
				? undefined
				: orNotFound(
						await repository.lockReadyAnswer(tx, { id, staffOf: own }),
					);
		if (before) await repository.updateReadyAnswer(tx, before.id, words);
		else await requireRoom(tx, own);
		const { id: kept } =
			before ??
			(await repository.insertReadyAnswer(tx, { ...words, staffOf: own }));
		await record(ctx, tx, {
			action: "answer.save",
			id: kept,
			changes: changesBetween(before ?? { title: "", text: "" }, words),
		});
		return { id: kept };
	});
}

async function requireRoom(tx: Transaction, own: number): Promise<void> {
	if ((await repository.countReadyAnswers(tx, own)) >= readyAnswersMax)
		throw new GatewayError(409, "readyAnswersFull");
}

export async function removeReadyAnswer(ctx: Ctx, id: number): Promise<null> {
	const own = staffOf(ctx);
	await ctx.db.transaction(async (tx) => {
		const { title, text } = orNotFound(
			await repository.lockReadyAnswer(tx, { id, staffOf: own }),
		);
		await repository.deleteReadyAnswer(tx, id);
		await record(ctx, tx, {
			action: "answer.remove",
			id,
			changes: changesBetween({ title, text }, { title: "", text: "" }),
		});
	});
	return null;
}

interface Recorded {
	action: Extract<AuditAction, `answer.${string}`>;
	id: number;
	changes: ReturnType<typeof changesBetween>;
}

const record = (ctx: Ctx, tx: Transaction, { action, id, changes }: Recorded) =>
	recordAudit(tx, ctx, {
		action,
		target: `ready answer ${id}`,
		merchantId: staffOf(ctx) || null,
		changes,
	});
