import { z } from "zod";
import { readSettings } from "@/gateway/settings";

const schema = z.object({
	/** Where the start has found a free port. */
	PORT: z.coerce.number().int().default(3000),
	SHUTDOWN_DELAY_MS: z.coerce
		.number("must be milliseconds from 0 to 60000")
		.int("must be milliseconds from 0 to 60000")
		.min(0, "must be milliseconds from 0 to 60000")
		.max(60_000, "must be milliseconds from 0 to 60000")
		.default(0),
});

/** Longest wait, from the signal, for answers that are under way once no new connection is taken. */
export const drainMs = 10_000;
const closeMs = 5_000;

/** When whoever has asked the process to end may lose patience. */
export function leaveLimitMs({ SHUTDOWN_DELAY_MS }: HostSettings): number {
	return SHUTDOWN_DELAY_MS + drainMs + closeMs;
}

export type HostSettings = z.infer<typeof schema>;

export function readHostSettings(environment: NodeJS.ProcessEnv): HostSettings {
	return readSettings(schema, environment);
}
