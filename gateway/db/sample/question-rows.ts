import type { Client } from "pg";
import { answer, question } from "../schema/question";
import { samplePasswordHash } from "./accounts";
import type { CategoryIndex } from "./category-rows";
import { CatalogueInUseError } from "./empty-catalogue";
import type { SampleFiles } from "./files";
import { insertRows } from "./insert-rows";
import { listNamedGoods } from "./named-goods";

/** Refuses to replace a catalogue about which others than the sample accounts have asked or answered. */
export async function refuseAsked(client: Client): Promise<void> {
	const { rows } = await client.query<{ asked: boolean }>(
		`select exists (
			select from (select account_id from question union all select account_id from answer) written
			join account on account.id = account_id
			where password_hash is distinct from $1
		) as asked`,
		[samplePasswordHash],
	);
	if (rows[0]?.asked)
		throw new CatalogueInUseError(
			"The catalogue was not replaced: shoppers have asked about its goods. Use an empty database.",
		);
}

/** All are shown. Those of sample accounts are theirs where these are in the shop. */
export async function insertQuestions(
	client: Client,
	files: SampleFiles,
	categories: CategoryIndex,
): Promise<void> {
	const named = listNamedGoods(files, categories);
	const known = await listSampleIds(client);
	const idOf = (accountId: number | undefined) =>
		accountId !== undefined && known.has(accountId) ? accountId : null;
	const shown = { state: "shown" } as const;
	const questions = files.questions.map((asked, index) => {
		const at = named.findIndex(({ seed }) => seed.key === asked.goods);
		return {
			...shown,
			id: index + 1,
			accountId: idOf(asked.asker),
			text: asked.text,
			locale: asked.locale,
			createdAt: new Date(asked.at),
			goodsId: at + 1,
			merchantId: named[at]?.merchantId ?? 0,
			waiting: 0,
			toldAt: new Date(asked.answers[0]?.at ?? asked.at),
		};
	});
	await insertRows(client, question, questions);
	const answers = files.questions.flatMap((asked, index) =>
		asked.answers.map((given) => ({
			...shown,
			questionId: index + 1,
			accountId: idOf(given.account),
			text: given.text,
			locale: given.locale,
			createdAt: new Date(given.at),
			isSellers: given.buyer !== true,
		})),
	);
	await insertRows(
		client,
		answer,
		answers.map((row, at) => ({ id: at + 1, ...row })),
	);
}

async function listSampleIds(client: Client): Promise<Set<number>> {
	const { rows } = await client.query<{ id: number }>(
		"select id from account where password_hash = $1",
		[samplePasswordHash],
	);
	return new Set(rows.map(({ id }) => id));
}
