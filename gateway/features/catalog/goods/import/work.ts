import type { Database } from "../../../../db/client";
import type { GatewayDeps } from "../../../../http/context";
import { describeFailure } from "../../../../http/describe-failure";
import { takeCheckStep } from "./check-step";
import * as jobs from "./job-repository";
import { takeRunStep } from "./run-step";

// Files that wait are worked on step by step, by whichever process is free: one at a time, a few seconds at a stretch,
// so that a shop that closes waits for one step and no more.

interface ImportDeps extends Pick<GatewayDeps, "db" | "log" | "now"> {
	honestPrices: boolean;
}

const stretchMs = 4_000;
/** Longer than a step takes: afterwards its worker counts as dead. */
const leaseSeconds = 60;
const attemptsMax = 8;
const keptDays = 30;

/** Works on the file that has waited longest for a while; false where none waits. */
export async function workOnImports(deps: ImportDeps): Promise<boolean> {
	const id = await jobs.claimImport(deps.db, leaseSeconds);
	if (id === undefined) return false;
	try {
		const until = performance.now() + stretchMs;
		while ((await takeStep(deps, id)) && performance.now() < until);
	} catch (error) {
		await putOff(deps, id, error);
		return true;
	}
	await jobs.releaseImport(deps.db, id);
	return true;
}

/** One step; false once there is nothing more to do. Any number of workers may take them at once. */
export function takeStep(
	{ db, now, honestPrices }: Omit<ImportDeps, "log">,
	id: number,
): Promise<boolean> {
	return db.transaction(async (tx) => {
		const row = await jobs.holdImport(tx, id);
		const rules = { honestPrices, now: now() };
		if (row?.state === "checking") {
			const { state } = await takeCheckStep(tx, row, rules);
			return state === "checking";
		}
		if (row?.state !== "running") return false;
		const { state } = await takeRunStep(tx, row, rules);
		return state === "running";
	});
}

async function putOff(
	{ db, log, now }: ImportDeps,
	id: number,
	error: unknown,
): Promise<void> {
	const attempts = await jobs.countFailure(db, id);
	const failure = describeFailure(error);
	log.warn({ import: id, attempts, failure }, "a file of goods is put off");
	if (attempts < attemptsMax) return;
	await db.transaction((tx) =>
		jobs.updateImport(tx, id, {
			state: "failed",
			endedAt: now(),
			fault: { reason: "fileFailed", column: "" },
		}),
	);
}

/** Forgets files and reports of long ago. */
export function sweepImports(db: Database, now: Date): Promise<void> {
	const moment = new Date(now.getTime() - keptDays * 86_400_000);
	return jobs.deleteEndedBefore(db, moment);
}

export const countWaitingImports = (db: Database) => jobs.countWaiting(db);
