import type { GuardDeps } from "./guard";
import type { MapsProvider } from "./interface";
import { askIpService } from "./ip-location";
import { askGoogle } from "./live";
import { askGazetteer } from "./local";

/** Shoppers have an answer within three seconds, with what else a call takes. */
const patienceMs = 2_500;

interface MapsSettings {
	GOOGLE_MAPS_KEY?: string;
	GOOGLE_MAPS_URL: string;
	GOOGLE_MAPS_PER_DAY_MAX: number;
	MAPS_IP_KEY?: string;
	MAPS_IP_URL: string;
	MAPS_IP_PER_DAY_MAX: number;
}

/** The services whose keys the operator has set, with the gazetteer behind them. */
export function openMaps(
	settings: MapsSettings,
	deps: GuardDeps,
): MapsProvider {
	const local = askGazetteer();
	const behind = { ...deps, local };
	const maps = { ...local };
	if (settings.GOOGLE_MAPS_KEY && settings.GOOGLE_MAPS_PER_DAY_MAX > 0)
		Object.assign(
			maps,
			askGoogle(
				{
					url: settings.GOOGLE_MAPS_URL,
					key: settings.GOOGLE_MAPS_KEY,
					perDayMax: settings.GOOGLE_MAPS_PER_DAY_MAX,
					patienceMs,
				},
				behind,
			),
		);
	if (settings.MAPS_IP_KEY && settings.MAPS_IP_PER_DAY_MAX > 0)
		Object.assign(
			maps,
			askIpService(
				{
					url: settings.MAPS_IP_URL,
					key: settings.MAPS_IP_KEY,
					perDayMax: settings.MAPS_IP_PER_DAY_MAX,
					patienceMs,
				},
				behind,
			),
		);
	return maps;
}
