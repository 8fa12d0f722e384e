import type { Pool } from "pg";
import { setGauge } from "../metrics";
import type { DatabaseHandle } from "./client";

// A streaming replica: a copy of the database that follows it within milliseconds and takes no writes. It is asked only
// while it answers and is no further behind than this; else the primary is, as if there were none.

/** Pages may be so much older than the shop, and no more. */
const lagMsMax = 1_000;

export interface Replica extends DatabaseHandle {
	/** Whether it may answer now, and knows all that was written up to there. */
	isFit: (written: bigint) => Promise<boolean>;
	/** It did not answer: nobody asks it until a look finds it well. */
	standAside: () => void;
	/** Measures how far it is behind; to be done again and again. */
	look: () => Promise<void>;
}

export function followPrimary(
	primary: Pick<Pool, "query">,
	handle: DatabaseHandle,
	now = () => performance.now(),
): Replica {
	/** When the primary had written how much, as far as the replica has not got there. */
	let ahead: { at: number; written: bigint }[] = [];
	let isUp = false;
	let shown = 0n;
	let asking: Promise<void> | undefined;

	async function ask(): Promise<void> {
		const { rows } = await handle.pool.query<{ shown: string | null }>(
			"select (pg_last_wal_replay_lsn() - '0/0')::text as shown",
		);
		const answered = rows[0]?.shown;
		if (!answered) throw new Error("DATABASE_READ_URL names no replica");
		shown = BigInt(answered);
		ahead = ahead.filter(({ written }) => written > shown);
	}

	const lagMs = () => (ahead[0] ? now() - ahead[0].at : 0);
	const isWell = () => isUp && lagMs() <= lagMsMax;
	function standAside(): void {
		isUp = false;
	}

	async function isFit(written: bigint): Promise<boolean> {
		if (!isWell()) return false;
		if (written <= shown) return true;
		// Whoever comes meanwhile waits for the same answer.
		asking ??= ask().finally(() => {
			asking = undefined;
		});
		await asking.catch(standAside);
		return isWell() && written <= shown;
	}

	async function look(): Promise<void> {
		const at = now();
		try {
			// Without the primary nothing new is written.
			const written = await positionWritten(primary).catch(() => undefined);
			if (written) ahead.push({ at, written: BigInt(written) });
			await ask();
			isUp = true;
		} catch (error) {
			standAside();
			throw error;
		} finally {
			setGauge("harbour_replica_lag_seconds", lagMs() / 1_000);
			setGauge("harbour_replica_ready", isWell() ? 1 : 0);
		}
	}
	return { ...handle, isFit, standAside, look };
}

/** How much a primary has written so far, the last commit among it. */
export async function positionWritten(
	primary: Pick<Pool, "query">,
): Promise<string> {
	const { rows } = await primary.query<{ written: string }>(
		"select (pg_current_wal_insert_lsn() - '0/0')::text as written",
	);
	return rows[0]?.written ?? "";
}
