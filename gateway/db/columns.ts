import { sql } from "drizzle-orm";
import {
	type AnyPgColumn,
	customType,
	integer,
	numeric,
	timestamp,
	type UpdateDeleteAction,
} from "drizzle-orm/pg-core";
import { ratedFromReviews } from "../contract/stars";

/** The number of a row, given by the database. */
export const id = () => integer().primaryKey().generatedByDefaultAsIdentity();

/** Hong Kong dollars with two decimals, exact. */
export const money = (name: string) =>
	numeric(name, { precision: 12, scale: 2 });

export const moment = (name: string) => timestamp(name, { withTimezone: true });

/** The number of another table's row; where it says nothing about the end of that row, the row cannot be deleted. */
export const refersTo = (
	name: string,
	column: () => AnyPgColumn,
	onDelete?: UpdateDeleteAction,
) => integer(name).references(column, { onDelete });

/** Mean stars as shown and as filtered by, rounded half up; null below `ratedFromReviews`. */
export const meanStars = () =>
	numeric({ precision: 2, scale: 1 }).generatedAlwaysAs(
		sql.raw(
			`case when rating_count >= ${ratedFromReviews} then round(rating_sum / (2.0 * rating_count), 1) end`,
		),
	);

export const bytea = customType<{ data: Buffer }>({ dataType: () => "bytea" });

export const tsvector = customType<{ data: string }>({
	dataType: () => "tsvector",
});
