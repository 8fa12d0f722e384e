import { sql } from "drizzle-orm";
import {
	check,
	index,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	smallint,
	text,
	timestamp,
} from "drizzle-orm/pg-core";
import { activityStates } from "../../contract/content/activity-terms";
import type { Localized } from "../../contract/locale";
import { goods } from "./goods";

/** A themed collection of goods for some time. */
export const activity = pgTable(
	"activity",
	{
		id: integer().primaryKey().generatedByDefaultAsIdentity(),
		name: jsonb().$type<Localized>().notNull(),
		description: jsonb().$type<Localized>().notNull(),
		image: text().notNull(),
		startsAt: timestamp("starts_at", { withTimezone: true }).notNull(),
		/** From then on it is over. */
		endsAt: timestamp("ends_at", { withTimezone: true }).notNull(),
		/** What stored pages were last told; the clock alone says what it is. */
		announcedState: text("announced_state", { enum: activityStates }).notNull(),
	},
	(table) => [
		check("activity_ends_later", sql`${table.startsAt} < ${table.endsAt}`),
		index("activity_ends").on(table.endsAt, table.id),
	],
);

export const activityGoods = pgTable(
	"activity_goods",
	{
		activityId: integer("activity_id")
			.notNull()
			.references(() => activity.id, { onDelete: "cascade" }),
		goodsId: integer("goods_id")
			.notNull()
			.references(() => goods.id),
		position: smallint().notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.activityId, table.goodsId] }),
		index("activity_goods_goods").on(table.goodsId),
	],
);
