import { boolean, jsonb, pgTable, uuid } from "drizzle-orm/pg-core";
import type { Localized } from "../../contract/locale";
import { moment, refersTo } from "../columns";
import { account } from "./account";

/** What somebody wants to buy, and what it cost when it was last shown. Holds nothing back; swept after a day. */
export const preOrder = pgTable("pre_order", {
	no: uuid().primaryKey(),
	accountId: refersTo("account_id", () => account.id, "cascade").notNull(),
	/** Whether its lines leave the cart when the order is made. */
	isFromCart: boolean("is_from_cart").notNull(),
	lines: jsonb()
		.$type<{ skuId: number; quantity: number; price: string }[]>()
		.notNull(),
	/** The group that is opened (without an id) or joined; null for whoever buys alone. */
	joins: jsonb().$type<WantedGroup>(),
	/** What the shopper saw last; null until a quote was shown. */
	shown: jsonb().$type<ShownQuote>(),
	createdAt: moment("created_at").notNull(),
});

export interface WantedGroup {
	offerId: number;
	groupId: number | null;
}

/** As much of a quote as it takes to say later what has changed. */
export interface ShownQuote {
	/** What it was worked out for; other choices come to other amounts. */
	choices: string;
	lines: { skuId: number; price: string; quantity: number }[];
	groups: { key: string; freight: string; storeId: number | null }[];
	coupons: { couponId: number; name: Localized; saving: string }[];
	pointsUsed: number;
}
