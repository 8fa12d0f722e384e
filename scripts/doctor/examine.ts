import { type Check, type Finding, fail } from "./check";
import { inWords } from "./in-words";
import type { Subject } from "./subject";

/** The longest that a check may take. */
const checkLimitMs = 5_000;

export interface Line extends Finding {
	name: string;
}

/** Runs all checks beside each other; their lines stand in the order of the checks. */
export async function examine(
	subject: Subject,
	checks: Check[],
	limitMs = checkLimitMs,
): Promise<Line[]> {
	const lines = await Promise.all(
		checks.map((check) => look(check, subject, limitMs)),
	);
	return lines.flat();
}

/** A check that throws, or says nothing in time, is a fault like any other. */
async function look(
	{ name, remedy, run }: Check,
	subject: Subject,
	limitMs: number,
): Promise<Line[]> {
	const expiry = new AbortController();
	const timer = setTimeout(() => expiry.abort(), limitMs);
	const expired = new Promise<never>((_, reject) => {
		expiry.signal.addEventListener("abort", () =>
			reject(new Error(`no answer within ${limitMs / 1_000} s`)),
		);
	});
	const looked = (async () => run(subject, expiry.signal))();
	looked.catch(() => undefined);
	try {
		const findings = await Promise.race([expired, looked]);
		return findings.map((finding) => ({ name, ...finding }));
	} catch (error) {
		return [{ name, ...fail(inWords(error), remedy) }];
	} finally {
		clearTimeout(timer);
	}
}
