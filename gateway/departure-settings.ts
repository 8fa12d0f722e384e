import { z } from "zod";
import type { Patience } from "./departure";
import { readSettings } from "./settings";

export const departureSchema = z.object({
	SHUTDOWN_DELAY_MS: z.coerce
		.number("must be milliseconds from 0 to 60000")
		.int("must be milliseconds from 0 to 60000")
		.min(0, "must be milliseconds from 0 to 60000")
		.max(60_000, "must be milliseconds from 0 to 60000")
		.default(0),
});

/** Longest wait for answers that are under way once no new connection is taken. */
const drainMs = 10_000;
const closeMs = 5_000;

export interface DepartureSettings extends Patience {
	/** From the signal on; whoever asked the process to end may lose patience then. */
	limitMs: number;
}

export function readDepartureSettings(
	environment: NodeJS.ProcessEnv,
): DepartureSettings {
	const { SHUTDOWN_DELAY_MS: delayMs } = readSettings(
		departureSchema,
		environment,
	);
	return { delayMs, drainMs, limitMs: delayMs + drainMs + closeMs };
}
