import { sql } from "drizzle-orm";
import { check, integer, pgTable } from "drizzle-orm/pg-core";
import { moment } from "../columns";

/** When the shop got its first operator, and when it opened: one row at most. */
export const opening = pgTable(
	"opening",
	{
		id: integer().primaryKey().default(1),
		claimedAt: moment("claimed_at"),
		openedAt: moment("opened_at"),
	},
	(table) => [check("opening_is_one_row", sql`${table.id} = 1`)],
);
