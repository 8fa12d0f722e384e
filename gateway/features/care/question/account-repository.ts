import { and, eq, ne, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database, Transaction } from "../../../db/client";
import { answer, question } from "../../../db/schema/question";

export function listWrittenBy(db: Database, accountId: number) {
	const { text, state, createdAt } = question;
	return Promise.all([
		db
			.select({ goodsId: question.goodsId, text, state, createdAt })
			.from(question)
			.where(eq(question.accountId, accountId)),
		db
			.select({
				questionId: answer.questionId,
				text: answer.text,
				state: answer.state,
				createdAt: answer.createdAt,
			})
			.from(answer)
			.where(eq(answer.accountId, accountId)),
	]);
}

/** Answers the questions that lost an answer. */
export async function deleteUnshown(tx: Transaction, accountId: number) {
	const rows = await tx
		.delete(answer)
		.where(and(eq(answer.accountId, accountId), ne(answer.state, "shown")))
		.returning({ id: answer.questionId });
	await tx
		.delete(question)
		.where(and(eq(question.accountId, accountId), ne(question.state, "shown")));
	return rows.map(({ id }) => id);
}

/** Answers the goods whose pages showed a name. */
export async function disown(tx: Transaction, accountId: number) {
	const asked = await tx
		.update(question)
		.set({ accountId: null })
		.where(eq(question.accountId, accountId))
		.returning({ goodsId: question.goodsId });
	const answered = await tx
		.update(answer)
		.set({ accountId: null })
		.from(question)
		.where(
			and(eq(answer.accountId, accountId), eq(question.id, answer.questionId)),
		)
		.returning({ goodsId: question.goodsId });
	return [...new Set([...asked, ...answered].map(({ goodsId }) => goodsId))];
}

export async function moveWritten(
	tx: Transaction,
	{ from, to }: { from: number; to: number },
): Promise<void> {
	const twinQuestion = alias(question, "twin");
	const twinAnswer = alias(answer, "twin");
	const exists = (found: unknown) => sql`exists (${found})`;
	await tx.delete(question).where(
		and(
			eq(question.accountId, from),
			exists(
				tx
					.select({ id: twinQuestion.id })
					.from(twinQuestion)
					.where(
						and(
							eq(twinQuestion.accountId, to),
							eq(twinQuestion.goodsId, question.goodsId),
							eq(twinQuestion.text, question.text),
						),
					),
			),
		),
	);
	await tx.delete(answer).where(
		and(
			eq(answer.accountId, from),
			exists(
				tx
					.select({ id: twinAnswer.id })
					.from(twinAnswer)
					.where(
						and(
							eq(twinAnswer.accountId, to),
							eq(twinAnswer.questionId, answer.questionId),
						),
					),
			),
		),
	);
	await tx
		.update(question)
		.set({ accountId: to })
		.where(eq(question.accountId, from));
	await tx
		.update(answer)
		.set({ accountId: to })
		.where(eq(answer.accountId, from));
}
