import { cacheTags } from "../../../contract/cache-tags";
import type { DataOf, Input } from "../../../contract/call";
import type * as contract from "../../../contract/care/question-admin";
import type { AuditAction } from "../../../contract/platform/audit-terms";
import type { Transaction } from "../../../db/client";
import { signedInActor } from "../../../http/access";
import type { Ctx } from "../../../http/context";
import { GatewayError } from "../../../http/errors";
import { presentPage, sliceOf } from "../../../http/pages";
import { merchantOf, requireTheirs } from "../../../http/staff";
import { holdOwnAccount } from "../../identity/user/service";
import { recordAudit } from "../../platform/audit/service";
import { enqueueEffect } from "../../platform/outbox/service";
import { presentOfStaff } from "./presenter";
import * as repository from "./repository";
import { tellAsker } from "./tell-asker";

// Questions as those have them who answer for the goods: the staff of its merchant, and operators. The seller's answer
// shows the question; all else is shown or hidden one by one. Every change is audited, and the pages of its goods fall.

export async function listForStaff(
	ctx: Ctx,
	{
		filter,
		merId,
		...asked
	}: Input<typeof contract.listStaffQuestions>["query"],
): Promise<DataOf<typeof contract.listStaffQuestions>> {
	const where = repository.isOfMerchant(merchantOf(ctx, merId), filter);
	const [rows, total] = await Promise.all([
		repository.listQuestions(ctx.db, {
			where,
			isOldestFirst: filter === "waiting",
			slice: sliceOf(asked),
		}),
		repository.countQuestions(ctx.db, where),
	]);
	return presentPage(asked, await withAnswers(ctx, rows), total);
}

/** How many have something that nobody has looked at. */
export const countWaiting = (
	{ db }: Pick<Ctx, "db">,
	merchantId: number | undefined,
): Promise<number> =>
	repository.countQuestions(db, repository.isOfMerchant(merchantId, "waiting"));

async function withAnswers(
	{ db, locale }: Pick<Ctx, "db" | "locale">,
	rows: repository.ListedQuestion[],
) {
	const ids = rows.map(({ question }) => question.id);
	const answers = await repository.listAnswers(db, ids, false);
	return rows.map((row) => {
		const own = answers.filter(
			({ answer }) => answer.questionId === row.question.id,
		);
		return presentOfStaff(row, own, locale);
	});
}

export function reply(
	ctx: Ctx,
	{ id, text }: Input<typeof contract.replyToQuestion>["body"],
) {
	return change(ctx, id, {
		action: "question.reply",
		changes: [{ field: "reply", before: "", after: text }],
		by: async (tx) => {
			const { uid } = signedInActor(ctx);
			await holdOwnAccount(tx, uid);
			const isAdded = await repository.insertAnswer(tx, {
				questionId: id,
				accountId: uid,
				isSellers: true,
				state: "shown",
				text,
				locale: ctx.locale,
				createdAt: ctx.now(),
			});
			if (!isAdded) throw new GatewayError(409, "alreadyAnswered");
			await repository.updateQuestion(tx, id, { state: "shown" });
		},
	});
}

export function publish(
	ctx: Ctx,
	{ id, answerId, isShown }: Input<typeof contract.publishQuestion>["body"],
) {
	const state = isShown ? "shown" : "hidden";
	const field = answerId === null ? "question" : `answer ${answerId}`;
	return change(ctx, id, {
		action: isShown ? "question.show" : "question.hide",
		changes: [{ field, before: "", after: state }],
		by: async (tx) => {
			if (answerId === null)
				return repository.updateQuestion(tx, id, { state });
			const named = { id: answerId, questionId: id };
			if (!(await repository.setAnswerState(tx, named, state)))
				throw new GatewayError(404, "notFound");
		},
	});
}

interface Change {
	action: AuditAction;
	changes: { field: string; before: string; after: string }[];
	by: (tx: Transaction) => Promise<void>;
}

function change(ctx: Ctx, id: number, { action, changes, by }: Change) {
	return ctx.db.transaction(async (tx) => {
		const where = repository.isId(id);
		const found = requireTheirs(ctx, await repository.lockQuestion(tx, where));
		await by(tx);
		await repository.recount(tx, [id]);
		await tellAsker(tx, ctx, id);
		await recordAudit(tx, ctx, {
			action,
			target: `question ${id}`,
			merchantId: found.merchantId,
			changes,
		});
		await enqueueEffect(tx, "cache-tags", {
			tags: [cacheTags.goods(found.goodsId)],
		});
		const rows = await repository.listQuestions(tx, { where });
		const [shown] = await withAnswers({ db: tx, locale: ctx.locale }, rows);
		if (!shown) throw new Error(`There is no question ${id}`);
		return shown;
	});
}
