import type { Database } from "../db/client";
import type { Pause } from "./in-steps";

/** A process died: whoever asked it hears nothing. */
export class Crash extends Error {}

export type CrashPoint = "none" | "before commit" | "after commit";

/** The database as seen by processes that wait for their turn before each transaction, and die in some of them. */
export function crashing(
	db: Database,
	{ draw, pause }: { draw: () => CrashPoint; pause: Pause },
): Database {
	const transaction: Database["transaction"] = async (work, config) => {
		await pause();
		const point = draw();
		const result = await db.transaction(async (tx) => {
			const worked = await work(tx);
			if (point === "before commit") throw new Crash(point);
			return worked;
		}, config);
		if (point === "after commit") throw new Crash(point);
		return result;
	};
	return new Proxy(db, {
		get: (target, name) =>
			name === "transaction" ? transaction : Reflect.get(target, name, target),
	});
}
