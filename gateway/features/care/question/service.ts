import type { DataOf, Input } from "../../../contract/call";
import type * as contract from "../../../contract/care/question";
import { answersMax } from "../../../contract/care/question-terms";
import { signedInActor } from "../../../http/access";
import type { Ctx } from "../../../http/context";
import { GatewayError, orNotFound } from "../../../http/errors";
import type { Limit } from "../../../http/limits";
import { presentPage, sliceOf } from "../../../http/pages";
import { getShownGoods } from "../../catalog/goods/service";
import { holdOwnAccount, listOwnAccounts } from "../../identity/user/service";
import { hasReceived } from "../../sales/order/service";
import { presentQuestion } from "./presenter";
import * as repository from "./repository";

export {
	adoptQuestions,
	exportQuestions,
	forgetQuestions,
} from "./of-account";
export { countWaiting as countWaitingQuestions } from "./staff";

// What shoppers ask about a goods, and what its seller and those who bought it answer. Nothing is public before staff
// have looked at it; what is says nobody's name. A question is there once for its words, an answer once for each buyer.

const daySeconds = 24 * 60 * 60;
/** More than anybody has to ask before they buy. */
export const askedPerDay: Limit = {
	name: "question-day",
	points: 10,
	seconds: daySeconds,
};
export const answeredPerDay: Limit = {
	name: "answer-day",
	points: 30,
	seconds: daySeconds,
};

export async function listPage(
	ctx: Ctx,
	goodsId: number,
	asked: Input<typeof contract.listQuestions>["query"],
): Promise<DataOf<typeof contract.listQuestions>> {
	await getShownGoods(ctx, goodsId);
	const where = repository.isShownOf(goodsId);
	const [rows, total] = await Promise.all([
		repository.listQuestions(ctx.db, { where, slice: sliceOf(asked) }),
		repository.countQuestions(ctx.db, where),
	]);
	const ids = rows.map(({ question }) => question.id);
	const answers = await repository.listAnswers(ctx.db, ids, true);
	const list = rows.map((row) =>
		presentQuestion(
			row,
			answers.filter(({ answer }) => answer.questionId === row.question.id),
		),
	);
	return presentPage(asked, list, total);
}

export async function readOwn(
	ctx: Ctx,
	goodsId: number,
): Promise<DataOf<typeof contract.readOwnQuestions>> {
	const accountIds = await listOwnAccounts(ctx, signedInActor(ctx).uid);
	const where = repository.isWaitingOf(goodsId, accountIds);
	const [rows, mayAnswer] = await Promise.all([
		repository.listQuestions(ctx.db, { where }),
		hasReceived(ctx.db, accountIds, goodsId),
	]);
	return { waiting: rows.map((row) => presentQuestion(row, [])), mayAnswer };
}

export async function ask(
	ctx: Ctx,
	{ goodsId, text }: Input<typeof contract.askQuestion>["body"],
): Promise<null> {
	const { uid } = signedInActor(ctx);
	const { merchantId } = await getShownGoods(ctx, goodsId);
	await ctx.limits.take([{ limit: askedPerDay, key: `${uid}` }]);
	await ctx.db.transaction(async (tx) => {
		await holdOwnAccount(tx, uid);
		await repository.insertQuestion(tx, {
			goodsId,
			merchantId,
			accountId: uid,
			text,
			locale: ctx.locale,
			createdAt: ctx.now(),
		});
	});
	return null;
}

export async function answer(
	ctx: Ctx,
	{ questionId, text }: Input<typeof contract.answerQuestion>["body"],
): Promise<null> {
	const { uid } = signedInActor(ctx);
	const isAsked = repository.isId(questionId);
	const { goodsId } = orNotFound(
		await repository.findQuestion(ctx.db, isAsked),
	);
	await getShownGoods(ctx, goodsId);
	const accountIds = await listOwnAccounts(ctx, uid);
	await ctx.limits.take([{ limit: answeredPerDay, key: `${uid}` }]);
	await ctx.db.transaction(async (tx) => {
		await holdOwnAccount(tx, uid);
		const asked = await repository.lockQuestion(tx, isAsked);
		if (asked?.state !== "shown") throw new GatewayError(404, "notFound");
		if (!(await hasReceived(tx, accountIds, goodsId)))
			throw new GatewayError(409, "answeredByBuyers");
		if ((await repository.countAnswers(tx, questionId)) >= answersMax)
			throw new GatewayError(409, "answeredEnough");
		const isAdded = await repository.insertAnswer(tx, {
			questionId,
			accountId: uid,
			isSellers: false,
			text,
			locale: ctx.locale,
			createdAt: ctx.now(),
		});
		if (!isAdded) throw new GatewayError(409, "alreadyAnswered");
		await repository.recount(tx, [questionId]);
	});
	return null;
}
