import type { Subject } from "./subject";

export type Level = "ok" | "warn" | "fail";

export interface Finding {
	level: Level;
	what: string;
	remedy?: string;
}

/** One look at a part of the shop. */
export interface Check {
	name: string;
	/** Where the look itself comes to nothing: it threw, or had no answer in time. */
	remedy: string;
	/** Nothing where the shop has no such part. The signal ends it when its time is over. */
	run: (
		subject: Subject,
		signal: AbortSignal,
	) => Promise<Finding[]> | Finding[];
}

export const ok = (what: string): Finding => ({ level: "ok", what });

export const warn = (what: string, remedy: string): Finding => ({
	level: "warn",
	what,
	remedy,
});

export const fail = (what: string, remedy: string): Finding => ({
	level: "fail",
	what,
	remedy,
});
