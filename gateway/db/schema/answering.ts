import {
	date,
	index,
	integer,
	jsonb,
	pgTable,
	text,
} from "drizzle-orm/pg-core";
import type { Localized } from "../../contract/locale";
import type { DayHours } from "../../contract/values";
import { id } from "../columns";

/** Whose staff it is of: a merchant's by its id, the shop's own by 0. */
const staffOf = () => integer("staff_of");

/** A text that staff keep, to be put into an answer. */
export const readyAnswer = pgTable(
	"ready_answer",
	{
		id: id(),
		staffOf: staffOf().notNull(),
		title: text().notNull(),
		text: text().notNull(),
	},
	(table) => [index("ready_answer_staff").on(table.staffOf, table.id)],
);

/** When staff answer. */
export const answerTime = pgTable("answer_time", {
	staffOf: staffOf().primaryKey(),
	/** Seven days from Monday on, of the shop's own service; a merchant's stand with the merchant. */
	hours: jsonb().$type<DayHours[]>(),
	/** The day of Hong Kong's calendar on which they answer again; null while nobody is away. */
	awayUntil: date("away_until"),
	awayText: jsonb("away_text").$type<Localized>(),
});
