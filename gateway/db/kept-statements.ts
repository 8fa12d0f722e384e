import { Client, type QueryConfig } from "pg";
import { keptName } from "./kept-name";

/** A statement that was asked so often will be asked again. */
const asksMin = 5;

/** What the server holds of each, for each connection, are some tens of kilobytes. */
export const keptMax = 256;

/** Statements with lists of many lengths come and go; what is asked often is soon counted again. */
const countedMax = 2_000;

/** What the server says where a kept statement would answer with other columns than it did: a migration changed them. */
const otherColumns = "0A000";

/** What it says to a name that it does not know, or knows already: a pooler that nobody named lends sessions to others. */
const otherSession = ["26000", "42P05"];

type Ask = (asked: unknown, ...rest: unknown[]) => unknown;

/**
 * Has the server keep the statements that are asked often, for each connection, so that they are read and planned once: to
 * plan a search takes it longer than to answer one. It goes on planning anew what hangs on its values.
 */
export class KeptStatements {
	#names = new Map<string, string>();
	#asks = new Map<string, number>();
	/** Of the tables, as far as statements noticed. */
	#version = 0;
	#isOver = false;

	/** Keeps those of a connection that was just opened. */
	follow(client: Client): void {
		// Looked up each time: tracing may have taken its place.
		const ask: Ask = (...given) =>
			(Client.prototype.query as Ask).apply(client, given);
		const askKept: Ask = (asked, ...rest) =>
			ask(this.#named(asked, rest[0]), ...rest);
		client.query = askKept as Client["query"];
		client.connection.on("errorMessage", ({ code }: { code?: string }) => {
			if (code === otherColumns) this.#forget();
			if (otherSession.includes(String(code))) this.#isOver = true;
		});
	}

	#forget(): void {
		this.#version += 1;
		this.#names.clear();
	}

	/** The same, by its name where it is kept. What has no values may be several statements, which cannot be. */
	#named(asked: unknown, values: unknown): unknown {
		if (this.#isOver || !Array.isArray(values) || values.length === 0)
			return asked;
		const name = isStatement(asked) && this.#nameOf(asked.text);
		return name ? { ...asked, name } : asked;
	}

	#nameOf(text: string): string | undefined {
		const known = this.#names.get(text);
		if (known || this.#names.size >= keptMax) return known;
		const asks = (this.#asks.get(text) ?? 0) + 1;
		if (this.#asks.size >= countedMax) this.#asks.clear();
		this.#asks.set(text, asks);
		if (asks < asksMin) return undefined;
		this.#asks.delete(text);
		const name = keptName(text, this.#version);
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
