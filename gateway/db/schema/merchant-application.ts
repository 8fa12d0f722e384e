import { sql } from "drizzle-orm";
import { date, index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { LocaleCode } from "../../contract/locale";
import { shopTypes } from "../../contract/marketplace/merchant";
import { applicationStates } from "../../contract/marketplace/merchant-application-terms";
import { id, moment, refersTo } from "../columns";
import { account } from "./account";
import { category } from "./category";
import { merchant } from "./merchant";

/** An application for a shop, as it was sent: whoever applies again adds a row. */
export const merchantApplication = pgTable(
	"merchant_application",
	{
		id: id(),
		accountId: refersTo("account_id", () => account.id).notNull(),
		state: text({ enum: applicationStates }).notNull(),
		companyName: text("company_name").notNull(),
		realName: text("real_name").notNull(),
		countryCode: text("country_code").notNull(),
		/** Without the country's code. */
		phone: text().notNull(),
		email: text().notNull(),
		/** Null once the shop gave it up. */
		categoryId: refersTo("category_id", () => category.id, "set null"),
		type: text({ enum: shopTypes }).notNull(),
		images: text().array().notNull(),
		/** In which the applicant applied and is answered. */
		locale: text().$type<LocaleCode>().notNull(),
		appliedAt: moment("applied_at").notNull(),
		answerBy: date("answer_by").notNull(),
		decidedAt: moment("decided_at"),
		reason: text(),
		merchantId: refersTo("merchant_id", () => merchant.id, "set null"),
	},
	(table) => [
		uniqueIndex("merchant_application_open")
			.on(table.accountId)
			.where(sql`${table.state} = 'pending'`),
		index("merchant_application_account").on(table.accountId, table.id),
		index("merchant_application_state").on(table.state, table.id),
	],
);
