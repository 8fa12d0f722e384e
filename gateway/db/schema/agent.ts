import {
	index,
	integer,
	jsonb,
	pgTable,
	text,
	uuid,
} from "drizzle-orm/pg-core";
import type { LocaleCode } from "../../contract/locale";
import type {
	AgentBuyer,
	AgentDestination,
} from "../../contract/sales/agent-cart";
import { moment } from "../columns";

/** A cart or a checkout that a program fills for somebody. Holds nothing back; swept when it expires. */
export const agentSession = pgTable(
	"agent_session",
	{
		/** Of the id that its program and its shopper have. */
		idHash: text("id_hash").primaryKey(),
		kind: text().$type<"cart" | "checkout">().notNull(),
		/** The host by which its program named itself. */
		agent: text().notNull(),
		content: jsonb().$type<AgentContent>().notNull(),
		/** Of a checkout that was made of a cart: the hash of its id, and how often that was done before. */
		cartHash: text("cart_hash"),
		round: integer(),
		/** Of a checkout alone: a cart that is cancelled is gone. */
		cancelledAt: moment("cancelled_at"),
		createdAt: moment("created_at").notNull(),
		expiresAt: moment("expires_at").notNull(),
	},
	(table) => [
		index("agent_session_expires").on(table.expiresAt),
		index("agent_session_cart").on(table.cartHash),
		index("agent_session_agent").on(table.agent, table.createdAt),
	],
);

export interface AgentContent {
	/** As they were asked for, each variant once; null for what is none. */
	lines: { item: string; skuId: number | null; quantity: number }[];
	locale: LocaleCode;
	buyer?: AgentBuyer;
	/** Of a checkout: where it goes … */
	destination?: AgentDestination & { id: string };
	/** … by which option, by group … */
	options?: Record<string, string>;
	/** … codes that were given in vain … */
	codes?: string[];
	/** … and what it was said to come to when it was put together, in cents. */
	shown?: number;
}

/** What changed something, by the key that its program gave it; the answer can be read with that key alone. */
export const agentCommand = pgTable(
	"agent_command",
	{
		keyHash: text("key_hash").primaryKey(),
		askedHash: text("asked_hash").notNull(),
		sealed: text().notNull(),
		createdAt: moment("created_at").notNull(),
	},
	(table) => [index("agent_command_created").on(table.createdAt)],
);

/** Which checkout a pre-order, and the order that became of it, came from. */
export const agentHandover = pgTable(
	"agent_handover",
	{
		preOrderNo: uuid("pre_order_no").primaryKey(),
		checkoutHash: text("checkout_hash").notNull(),
		agent: text().notNull(),
		createdAt: moment("created_at").notNull(),
	},
	(table) => [
		index("agent_handover_checkout").on(table.checkoutHash),
		index("agent_handover_agent").on(table.agent),
	],
);

/** Hosts whose programs are refused, by an operator. */
export const refusedAgent = pgTable("refused_agent", {
	host: text().primaryKey(),
	refusedAt: moment("refused_at").notNull(),
});

/** Where programs of a host hear what becomes of their orders, by an operator. */
export const agentWebhook = pgTable("agent_webhook", {
	host: text().primaryKey(),
	url: text().notNull(),
	since: moment("since").notNull(),
});

/** What was handed over by a host that hears of it. */
export const agentListening = pgTable(
	"agent_listening",
	{
		preOrderNo: uuid("pre_order_no").primaryKey(),
		host: text().notNull(),
		/** The id of its checkout, under a key made of TOKEN_SECRET: by it the program knows the order. */
		sealedId: text("sealed_id").notNull(),
		/** Of how many changes it has heard. */
		notified: integer().notNull().default(0),
		createdAt: moment("created_at").notNull(),
	},
	(table) => [index("agent_listening_created").on(table.createdAt)],
);
