/// <reference types="google.maps" />
import { importLibrary, setOptions } from "@googlemaps/js-api-loader";
import { describeLocale, type LocaleCode } from "@/gateway/contract/locale";

/** After this long the drawn map takes the place of Google's. */
const patienceMs = 3_000;

export type GoogleMaps = Pick<typeof google.maps, "Map" | "Marker" | "Circle">;

let loading: Promise<GoogleMaps> | undefined;

/** Google's map, asked for once a page. Rejects where it does not arrive in time; a page that is opened anew tries again. */
export function loadGoogle(
	key: string,
	locale: LocaleCode,
): Promise<GoogleMaps> {
	loading ??= Promise.race([ask(key, locale), giveUp()]);
	return loading;
}

async function ask(key: string, locale: LocaleCode): Promise<GoogleMaps> {
	const language = describeLocale(locale).language;
	setOptions({ key, v: "quarterly", language, region: "HK" });
	const [{ Map: GoogleMap, Circle }, { Marker }] = await Promise.all([
		importLibrary("maps"),
		// Its successor needs a map id beside the key.
		importLibrary("marker"),
	]);
	return { Map: GoogleMap, Marker, Circle };
}

function giveUp(): Promise<never> {
	return new Promise((_, reject) => {
		setTimeout(() => reject(new Error("no map from Google")), patienceMs);
	});
}
