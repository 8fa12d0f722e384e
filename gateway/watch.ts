import type { Pool } from "pg";
import { answerMetrics } from "./answer-metrics";
import type { Gateway } from "./app";
import type { Database } from "./db/client";
import { countWaitingImports } from "./features/catalog/goods/import/work";
import { countShown, countSoldOut } from "./features/catalog/goods/service";
import { findLast } from "./features/platform/backup/service";
import { measureOutbox } from "./features/platform/outbox/service";
import { setGauge } from "./metrics";
import type { Readiness } from "./readiness";
import type { Task } from "./schedule";

interface Watched {
	pools: Record<string, Pool>;
	readiness: Readiness;
	/** Of jobs: nobody waits for what is measured. */
	db: Database;
}

/**
 * Serves `/metrics` of the whole process: where the storefront hosts the gateway, of both. Answers what has to be done for
 * it again and again: what the database has to be asked is asked beside, so that nobody who looks waits for it.
 */
export function watch(
	gateway: Gateway,
	token: string | undefined,
	{ pools, readiness, db }: Watched,
): Task[] {
	gateway.get("/metrics", async ({ req }) => {
		for (const [pool, connections] of Object.entries(pools))
			tellPool(pool, connections);
		if (token) setGauge("harbour_ready", (await readiness.check()) ? 0 : 1);
		return answerMetrics(token, req.header("authorization"));
	});
	return token ? measures(db) : [];
}

function tellPool(pool: string, connections: Pool): void {
	const { totalCount, idleCount, waitingCount, options } = connections;
	const used = totalCount - idleCount;
	setGauge("harbour_database_connections", used, { pool, state: "used" });
	setGauge("harbour_database_connections", idleCount, { pool, state: "idle" });
	setGauge("harbour_database_connections_max", options.max, { pool });
	setGauge("harbour_database_waiting", waitingCount, { pool });
}

export function measures(db: Database): Task[] {
	const queues = async () => {
		const { waiting, oldestSeconds, moneyGivenUp } = await measureOutbox(db);
		setGauge("harbour_outbox_waiting", waiting);
		setGauge("harbour_outbox_oldest_seconds", oldestSeconds);
		setGauge("harbour_outbox_money_given_up", moneyGivenUp);
		setGauge("harbour_import_files", await countWaitingImports(db));
	};
	const shelf = async () => {
		setGauge("harbour_goods_on_shelf", await countShown(db));
		setGauge("harbour_goods_out_of_stock", await countSoldOut(db));
	};
	const backups = async () => {
		const last = await findLast(db);
		if (!last) return;
		setGauge("harbour_backup_failed", last.failure === null ? 0 : 1);
		if (last.ageSeconds !== null)
			setGauge("harbour_backup_age_seconds", last.ageSeconds);
	};
	return [
		{ name: "look at the last backup", everyMs: 300_000, run: backups },
		{ name: "measure outbox and files", everyMs: 10_000, run: queues },
		{ name: "count goods on the shelf", everyMs: 300_000, run: shelf },
	];
}
