import { sql } from "drizzle-orm";
import {
	check,
	index,
	jsonb,
	pgTable,
	smallint,
	text,
} from "drizzle-orm/pg-core";
import type { LocaleCode } from "../../contract/locale";
import type { ReviewGrade } from "../../contract/sales/review";
import { id, moment, refersTo } from "../columns";
import { account } from "./account";
import { goods, type OptionValue } from "./goods";
import { orderLine } from "./order";

/** The mean of both scores, rounded half up to a whole star. */
const meanStars = sql.raw("(quality_stars + service_stars + 1) / 2");

/** What a buyer says about a goods. Its scores count in the goods' rating: whoever adds one does both at once. */
export const review = pgTable(
	"review",
	{
		id: id(),
		goodsId: refersTo("goods_id", () => goods.id).notNull(),
		/** What it is about, once; null for the sample shop's. */
		orderLineId: refersTo("order_line_id", () => orderLine.id).unique(),
		/** Who wrote it; null for the sample shop's, and once the account is gone. */
		accountId: refersTo("account_id", () => account.id, "set null"),
		/** In full, as it was when the review was written; only its mask leaves the gateway. */
		nickname: text().notNull(),
		qualityStars: smallint("quality_stars").notNull(),
		serviceStars: smallint("service_stars").notNull(),
		stars: smallint().notNull().generatedAlwaysAs(meanStars),
		grade: text()
			.$type<ReviewGrade>()
			.notNull()
			.generatedAlwaysAs(
				sql`case when ${meanStars} >= 4 then 'good' when ${meanStars} = 3 then 'medium' else 'bad' end`,
			),
		text: text().notNull(),
		locale: text().$type<LocaleCode>().notNull(),
		images: text().array().notNull(),
		/** What was chosen, in the words of that day: the sku may change or go. */
		options: jsonb().$type<Record<string, OptionValue>>().notNull(),
		createdAt: moment("created_at").notNull(),
		reply: text(),
		repliedAt: moment("replied_at"),
	},
	(table) => {
		// Made anew each time: an index takes the order off the columns it is given.
		const newestFirst = () =>
			[
				table.createdAt.desc().nullsFirst(),
				table.id.desc().nullsFirst(),
			] as const;
		// Every list is one goods in one order, so that each page of it is read off an index.
		return [
			check(
				"review_stars_one_to_five",
				sql`${table.qualityStars} between 1 and 5 and ${table.serviceStars} between 1 and 5`,
			),
			check(
				"review_pictures_at_most_five",
				sql`cardinality(${table.images}) <= 5`,
			),
			check(
				"review_reply_has_a_time",
				sql`(${table.reply} is null) = (${table.repliedAt} is null)`,
			),
			/** What waits for a reply of the merchant. */
			index("review_unanswered")
				.on(table.goodsId, table.id)
				.where(sql`${table.reply} is null`),
			index("review_account").on(table.accountId, ...newestFirst()),
			index("review_goods").on(table.goodsId, ...newestFirst()),
			index("review_goods_grade").on(
				table.goodsId,
				table.grade,
				...newestFirst(),
			),
			index("review_goods_picture")
				.on(table.goodsId, ...newestFirst())
				.where(sql`cardinality(${table.images}) > 0`),
		];
	},
);
