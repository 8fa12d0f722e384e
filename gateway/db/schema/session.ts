import {
	bigint,
	index,
	integer,
	pgTable,
	text,
	uuid,
	varchar,
} from "drizzle-orm/pg-core";
import { loginStrategies, qrStates } from "../../contract/identity/login";
import { moment, refersTo } from "../columns";
import { account } from "./account";

/** One sign-in. A token is worth what its row says: a row that ended makes it worthless at once. */
export const session = pgTable(
	"session",
	{
		id: uuid().primaryKey(),
		accountId: refersTo("account_id", () => account.id, "cascade").notNull(),
		strategy: text({ enum: loginStrategies }).notNull(),
		/** The browser as it calls itself, shortened; shown to the shopper only. */
		userAgent: text("user_agent").notNull(),
		createdAt: moment("created_at").notNull(),
		/** To the minute or so: it is not written with every call. */
		lastSeenAt: moment("last_seen_at").notNull(),
		expiresAt: moment("expires_at").notNull(),
		endedAt: moment("ended_at"),
		/** When its account's second factor was last proven in it. */
		provenAt: moment("proven_at"),
	},
	(table) => [index("session_account").on(table.accountId, table.createdAt)],
);

/** A code that was sent. Only the newest of a target and purpose counts. */
export const loginCode = pgTable(
	"login_code",
	{
		id: uuid().primaryKey(),
		/** Phone with country code, e-mail in small letters, or the number of an order. */
		target: text().notNull(),
		/**
		 * To sign in, register or bind; to choose a new password; to prove who sits there; to see an order; to apply for a
		 * shop; to sign in with a password that was guessed at.
		 */
		purpose: text({
			enum: [
				"phone",
				"email",
				"reset",
				"account",
				"order",
				"merchant",
				"password",
			],
		}).notNull(),
		/** Keyed, so that the table alone does not tell the six digits. */
		codeHash: text("code_hash").notNull(),
		triesLeft: integer("tries_left").notNull(),
		createdAt: moment("created_at").notNull(),
		expiresAt: moment("expires_at").notNull(),
		usedAt: moment("used_at"),
	},
	(table) => [
		index("login_code_target").on(
			table.target,
			table.purpose,
			table.createdAt.desc().nullsFirst(),
		),
		index("login_code_age").on(table.createdAt),
	],
);

/** A sign-in by QR code: shown on one device, confirmed on another that is signed in. */
export const loginTicket = pgTable(
	"login_ticket",
	{
		/** What the QR code says; whoever confirms sends it. */
		id: uuid().primaryKey(),
		/** Known to the device that shows the code alone: only it collects the session. */
		claimHash: text("claim_hash").notNull(),
		state: text({ enum: qrStates }).notNull(),
		/** The browser that shows the code, as it calls itself; shown to whoever is to let it in. */
		userAgent: text("user_agent").notNull(),
		/** Who scanned it. */
		accountId: refersTo("account_id", () => account.id, "cascade"),
		createdAt: moment("created_at").notNull(),
		expiresAt: moment("expires_at").notNull(),
	},
	(table) => [index("login_ticket_age").on(table.createdAt)],
);

/** Counters of `http/limits`, kept here where there is no Redis; its columns are rate-limiter-flexible's. */
export const rateLimit = pgTable("rate_limit", {
	key: varchar({ length: 255 }).primaryKey(),
	points: integer().notNull().default(0),
	/** Milliseconds since 1970. */
	expire: bigint({ mode: "number" }),
});
