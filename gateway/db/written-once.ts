import { type SQL, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Pool } from "pg";
import { connectionOf, type Queryable } from "./client";

/** A value that is known, or the place in a statement that it will be filled into. */
export type Valued<Value> = Value | SQL<Value>;

/** Like `inArray`, with all values as one, so that the statement is the same however many there are. */
export const isAnyOf = <Value>(column: PgColumn, values: Valued<Value[]>) =>
	sql`${column} = any(${Array.isArray(values) ? sql.param(values) : values})`;

/** Where the values of a statement will stand. */
export type Blanks<Values> = { [Name in keyof Values]: SQL<Values[Name]> };

/** As drizzle's queries are. */
interface Writable<Answer> {
	prepare(name: string): {
		execute(values?: Record<string, unknown>): Promise<Answer>;
	};
}

/** Here statements are written, to be asked elsewhere. */
const nowhere = drizzle({
	query(): never {
		throw new Error("A statement written once is asked on a connection");
	},
} as unknown as Pool);

/**
 * A statement that is put together when it is first asked, and from then on only filled in: to put one together takes
 * the gateway longer than to read its answer. For those that a purchase or every call asks. What is written depends on
 * nothing but the values, which stand in it as they are given to the database: an array is one value (`any`), a moment a
 * Date, JSON its text.
 */
export function writtenOnce<Values extends object, Answer>(
	write: (db: Queryable, values: Blanks<Values>) => Writable<Answer>,
): (db: Queryable, values: Values) => Promise<Answer> {
	const blanks = new Proxy({} as Blanks<Values>, {
		get: (_, name) => sql`${sql.placeholder(String(name))}`,
	});
	let written: ReturnType<Writable<Answer>["prepare"]> | undefined;
	return (db, values) => {
		// PostgreSQL knows it by a name that `PreparedStatements` gives, not by one of drizzle's.
		written ??= write(nowhere, blanks).prepare("");
		const asked: typeof written = Object.create(written, {
			client: { value: connectionOf(db) },
		});
		return asked.execute(values as Record<string, unknown>);
	};
}
