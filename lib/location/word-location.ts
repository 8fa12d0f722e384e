import type { LocaleCode } from "@/gateway/contract/locale";
import { browserApi } from "../api/browser";
import { logFault } from "../faults/log-fault";
import { chooseLocation, chosenLocation } from "./chosen-location";
import { nameOfPlace, nameOfPoint } from "./find-location";

/** Names the chosen place in the language of the page where it was chosen in another; asked once a language. */
export async function wordLocation(locale: LocaleCode): Promise<void> {
	const place = chosenLocation();
	if (!place?.names || place.names[locale]) return;
	const { placeId, names } = place;
	const api = browserApi(locale, { isQuiet: true });
	try {
		const name = placeId
			? await nameOfPlace(api, placeId)
			: await nameOfPoint(api, place);
		if (name && chosenLocation() === place)
			chooseLocation({ ...place, names: { ...names, [locale]: name } });
	} catch (fault) {
		logFault("the name of a place", fault);
	}
}
