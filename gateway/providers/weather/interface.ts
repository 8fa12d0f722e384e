import type { WeatherWarning } from "../../contract/delivery/weather-terms";

/** Who knows which weather warnings are in force. */
export interface WeatherSource {
	/** Those that close slots. Throws ServiceAway where nothing was heard, or nothing that makes sense. */
	listWarnings: () => Promise<WeatherWarning[]>;
}
