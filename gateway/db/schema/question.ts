import { sql } from "drizzle-orm";
import {
	boolean,
	index,
	pgTable,
	smallint,
	text,
	uniqueIndex,
} from "drizzle-orm/pg-core";
import { publicationStates } from "../../contract/care/question-terms";
import type { LocaleCode } from "../../contract/locale";
import { id, moment, refersTo } from "../columns";
import { account } from "./account";
import { goods } from "./goods";
import { merchant } from "./merchant";

/** What somebody wrote for everybody, shown once staff have looked at it. */
const written = () => ({
	id: id(),
	/** Null once the account is gone. */
	accountId: refersTo("account_id", () => account.id, "set null"),
	text: text().notNull(),
	locale: text().$type<LocaleCode>().notNull(),
	state: text({ enum: publicationStates }).notNull().default("waiting"),
	createdAt: moment("created_at").notNull(),
});

export const question = pgTable(
	"question",
	{
		...written(),
		goodsId: refersTo("goods_id", () => goods.id).notNull(),
		/** Whose goods they are, so that each list is read off one index. */
		merchantId: refersTo("merchant_id", () => merchant.id).notNull(),
		/** How much of it nobody has looked at: itself, and its answers. */
		waiting: smallint().notNull().default(1),
		/** When who asked was written to, once. */
		toldAt: moment("told_at"),
	},
	(table) => [
		/** Asked twice by the same, it is one question. */
		uniqueIndex("question_once").on(
			table.goodsId,
			table.accountId,
			sql`md5(${table.text})`,
		),
		index("question_goods_shown")
			.on(table.goodsId, table.id)
			.where(sql`${table.state} = 'shown'`),
		index("question_account").on(table.accountId),
		index("question_merchant").on(table.merchantId, table.id),
		index("question_merchant_waiting")
			.on(table.merchantId, table.id)
			.where(sql`${table.waiting} > 0`),
		index("question_waiting").on(table.id).where(sql`${table.waiting} > 0`),
	],
);

export const answer = pgTable(
	"answer",
	{
		...written(),
		questionId: refersTo("question_id", () => question.id, "cascade").notNull(),
		isSellers: boolean("is_sellers").notNull(),
	},
	(table) => [
		index("answer_question").on(table.questionId),
		index("answer_account").on(table.accountId),
		uniqueIndex("answer_sellers_once")
			.on(table.questionId)
			.where(sql`${table.isSellers}`),
		uniqueIndex("answer_buyers_once")
			.on(table.questionId, table.accountId)
			.where(sql`not ${table.isSellers}`),
	],
);
