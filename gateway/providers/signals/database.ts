import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { Client, type Pool } from "pg";
import { type Ear, type Signals, signalChannel } from "./interface";

/** Longest wait for whatever the connection is asked. */
const limitMs = 2_500;
/** So often the connection is asked whether it is there. */
const askEveryMs = 20_000;
/** Told by whoever begins to listen, to find out whether they hear. */
const probe = "probe:";

interface Addresses {
	/** Of the server itself: a pooler in transaction mode hands on nothing that is heard. */
	url: string;
	/** By which the shop writes, with a pooler between or without one. */
	writing: Pick<Pool, "query">;
}

/**
 * By NOTIFY and LISTEN of PostgreSQL: what is told within a transaction is heard when it commits. Whoever listens holds a
 * connection of their own, and proves first that it hears what comes by the shop's other connections.
 */
export function signalThroughDatabase({ url, writing }: Addresses): Signals {
	const open = new Set<() => Promise<void>>();
	return {
		send: async (tx, signal) => {
			await tx.execute(sql`select pg_notify(${signalChannel}, ${signal})`);
		},
		listen: async (ear) => {
			const client = new Client({
				connectionString: url,
				connectionTimeoutMillis: limitMs,
				query_timeout: limitMs,
				keepAlive: true,
			});
			const hearing = hear(client, ear, () => open.delete(hearing.end));
			open.add(hearing.end);
			try {
				await client.connect();
				await client.query(`listen "${signalChannel}"`);
				await hearing.prove(writing);
			} catch (error) {
				await hearing.giveUp();
				throw error;
			}
		},
		close: async () => {
			await Promise.all([...open].map((end) => end()));
		},
	};
}

function hear(client: Client, ear: Ear, onEnd: () => void) {
	const proof = `${probe}${randomUUID()}`;
	let isProven = () => {};
	let isOver = false;

	async function giveUp(): Promise<void> {
		isOver = true;
		clearInterval(asking);
		onEnd();
		// A server that is away says no farewell.
		await Promise.race([
			client.end().catch(() => undefined),
			wait(limitMs, undefined, { ref: false }),
		]);
	}
	async function end(): Promise<void> {
		if (isOver) return;
		const ended = giveUp();
		ear.onLost();
		await ended;
	}
	const asking = setInterval(
		() => void client.query("select").catch(() => end()),
		askEveryMs,
	).unref();
	client.on("error", () => void end());
	client.on("end", () => void end());
	client.on("notification", ({ payload = "" }) => {
		if (payload === proof) isProven();
		else if (!isOver && !payload.startsWith(probe)) ear.onSignal(payload);
	});

	async function prove(writing: Addresses["writing"]): Promise<void> {
		const late = new Error("What is told through the database is not heard");
		await new Promise<void>((done, refuse) => {
			const timer = setTimeout(() => refuse(late), limitMs);
			isProven = () => {
				clearTimeout(timer);
				done();
			};
			writing
				.query("select pg_notify($1, $2)", [signalChannel, proof])
				.catch(refuse);
		});
	}
	return { end, giveUp, prove };
}
