import { cacheTags } from "../../../contract/cache-tags";
import type { Transaction } from "../../../db/client";
import type { Ctx } from "../../../http/context";
import { hongKongTime } from "../../../http/hong-kong-time";
import { enqueueEffect } from "../../platform/outbox/service";
import * as repository from "./account-repository";
import { recount } from "./repository";

/** What an account asked and answered, shown or not. */
export async function exportQuestions({ db }: Ctx, accountId: number) {
	const [questions, answers] = await repository.listWrittenBy(db, accountId);
	const present = <Row extends { createdAt: Date }>(row: Row) => ({
		...row,
		createdAt: hongKongTime(row.createdAt),
	});
	return { questions: questions.map(present), answers: answers.map(present) };
}

/** What is shown stays, without a name; what nobody else has read goes. */
export async function forgetQuestions(tx: Transaction, accountId: number) {
	await recount(tx, await repository.deleteUnshown(tx, accountId));
	const tags = (await repository.disown(tx, accountId)).map(cacheTags.goods);
	if (tags.length > 0) await enqueueEffect(tx, "cache-tags", { tags });
}

/** A member has the tourist's; what both wrote stays the member's. */
export const adoptQuestions = repository.moveWritten;
