import { and, asc, eq } from "drizzle-orm";
import type { Database, Queryable, Transaction } from "../../../db/client";
import { findRow, insertRow, lockRow } from "../../../db/one-row";
import { answerTime, readyAnswer } from "../../../db/schema/answering";
import { merchant } from "../../../db/schema/merchant";
import { site } from "../../../db/schema/site";

/** Held by whoever changes how this staff answers, against colleagues who do. */
export async function holdStaff(
	tx: Transaction,
	staffOf: number,
): Promise<void> {
	const held = staffOf === 0 ? site : merchant;
	await tx
		.select({ id: held.id })
		.from(held)
		.where(eq(held.id, staffOf || 1))
		.for("no key update");
}

export type ReadyAnswerRow = typeof readyAnswer.$inferSelect;
type Words = Pick<ReadyAnswerRow, "title" | "text">;

const isStaffs = (staffOf: number) => eq(readyAnswer.staffOf, staffOf);

export const listReadyAnswers = (db: Database, staffOf: number) =>
	db
		.select({
			id: readyAnswer.id,
			title: readyAnswer.title,
			text: readyAnswer.text,
		})
		.from(readyAnswer)
		.where(isStaffs(staffOf))
		.orderBy(asc(readyAnswer.title), asc(readyAnswer.id));

export const countReadyAnswers = (tx: Transaction, staffOf: number) =>
	tx.$count(readyAnswer, isStaffs(staffOf));

export const lockReadyAnswer = (
	tx: Transaction,
	{ id, staffOf }: Pick<ReadyAnswerRow, "id" | "staffOf">,
) => lockRow(tx, readyAnswer, and(eq(readyAnswer.id, id), isStaffs(staffOf)));

export const insertReadyAnswer = (
	tx: Transaction,
	row: Words & { staffOf: number },
) => insertRow(tx, readyAnswer, row);

export async function updateReadyAnswer(
	tx: Transaction,
	id: number,
	words: Words,
): Promise<void> {
	await tx.update(readyAnswer).set(words).where(eq(readyAnswer.id, id));
}

export async function deleteReadyAnswer(
	tx: Transaction,
	id: number,
): Promise<void> {
	await tx.delete(readyAnswer).where(eq(readyAnswer.id, id));
}

export const findAnswerTime = (db: Queryable, staffOf: number) =>
	findRow(db, answerTime, eq(answerTime.staffOf, staffOf));

export async function putAnswerTime(
	tx: Transaction,
	{ staffOf, ...said }: typeof answerTime.$inferSelect,
): Promise<void> {
	await tx
		.insert(answerTime)
		.values({ staffOf, ...said })
		.onConflictDoUpdate({ target: answerTime.staffOf, set: said });
}
