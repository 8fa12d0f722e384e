import { date, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "../columns";

/** Backups that the shop makes by itself: one row a night, by which one process of all takes it. */
export const backup = pgTable("backup", {
	/** Of Hong Kong's calendar. */
	night: date().primaryKey(),
	begunAt: moment("begun_at").notNull(),
	/** Null while it is made, and of one whose process died. */
	endedAt: moment("ended_at"),
	/** Null of one that is whole. */
	failure: text(),
});
