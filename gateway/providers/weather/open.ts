import { readFile } from "node:fs/promises";
import { z } from "zod";
import type { WeatherWarning } from "../../contract/delivery/weather-terms";
import { ask, ServiceAway } from "../ask";
import type { WeatherSource } from "./interface";

// The Hong Kong Observatory's summary of warnings ("warnsum" of its open data, one entry a warning in force), from the
// Observatory or from a file that somebody else keeps in the same form.

export interface WeatherSettings {
	/** off, console, observatory, or file: and a path. */
	WEATHER_WARNINGS: string;
	WEATHER_URL: string;
}

const summary = z.record(
	z.string(),
	z.object({ code: z.string(), actionCode: z.string().optional() }),
);

/** Signals 8, 9 and 10, of 8 each of four directions; and the black rainstorm warning. */
const codes: Record<WeatherWarning, RegExp> = {
	typhoon: /^TC(8(NE|NW|SE|SW)|9|10)$/,
	rainstorm: /^WRAINB$/,
};

function read(text: string): WeatherWarning[] {
	const inForce = parse(text).filter(
		({ actionCode }) => actionCode !== "CANCEL",
	);
	return (Object.keys(codes) as WeatherWarning[]).filter((warning) =>
		inForce.some(({ code }) => codes[warning].test(code)),
	);
}

function parse(text: string) {
	try {
		return Object.values(summary.parse(JSON.parse(text)));
	} catch {
		throw new ServiceAway("the weather is no summary of warnings");
	}
}

/** Undefined where warnings are off; without a source where operators alone say what the weather is like. */
export function openWeather({
	WEATHER_WARNINGS,
	WEATHER_URL,
}: WeatherSettings): { source?: WeatherSource } | undefined {
	if (WEATHER_WARNINGS === "off") return undefined;
	if (WEATHER_WARNINGS === "observatory")
		return { source: askObservatory(WEATHER_URL) };
	const [, path] = WEATHER_WARNINGS.match(/^file:(.+)$/) ?? [];
	return path === undefined ? {} : { source: readFrom(path) };
}

const readFrom = (path: string): WeatherSource => ({
	listWarnings: async () => read(await readText(path)),
});

function askObservatory(url: string): WeatherSource {
	const address = new URL("/weatherAPI/opendata/weather.php", url);
	address.search = "dataType=warnsum&lang=en";
	return {
		listWarnings: async () => {
			const { status, text } = await ask(address);
			if (status !== 200) throw new ServiceAway(`the weather said ${status}`);
			return read(text);
		},
	};
}

async function readText(path: string): Promise<string> {
	try {
		return await readFile(path, "utf8");
	} catch {
		throw new ServiceAway("the file of weather warnings cannot be read");
	}
}
