import { sql } from "drizzle-orm";
import { integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { scopes } from "../../contract/identity/user";
import type { LocaleCode } from "../../contract/locale";
import { id, moment, refersTo } from "../columns";
import { account } from "./account";
import { merchant } from "./merchant";
import { staffRole } from "./staff";

/** An invitation to work here. Its link is good until it is used, withdrawn, sent anew or over. */
export const staffInvitation = pgTable(
	"staff_invitation",
	{
		id: id(),
		/** In small letters. */
		email: text().notNull(),
		scope: text({ enum: scopes }).notNull(),
		/** Whose staff, for the scope `merchant`. */
		merchantId: refersTo("merchant_id", () => merchant.id, "cascade"),
		/** The same, nought for the shop: one address has one open invitation to each place. */
		place: integer().notNull(),
		/** Null makes an owner. */
		roleId: refersTo("role_id", () => staffRole.id, "cascade"),
		locale: text().$type<LocaleCode>().notNull(),
		/** Of the token in the link, which nobody keeps. */
		tokenHash: text("token_hash").notNull().unique(),
		sentAt: moment("sent_at").notNull(),
		/** With whose rights; null where the shop itself did, or a release that kept nobody. */
		sentBy: refersTo("sent_by", () => account.id, "cascade"),
		timesSent: integer("times_sent").notNull().default(1),
		expiresAt: moment("expires_at").notNull(),
		/** When it was accepted or withdrawn. */
		closedAt: moment("closed_at"),
	},
	(table) => [
		uniqueIndex("staff_invitation_open")
			.on(table.email, table.place)
			.where(sql`${table.closedAt} is null`),
	],
);
