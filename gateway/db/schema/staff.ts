import { sql } from "drizzle-orm";
import { jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { scopes } from "../../contract/identity/user";
import type { Localized } from "../../contract/locale";
import { staffPermissions } from "../../contract/permission";
import { id, money } from "../columns";

/** A named set of permissions. Owners have none: they may do everything. */
export const staffRole = pgTable("staff_role", {
	id: id(),
	/** Whether operators have it, or the staff of merchants, of whichever. */
	scope: text({ enum: scopes }).notNull(),
	name: jsonb().$type<Localized>().notNull(),
	permissions: text({ enum: staffPermissions })
		.array()
		.notNull()
		.default(sql`'{}'`),
	/** Up to which amount a refund may be decided; null for any. */
	refundMax: money("refund_max"),
});
