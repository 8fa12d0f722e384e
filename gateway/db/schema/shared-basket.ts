import { sql } from "drizzle-orm";
import {
	check,
	index,
	integer,
	pgTable,
	primaryKey,
	smallint,
	text,
	unique,
} from "drizzle-orm/pg-core";
import { quantityMax } from "../../contract/sales/cart";
import { id, moment, money, refersTo } from "../columns";
import { account } from "./account";
import { sku } from "./goods";

/** A basket that several accounts fill and one pays for. */
export const sharedBasket = pgTable(
	"shared_basket",
	{
		id: id(),
		ownerId: refersTo("owner_id", () => account.id, "cascade").notNull(),
		/** Of its link; whoever reads the table cannot come in. */
		tokenHash: text("token_hash").notNull().unique(),
		version: integer().notNull().default(1),
		/** When something was last done to it. */
		usedAt: moment("used_at").notNull(),
		/** Who pays, and since when; null again where that account is gone. */
		takenBy: refersTo("taken_by", () => account.id, "set null"),
		takenAt: moment("taken_at"),
		createdAt: moment("created_at").notNull(),
	},
	(table) => [
		index("shared_basket_owner").on(table.ownerId),
		index("shared_basket_used").on(table.usedAt),
		index("shared_basket_taken_by")
			.on(table.takenBy)
			.where(sql`${table.takenBy} is not null`),
	],
);

export const sharedBasketMember = pgTable(
	"shared_basket_member",
	{
		id: id(),
		basketId: refersTo("basket_id", () => sharedBasket.id, "cascade").notNull(),
		accountId: refersTo("account_id", () => account.id, "cascade").notNull(),
		joinedAt: moment("joined_at").notNull(),
	},
	(table) => [
		unique("shared_basket_member_once").on(table.basketId, table.accountId),
		index("shared_basket_member_account").on(table.accountId),
	],
);

export const sharedBasketLine = pgTable(
	"shared_basket_line",
	{
		memberId: refersTo(
			"member_id",
			() => sharedBasketMember.id,
			"cascade",
		).notNull(),
		skuId: refersTo("sku_id", () => sku.id, "cascade").notNull(),
		quantity: smallint().notNull(),
		addedAt: moment("added_at").notNull(),
		/** How many of them were had, at which price, when the basket was taken; null while it is open. */
		takenPieces: smallint("taken_pieces"),
		takenPrice: money("taken_price"),
	},
	(table) => [
		primaryKey({ columns: [table.memberId, table.skuId] }),
		index("shared_basket_line_sku").on(table.skuId),
		check(
			"shared_basket_line_quantity",
			sql`${table.quantity} between 1 and ${sql.raw(String(quantityMax))}`,
		),
	],
);
