import { openGoogle } from "@/gateway/providers/maps/google";
import { type Check, fail, ok } from "../check";
import { ofGateway } from "../kinds";

const patienceMs = 4_000;

/** One question of those that shoppers ask, beside the day's count. */
export const mapsCheck: Check = ofGateway({
	name: "maps",
	remedy: "correct GOOGLE_MAPS_URL, or try again later",
	run: async ({ settings }) => {
		const { GOOGLE_MAPS_KEY: key, GOOGLE_MAPS_URL: url } = settings;
		if (!key) return [];
		try {
			const google = openGoogle({ url, key, patienceMs });
			await google.predict({ text: "Central" }, "en");
			return [ok("Google Maps takes the key")];
		} catch (error) {
			return [
				fail(
					`Google Maps: ${(error as Error).message}`,
					"correct GOOGLE_MAPS_KEY, allow it the Places and Geocoding services and this machine's address, or correct GOOGLE_MAPS_URL",
				),
			];
		}
	},
});
