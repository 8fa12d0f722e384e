import { localize } from "../../../contract/locale";
import type { Transaction } from "../../../db/client";
import type { Ctx } from "../../../http/context";
import { enqueueEffect } from "../../platform/outbox/service";
import * as repository from "./repository";

/** Writes to who asked that their question has an answer: with the first that is shown, once. */
export async function tellAsker(
	tx: Transaction,
	{ now }: Pick<Ctx, "now">,
	id: number,
): Promise<void> {
	const [found] = await repository.listQuestions(tx, {
		where: repository.isId(id),
	});
	if (!found) return;
	const { accountId, toldAt, state, locale } = found.question;
	if (toldAt || state !== "shown" || accountId === null) return;
	const answers = await repository.listAnswers(tx, [id], true);
	const [first] = answers.filter(
		({ answer }) => answer.accountId !== accountId,
	);
	if (!first) return;
	await repository.updateQuestion(tx, id, { toldAt: now() });
	const asker = await repository.findAsker(tx, accountId);
	if (!asker?.email) return;
	await enqueueEffect(tx, "mail", {
		template: "questionAnswered",
		locale,
		to: asker.email,
		values: {
			goods: localize(found.goods.name, locale),
			question: found.question.text,
			answer: first.answer.text,
		},
		path: `/goods_questions/${found.goods.id}`,
	});
}
