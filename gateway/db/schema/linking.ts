import { index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { LinkScope } from "../../contract/identity/linking-terms";
import { id, moment, refersTo } from "../columns";
import { account } from "./account";

/** Programs to which shoppers may link their accounts, as an operator entered them. */
export const linkClient = pgTable("link_client", {
	/** Its client id too. */
	host: text().primaryKey(),
	/** What shoppers read. */
	name: text().notNull(),
	redirectUris: jsonb("redirect_uris").$type<string[]>().notNull(),
	/** A JWK as text; null for a program that can keep no secret. */
	publicKey: text("public_key"),
	createdAt: moment("created_at").notNull(),
});

/** What a shopper allowed a program, once. It ends with its last token, which goes with it. */
export const accountLink = pgTable(
	"account_link",
	{
		id: id(),
		accountId: refersTo("account_id", () => account.id, "cascade").notNull(),
		host: text()
			.references(() => linkClient.host, { onDelete: "cascade" })
			.notNull(),
		scopes: jsonb().$type<LinkScope[]>().notNull(),
		createdAt: moment("created_at").notNull(),
		/** To the hour. */
		usedAt: moment("used_at"),
	},
	(table) => [
		index("account_link_account").on(table.accountId),
		index("account_link_host").on(table.host),
	],
);

/** What opens a link, of which the database has the hash. */
export const linkToken = pgTable(
	"link_token",
	{
		hash: text().primaryKey(),
		linkId: refersTo("link_id", () => accountLink.id, "cascade").notNull(),
		kind: text().$type<"code" | "access" | "refresh">().notNull(),
		/** Of a code: where it was sent, … */
		redirectUri: text("redirect_uri"),
		/** … and the hash of what whoever began has kept. */
		challenge: text(),
		/** Codes and refresh tokens are good for once. */
		spentAt: moment("spent_at"),
		expiresAt: moment("expires_at").notNull(),
	},
	(table) => [
		index("link_token_link").on(table.linkId),
		index("link_token_expires").on(table.expiresAt),
	],
);
