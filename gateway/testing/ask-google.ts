import pino from "pino";
import { noLimits } from "../http/limits";
import type { GuardDeps } from "../providers/maps/guard";
import type { Asker, MapsProvider } from "../providers/maps/interface";
import { askGoogle } from "../providers/maps/live";
import { askGazetteer } from "../providers/maps/local";
import { googleMapsKey } from "./google-maps-stand-in";

export const asker: Asker = { locale: "en", clientAddress: "198.51.100.7" };
export const taikoo = { latitude: 22.2863, longitude: 114.2185 };

/** Longer than any test: only what holds its answer runs into it. */
const longMs = 60_000;

interface Changed extends Partial<GuardDeps> {
	patienceMs?: number;
	perDayMax?: number;
}

interface Opened {
	maps: Omit<MapsProvider, "locate">;
	local: MapsProvider;
	/** What was logged, one object a line. */
	log: Record<string, unknown>[];
}

/** The live maps of one process, before a stand-in of Google. */
export function askStandIn(
	{ url }: { url: string },
	{ patienceMs = longMs, perDayMax = 1_000, ...deps }: Changed = {},
): Opened {
	const log: Opened["log"] = [];
	const local = askGazetteer();
	const maps = askGoogle(
		{ url, key: googleMapsKey, patienceMs, perDayMax },
		{
			limits: noLimits,
			now: () => new Date(),
			log: pino({}, { write: (line) => log.push(JSON.parse(line)) }),
			local,
			...deps,
		},
	);
	return { maps, local, log };
}

/** A clock that the test moves. */
export function movableClock() {
	const startedAt = Date.now();
	let offsetMs = 0;
	return {
		now: () => new Date(startedAt + offsetMs),
		move: (byMs: number) => {
			offsetMs += byMs;
		},
	};
}
