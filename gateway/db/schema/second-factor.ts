import { sql } from "drizzle-orm";
import {
	bigint,
	check,
	index,
	integer,
	pgTable,
	primaryKey,
	text,
	uniqueIndex,
	uuid,
} from "drizzle-orm/pg-core";
import { factorKinds } from "../../contract/identity/second-factor-terms";
import { bytea, id, moment, refersTo } from "../columns";
import { account } from "./account";
import { session } from "./session";

/** A passkey, or the secret of an app that shows codes. */
export const secondFactor = pgTable(
	"second_factor",
	{
		id: id(),
		accountId: refersTo("account_id", () => account.id, "cascade").notNull(),
		kind: text({ enum: factorKinds }).notNull(),
		/** As its owner calls it. */
		name: text().notNull(),
		/** Of a passkey, in base64url. */
		credentialId: text("credential_id").unique(),
		/** In COSE. */
		publicKey: bytea("public_key"),
		/** How often the passkey was used, where it counts. */
		counter: bigint({ mode: "number" }),
		transports: text().array(),
		/** Of an app, encrypted; `seal.ts` opens it. */
		sealedSecret: bytea("sealed_secret"),
		/** The latest step of time whose code was taken: none is taken twice. */
		lastStep: integer("last_step"),
		createdAt: moment("created_at").notNull(),
		lastUsedAt: moment("last_used_at"),
	},
	(table) => [
		index("second_factor_account").on(table.accountId),
		uniqueIndex("second_factor_totp")
			.on(table.accountId)
			.where(sql`${table.kind} = 'totp'`),
		check(
			"second_factor_is_whole",
			sql`case ${table.kind}
				when 'passkey' then num_nulls(${table.credentialId}, ${table.publicKey}, ${table.counter}) = 0
				else num_nulls(${table.sealedSecret}, ${table.lastStep}) = 0 end`,
		),
	],
);

/** Opens once where the factors are out of reach. A hash is enough: nobody guesses eighty bits. */
export const recoveryCode = pgTable(
	"recovery_code",
	{
		accountId: refersTo("account_id", () => account.id, "cascade").notNull(),
		codeHash: text("code_hash").notNull(),
		usedAt: moment("used_at"),
	},
	(table) => [primaryKey({ columns: [table.accountId, table.codeHash] })],
);

/** What a session was asked and has not answered: a challenge of WebAuthn, or the secret of an app that is being added. */
export const factorChallenge = pgTable(
	"factor_challenge",
	{
		sessionId: uuid("session_id")
			.notNull()
			.references(() => session.id, { onDelete: "cascade" }),
		purpose: text({ enum: ["passkey", "totp", "proof"] }).notNull(),
		/** The challenge, or the encrypted secret, in base64url. */
		value: text().notNull(),
		expiresAt: moment("expires_at").notNull(),
	},
	(table) => [primaryKey({ columns: [table.sessionId, table.purpose] })],
);
