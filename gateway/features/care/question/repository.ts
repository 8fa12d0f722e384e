import { and, asc, count, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { questionsCountedMax } from "../../../contract/care/question-terms";
import type { Database, Queryable, Transaction } from "../../../db/client";
import { findRow, lockRow } from "../../../db/one-row";
import { account } from "../../../db/schema/account";
import { goods } from "../../../db/schema/goods";
import { merchant } from "../../../db/schema/merchant";
import { answer, question } from "../../../db/schema/question";
import type { Slice } from "../../../http/pages";

export type QuestionRow = typeof question.$inferSelect;

const author = sql<string>`coalesce(${account.nickname}, '')`;

interface Sought {
	where: SQL | undefined;
	isOldestFirst?: boolean;
	slice?: Slice;
}

/** With whom they are of and what they are about. */
export function listQuestions(
	db: Queryable,
	{ where, isOldestFirst, slice }: Sought,
) {
	const query = db
		.select({
			question,
			author,
			goods: { id: goods.id, name: goods.name, images: goods.images },
			merchant: { id: merchant.id, name: merchant.name },
		})
		.from(question)
		.innerJoin(goods, eq(goods.id, question.goodsId))
		.innerJoin(merchant, eq(merchant.id, question.merchantId))
		.leftJoin(account, eq(account.id, question.accountId))
		.where(where)
		.orderBy(isOldestFirst ? asc(question.id) : desc(question.id))
		.$dynamic();
	return slice ? query.limit(slice.limit).offset(slice.offset) : query;
}
export type ListedQuestion = Awaited<ReturnType<typeof listQuestions>>[number];

/** Counts no further than to `questionsCountedMax`. */
export async function countQuestions(db: Queryable, where: SQL | undefined) {
	const counted = db
		.select({ id: question.id })
		.from(question)
		.where(where)
		.orderBy(asc(question.id))
		.limit(questionsCountedMax)
		.as("counted");
	const [row] = await db.select({ total: count() }).from(counted);
	return row?.total ?? 0;
}

/** The seller's first, then as they came. */
export function listAnswers(
	db: Queryable,
	questionIds: number[],
	isShownOnly: boolean,
) {
	return db
		.select({ answer, author })
		.from(answer)
		.leftJoin(account, eq(account.id, answer.accountId))
		.where(
			and(
				inArray(answer.questionId, questionIds),
				isShownOnly ? eq(answer.state, "shown") : undefined,
			),
		)
		.orderBy(desc(answer.isSellers), asc(answer.id));
}
export type ListedAnswer = Awaited<ReturnType<typeof listAnswers>>[number];

export const isId = (id: number) => eq(question.id, id);

export const isShownOf = (goodsId: number) =>
	and(eq(question.goodsId, goodsId), eq(question.state, "shown"));

export const isWaitingOf = (goodsId: number, accountIds: number[]) =>
	and(
		eq(question.goodsId, goodsId),
		inArray(question.accountId, accountIds),
		eq(question.state, "waiting"),
	);

/** Of all merchants where none is named. */
export const isOfMerchant = (
	merchantId: number | undefined,
	filter: "waiting" | "all",
) =>
	and(
		merchantId === undefined ? undefined : eq(question.merchantId, merchantId),
		filter === "waiting" ? sql`${question.waiting} > 0` : undefined,
	);

export const findQuestion = (db: Queryable, where: SQL | undefined) =>
	findRow(db, question, where);

export const lockQuestion = (tx: Transaction, where: SQL | undefined) =>
	lockRow(tx, question, where);

/** Once for the same words of the same shopper. */
export async function insertQuestion(
	tx: Transaction,
	row: typeof question.$inferInsert,
): Promise<void> {
	await tx.insert(question).values(row).onConflictDoNothing();
}

/** False where the question has one of theirs. */
export async function insertAnswer(
	tx: Transaction,
	row: typeof answer.$inferInsert,
): Promise<boolean> {
	const added = await tx
		.insert(answer)
		.values(row)
		.onConflictDoNothing()
		.returning({ id: answer.id });
	return added.length > 0;
}

export const countAnswers = (tx: Transaction, questionId: number) =>
	tx.$count(answer, eq(answer.questionId, questionId));

export async function updateQuestion(
	tx: Transaction,
	id: number,
	change: Partial<QuestionRow>,
): Promise<void> {
	await tx.update(question).set(change).where(isId(id));
}

/** Undefined where the question has no such answer. */
export async function setAnswerState(
	tx: Transaction,
	{ id, questionId }: { id: number; questionId: number },
	state: QuestionRow["state"],
) {
	const [row] = await tx
		.update(answer)
		.set({ state })
		.where(and(eq(answer.id, id), eq(answer.questionId, questionId)))
		.returning();
	return row;
}

/** Counts anew what waits to be looked at. */
export async function recount(tx: Transaction, ids: number[]): Promise<void> {
	await tx
		.update(question)
		.set({
			waiting: sql`case when ${question.state} = 'waiting' then 1 else 0 end + (
				select count(*) from ${answer}
				where ${answer.questionId} = ${question.id} and ${answer.state} = 'waiting')`,
		})
		.where(inArray(question.id, ids));
}

/** Who asked, for a letter: the address they have now. */
export async function findAsker(db: Database, accountId: number) {
	const [row] = await db
		.select({ email: account.email })
		.from(account)
		.where(eq(account.id, accountId));
	return row;
}
