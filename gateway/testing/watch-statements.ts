import type { Pool, PoolClient } from "pg";

/** What a pool's connections are asked, as the driver is told it: each a way to the database and back. */
export interface WatchedStatements {
	/** All since the last call, in their order. */
	take: () => string[];
}

/** Of connections that are opened from now on. */
export function watchStatements(pool: Pool): WatchedStatements {
	let asked: string[] = [];
	pool.on("connect", (client: PoolClient) => {
		const ask = client.query.bind(client) as (...asked: unknown[]) => unknown;
		const askAndNote = (question: unknown, ...rest: unknown[]) => {
			asked.push(textOf(question));
			return ask(question, ...rest);
		};
		client.query = askAndNote as typeof client.query;
	});
	return {
		take: () => {
			const taken = asked;
			asked = [];
			return taken;
		},
	};
}

function textOf(question: unknown): string {
	if (typeof question === "string") return question;
	const { text = "" } = question as { text?: string };
	return text;
}
