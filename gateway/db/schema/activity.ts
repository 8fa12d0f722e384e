import { sql } from "drizzle-orm";
import {
	check,
	index,
	jsonb,
	pgTable,
	primaryKey,
	smallint,
	text,
} from "drizzle-orm/pg-core";
import { activityStates } from "../../contract/content/activity-terms";
import type { Localized } from "../../contract/locale";
import { id, moment, refersTo } from "../columns";
import { goods } from "./goods";

/** A themed collection of goods for some time. */
export const activity = pgTable(
	"activity",
	{
		id: id(),
		name: jsonb().$type<Localized>().notNull(),
		description: jsonb().$type<Localized>().notNull(),
		image: text().notNull(),
		startsAt: moment("starts_at").notNull(),
		/** From then on it is over. */
		endsAt: moment("ends_at").notNull(),
		/** The state that stored pages were last made for; the clock alone says what it is. */
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
		activityId: refersTo("activity_id", () => activity.id, "cascade").notNull(),
		goodsId: refersTo("goods_id", () => goods.id).notNull(),
		position: smallint().notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.activityId, table.goodsId] }),
		index("activity_goods_goods").on(table.goodsId),
	],
);
