import type { Logger } from "pino";
import type { Database } from "../../../db/client";
import { describeFailure } from "../../../http/describe-failure";
import { ServiceAway } from "../../../providers/ask";
import type { WeatherSource } from "../../../providers/weather/interface";
import { closeFurther, obeySource } from "./service";

export interface WeatherDeps {
	db: Database;
	log: Logger;
	now: () => Date;
	/** Undefined where operators alone say what the weather is like. */
	weather?: WeatherSource;
}

/**
 * One look at the weather, by the shop itself. A source that is silent changes nothing; what one said that is not listened
 * to any more is over.
 */
export async function watchWeather(deps: WeatherDeps): Promise<void> {
	const { db, now, weather } = deps;
	const actor = { kind: "system" } as const;
	const ctx = { db, now, actor, requestId: "weather" };
	const said = weather ? await hear(weather, deps.log) : [];
	if (said) await obeySource(ctx, said);
	await closeFurther(ctx);
}

async function hear(weather: WeatherSource, log: Logger) {
	try {
		return await weather.listWarnings();
	} catch (error) {
		if (!(error instanceof ServiceAway)) throw error;
		const failure = describeFailure(error);
		log.warn({ failure }, "the weather is not known: what was said last holds");
		return undefined;
	}
}
