import { drizzle } from "drizzle-orm/node-postgres";
import { Client } from "pg";
import type { Database } from "../db/client";
import type { Transact } from "../db/transactions";

interface Statement {
	text: string;
	values: unknown[];
}

/** A database that remembers what it was asked, and how PostgreSQL would go about it. */
export interface WatchedDatabase {
	db: Database;
	/** The plan of everything that looked for rows since the last call, one text each. */
	takePlans: () => Promise<string[]>;
	close: () => Promise<void>;
}

export async function watchPlans(url: string): Promise<WatchedDatabase> {
	const client = new Client({ connectionString: url });
	await client.connect();
	let asked: Statement[] = [];
	const ask = client.query.bind(client);
	client.query = ((statement: { text: string }, values: unknown[] = []) => {
		asked.push({ text: statement.text, values });
		return ask(statement, values);
	}) as Client["query"];
	const db = drizzle(client);
	const transaction = db.transaction.bind(db);
	const locking: Transact = (work, { locks = [], ...config } = {}) =>
		transaction(async (tx) => {
			for (const lock of locks) await tx.execute(lock);
			return work(tx);
		}, config);
	Object.assign(db, { transaction: locking });

	async function explain({ text, values }: Statement): Promise<string> {
		const { rows } = await ask(`explain ${text}`, values);
		const lines = rows.map((row) => row["QUERY PLAN"]).join("\n");
		return `${text}\n${lines}`;
	}

	return {
		db,
		takePlans: async () => {
			const statements = asked.filter(({ text }) =>
				/^\(?(select|with|update|delete)/i.test(text),
			);
			asked = [];
			const plans: string[] = [];
			for (const statement of statements) plans.push(await explain(statement));
			return plans;
		},
		close: () => client.end(),
	};
}
