import { type GoogleSettings, openGoogle, written } from "./google";
import { type GuardDeps, openGuard } from "./guard";
import type { MapsProvider } from "./interface";

interface LiveDeps extends GuardDeps {
	/** Answers when Google does not. */
	local: MapsProvider;
}

interface LiveSettings extends GoogleSettings {
	/** Questions that all processes of the shop may ask in a day. */
	perDayMax: number;
}

const descriptionsMax = 5_000;
const localId = /^local:/;

/** Google's names and addresses, asked with the operator's key; the gazetteer's wherever there is none. */
export function askGoogle(
	settings: LiveSettings,
	{ local, ...deps }: LiveDeps,
): Omit<MapsProvider, "locate"> {
	const google = openGoogle(settings);
	const answer = openGuard(
		{ name: "google-maps", perDayMax: settings.perDayMax },
		deps,
	);
	/** What Google's ids stood for, so that a choice is understood when Google is gone before it is made. */
	const descriptions = new Map<string, string>();

	function keepDescription(placeId: string, description: string): void {
		descriptions.set(placeId, description);
		const [oldest] = descriptions.keys();
		if (descriptions.size > descriptionsMax && oldest !== undefined)
			descriptions.delete(oldest);
	}

	return {
		predict: (suggestion, asker) => {
			const { text, city = "", near } = suggestion;
			const place = near ? written(near) : "";
			return answer({
				key: JSON.stringify(["predict", asker.locale, text, city, place]),
				asker,
				ask: async () => {
					const found = await google.predict(suggestion, asker.locale);
					for (const { placeId, description } of found)
						keepDescription(placeId, description);
					return found.length > 0 ? found : local.predict(suggestion, asker);
				},
				otherwise: () => local.predict(suggestion, asker),
			});
		},
		find: async (placeId, asker) => {
			if (localId.test(placeId)) return local.find(placeId, asker);
			return answer({
				key: JSON.stringify(["find", asker.locale, placeId]),
				asker,
				ask: () => google.find(placeId, asker.locale),
				otherwise: async () => {
					const text = descriptions.get(placeId) ?? "";
					const [first] = await local.predict({ text }, asker);
					return first && local.find(first.placeId, asker);
				},
			});
		},
		describe: (point, asker) =>
			answer({
				key: JSON.stringify(["describe", asker.locale, written(point)]),
				asker,
				ask: () => google.describe(point, asker.locale),
				otherwise: () => local.describe(point, asker),
			}),
	};
}
