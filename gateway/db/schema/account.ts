import { sql } from "drizzle-orm";
import {
	check,
	index,
	integer,
	pgTable,
	primaryKey,
	text,
	uniqueIndex,
	uuid,
} from "drizzle-orm/pg-core";
import { accountKinds, scopes } from "../../contract/identity/user";
import type { LocaleCode } from "../../contract/locale";
import { id, moment, refersTo } from "../columns";
import { merchant } from "./merchant";
import { staffRole } from "./staff";

/**
 * A shopper. A member owns its e-mail and phone, alone; a tourist's are mere contact, so many tourists may give the
 * same and none of them opens the member's account.
 */
export const account = pgTable(
	"account",
	{
		id: id(),
		kind: text({ enum: accountKinds }).notNull(),
		nickname: text().notNull(),
		/** Path of a stored picture; null for the drawn one. */
		avatar: text(),
		/** With country code, such as "+85291234567". */
		phone: text(),
		/** In small letters. */
		email: text(),
		/** Argon2id; null for those who sign in by code or by another service. */
		passwordHash: text("password_hash"),
		scope: text({ enum: scopes }).array().notNull().default(sql`'{}'`),
		/** Whose staff it is. */
		merchantId: refersTo("merchant_id", () => merchant.id),
		/** What its scope is narrowed to; null for owners, and for all staff from before there were roles. */
		roleId: refersTo("role_id", () => staffRole.id),
		/** When its owner was last notified that many passwords were tried. */
		guessesNotifiedAt: moment("guesses_notified_at"),
		/** Since when its password is enough with a code alone; null again with a new password. */
		codeAskedAt: moment("code_asked_at"),
		/** In which mails are written. */
		locale: text().$type<LocaleCode>().notNull(),
		createdAt: moment("created_at").notNull(),
		/** Since when staff keep it out; it is not signed in to and its sessions have ended. */
		blockedAt: moment("blocked_at"),
		/** Set when the shopper deleted it; name and contact are gone by then. */
		deletedAt: moment("deleted_at"),
		/** The member that took over what this tourist ordered. */
		adoptedBy: integer("adopted_by"),
	},
	(table) => [
		uniqueIndex("account_member_email")
			.on(table.email)
			.where(sql`${table.kind} = 'member'`),
		uniqueIndex("account_member_phone")
			.on(table.phone)
			.where(sql`${table.kind} = 'member'`),
		index("account_tourist_email")
			.on(table.email)
			.where(sql`${table.kind} = 'tourist'`),
		index("account_staff")
			.on(table.id)
			.where(sql`cardinality(${table.scope}) > 0`),
		index("account_member_nickname")
			.on(sql`lower(${table.nickname}) text_pattern_ops`)
			.where(sql`${table.kind} = 'member'`),
		index("account_adopted_by")
			.on(table.adoptedBy)
			.where(sql`${table.adoptedBy} is not null`),
		/** All members, the latest of them first. */
		index("account_member")
			.on(table.id)
			.where(sql`${table.kind} = 'member' and ${table.deletedAt} is null`)
			.concurrently(),
		index("account_blocked")
			.on(table.id)
			.where(sql`${table.blockedAt} is not null`)
			.concurrently(),
		index("account_deleted")
			.on(table.id)
			.where(sql`${table.deletedAt} is not null`),
		check(
			"account_email_in_small_letters",
			sql`${table.email} = lower(${table.email})`,
		),
	],
);

/** Who an account is at another service. */
export const socialIdentity = pgTable(
	"social_identity",
	{
		provider: text({ enum: ["facebook", "twitter"] }).notNull(),
		/** The other service's own id of the person. */
		subject: text().notNull(),
		accountId: refersTo("account_id", () => account.id, "cascade").notNull(),
	},
	(table) => [primaryKey({ columns: [table.provider, table.subject] })],
);

/** What another service gave us to finish a sign-in with; its secret never leaves the gateway. */
export const socialHandle = pgTable("social_handle", {
	handle: uuid().primaryKey(),
	requestToken: text("request_token").notNull().unique(),
	tokenSecret: text("token_secret").notNull(),
	createdAt: moment("created_at").notNull(),
});
