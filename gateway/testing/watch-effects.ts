import { sql } from "drizzle-orm";
import pino from "pino";
import type { Database } from "../db/client";
import {
	enqueueEffect,
	type OutboxDeps,
} from "../features/platform/outbox/service";

/** An outbox at work, with a note of every tag that fell and every line that was logged. */
export interface WatchedOutbox extends OutboxDeps {
	fallen: string[];
	logged: Record<string, unknown>[];
}

/** `perform` stands in the place of the world: it may fail, and it may take its time. */
export function watchEffects(
	db: Database,
	perform: (tag: string) => Promise<void> = async () => {},
): WatchedOutbox {
	const fallen: string[] = [];
	const logged: Record<string, unknown>[] = [];
	return {
		db,
		fallen,
		logged,
		log: pino({}, { write: (line) => logged.push(JSON.parse(line)) }),
		providers: {
			cacheTags: {
				drop: async (tags) => {
					for (const tag of tags) {
						await perform(tag);
						fallen.push(tag);
					}
				},
				close: async () => {},
			},
			mail: { send: async () => {}, close: () => {} },
			siteUrl: "https://shop.example",
			sms: { send: async () => {} },
			payBack: async () => {},
			sendBack: async () => {},
			sendPayout: async () => {},
			tellWatchers: async () => {},
			tellUnread: async () => {},
			tellDevices: async () => {},
			tellDevice: async () => {},
			tellPlatform: async () => {},
		},
	};
}

/** One row a tag, all in one transaction. */
export function leaveTags(db: Database, ...tags: string[]): Promise<void> {
	return db.transaction(async (tx) => {
		for (const tag of tags)
			await enqueueEffect(tx, "cache-tags", { tags: [tag] });
	});
}

/** As if the time that every row still waits had passed. */
export async function makeAllDue(db: Database): Promise<void> {
	await db.execute(sql`update outbox set due_at = now() where done_at is null`);
}

export async function countUndone(db: Database): Promise<number> {
	const { rows } = await db.execute<{ count: number }>(
		sql`select count(*)::int as count from outbox where done_at is null`,
	);
	return Number(rows[0]?.count);
}
