import { sql } from "drizzle-orm";
import {
	index,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	text,
} from "drizzle-orm/pg-core";
import { importStates } from "../../contract/catalog/goods-import";
import { bytea, id, moment, refersTo } from "../columns";
import { account } from "./account";
import { merchant } from "./merchant";

/** A file of goods on its way into a merchant's goods. Where it stands is all in this row, so that any process goes on. */
export const goodsImport = pgTable(
	"goods_import",
	{
		id: id(),
		merchantId: refersTo("merchant_id", () => merchant.id, "cascade").notNull(),
		accountId: refersTo("account_id", () => account.id, "cascade").notNull(),
		fileName: text("file_name").notNull(),
		bytes: integer().notNull(),
		state: text({ enum: importStates }).notNull(),
		/** Why nothing could be made of the file: a message key, and the column it is about. */
		fault: jsonb().$type<{ reason: string; column: string }>(),
		/** Names of its columns; null until they have been read. */
		columns: text().array(),
		/** What stands between its cells, as a byte. */
		separator: integer().notNull().default(0),
		/** Of the file, up to the end of the last line that was read. */
		bytesRead: integer("bytes_read").notNull().default(0),
		linesRead: integer("lines_read").notNull().default(0),
		/** Lines that hold goods, and how many of them are done with. */
		lines: integer().notNull().default(0),
		linesDone: integer("lines_done").notNull().default(0),
		created: integer().notNull().default(0),
		changed: integer().notNull().default(0),
		unchanged: integer().notNull().default(0),
		refused: integer().notNull().default(0),
		createdAt: moment("created_at").notNull(),
		endedAt: moment("ended_at"),
		/** Steps that failed in a row. */
		attempts: integer().notNull().default(0),
		/** Nobody else takes a step until then. */
		leasedUntil: moment("leased_until"),
	},
	(table) => [
		index("goods_import_merchant").on(table.merchantId, table.id),
		index("goods_import_open")
			.on(table.id)
			.where(sql`${table.state} in ('checking', 'running')`),
	],
);

/** A piece of the file, of one size but for the last; gone once it has been read. */
export const goodsImportPart = pgTable(
	"goods_import_part",
	{
		importId: refersTo("import_id", () => goodsImport.id, "cascade").notNull(),
		number: integer().notNull(),
		bytes: bytea().notNull(),
	},
	(table) => [primaryKey({ columns: [table.importId, table.number] })],
);

export interface LineFault {
	column: string;
	value: string;
	/** A message key. */
	reason: string;
}

/** A line of the file that holds goods; those that were refused stay for the report. */
export const goodsImportLine = pgTable(
	"goods_import_line",
	{
		importId: refersTo("import_id", () => goodsImport.id, "cascade").notNull(),
		/** From 1, in the order of the file. */
		position: integer().notNull(),
		/** Where it begins in the file. */
		line: integer().notNull(),
		goodsCode: text("goods_code").notNull(),
		/** As read, by column. */
		cells: jsonb().$type<Record<string, string>>().notNull(),
		/** Null for a line that is right so far. */
		faults: jsonb().$type<LineFault[]>(),
	},
	(table) => [
		primaryKey({ columns: [table.importId, table.position] }),
		index("goods_import_line_goods").on(table.importId, table.goodsCode),
		index("goods_import_line_refused")
			.on(table.importId, table.position)
			.where(sql`${table.faults} is not null`),
	],
);
