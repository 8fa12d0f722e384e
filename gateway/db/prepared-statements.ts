import { Client, type DatabaseError, type QueryConfig } from "pg";
import { preparedName } from "./prepared-name";

/** A statement is prepared once it was asked so often. */
const asksMin = 5;

/** Each takes some 40 kB of the server's memory for each connection. */
export const preparedMax = 256;

/** Texts that are counted before the count begins anew: a list of another length is another text, so there is no end to them. */
const countedMax = 2_000;

/** Where PostgreSQL refuses a prepared statement whose answer would have other columns than before: a migration changed them. */
const columnsChanged = "RevalidateCachedQuery";

/** Codes for a name that the session does not know, or knows already: a pooler without DATABASE_DIRECT_URL shares sessions. */
const sessionShared = ["26000", "42P05"];

type Ask = (asked: unknown, ...rest: unknown[]) => unknown;

/**
 * Prepares the statements of a pool that are asked often, on each connection, so that PostgreSQL parses and plans them once:
 * planning a search takes it longer than answering one. Where a plan for the values at hand is better, it still makes one.
 */
export class PreparedStatements {
	#names = new Map<string, string>();
	#asks = new Map<string, number>();
	/** How often tables were seen to change. */
	#version = 0;
	#isOff = false;

	/** To be called for each new connection. */
	follow(client: Client): void {
		// Not read ahead: tracing replaces it.
		const ask: Ask = (...given) =>
			(Client.prototype.query as Ask).apply(client, given);
		const askPrepared: Ask = (asked, ...rest) =>
			ask(this.#named(asked, rest[0]), ...rest);
		client.query = askPrepared as Client["query"];
		client.connection.on("errorMessage", (error: DatabaseError) => {
			if (error.routine === columnsChanged) this.#forget();
			if (sessionShared.includes(String(error.code))) this.#isOff = true;
		});
	}

	#forget(): void {
		this.#version += 1;
		this.#names.clear();
	}

	/** The statement, with its name if it has one. Text without values may hold several statements, which cannot be prepared. */
	#named(asked: unknown, values: unknown): unknown {
		if (this.#isOff || !Array.isArray(values) || values.length === 0)
			return asked;
		const name = isStatement(asked) && this.#nameOf(asked.text);
		return name ? { ...asked, name } : asked;
	}

	#nameOf(text: string): string | undefined {
		const known = this.#names.get(text);
		if (known || this.#names.size >= preparedMax) return known;
		const asks = (this.#asks.get(text) ?? 0) + 1;
		if (this.#asks.size >= countedMax) this.#asks.clear();
		this.#asks.set(text, asks);
		if (asks < asksMin) return undefined;
		this.#asks.delete(text);
		const name = preparedName(text, this.#version);
		this.#names.set(text, name);
		return name;
	}
}

function isStatement(asked: unknown): asked is QueryConfig & { text: string } {
	return (
		typeof asked === "object" &&
		asked !== null &&
		"text" in asked &&
		!("submit" in asked)
	);
}
