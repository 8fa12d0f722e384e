import { Client } from "pg";
import { FailedStart } from "../start/failed-start";

/** What a value is written as depends on these; and nobody waits for a copy, so nothing ends it early. */
const settings = [
	"timezone = 'UTC'",
	"datestyle = 'ISO, YMD'",
	"intervalstyle = 'postgres'",
	"extra_float_digits = 1",
	"bytea_output = 'hex'",
	"statement_timeout = 0",
	"lock_timeout = 0",
	"idle_in_transaction_session_timeout = 0",
];

const modes = {
	/** All that is read is of one moment. */
	snapshot: "begin isolation level repeatable read read only",
	write: "begin",
};

/** All of a work in one transaction, on a connection of its own. */
export async function inTransaction<Result>(
	url: string,
	mode: keyof typeof modes,
	work: (client: Client) => Promise<Result>,
): Promise<Result> {
	const client = await connect(url);
	try {
		await client.query(modes[mode]);
		for (const setting of settings) await client.query(`set local ${setting}`);
		const result = await work(client);
		await client.query("commit");
		return result;
	} catch (error) {
		await client.query("rollback").catch(() => undefined);
		throw error;
	} finally {
		await client.end();
	}
}

async function connect(url: string): Promise<Client> {
	const client = new Client({ connectionString: url });
	// Whoever waits for an answer hears of it; unhandled, it would end the process.
	client.on("error", () => {});
	try {
		await client.connect();
	} catch (error) {
		const { message, code } = error as NodeJS.ErrnoException;
		throw new FailedStart(
			`The database cannot be opened (${message || code}); start that server or correct the address.`,
		);
	}
	return client;
}
