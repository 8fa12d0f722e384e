import { index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { AuditAction } from "../../contract/platform/audit-terms";
import { id, moment, refersTo } from "../columns";
import { account } from "./account";

/** One change by staff or an operator. Rows are added and never changed. */
export const auditEntry = pgTable(
	"audit_entry",
	{
		id: id(),
		at: moment("at").notNull(),
		/** Null for a command typed on the shop's own machine. */
		accountId: refersTo("account_id", () => account.id),
		/** Null for what belongs to the whole shop. It outlives what it names. */
		merchantId: integer("merchant_id"),
		action: text().$type<AuditAction>().notNull(),
		target: text().notNull(),
		changes: jsonb()
			.$type<{ field: string; before: string; after: string }[]>()
			.notNull(),
		requestId: text("request_id").notNull(),
	},
	(table) => [
		index("audit_entry_merchant").on(table.merchantId, table.id),
		index("audit_entry_action").on(table.action, table.id),
	],
);
