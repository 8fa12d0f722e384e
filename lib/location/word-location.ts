import type { LocaleCode } from "@/gateway/contract/locale";
import { browserApi } from "../api/browser";
import { logFault } from "../faults/log-fault";
import {
	chooseLocation,
	chosenLocation,
	type DeliveryLocation,
} from "./chosen-location";
import { nameOfPlace, nameOfPoint } from "./find-location";

/** Names the chosen place, which was chosen in another language, in that of the page. */
export async function wordLocation(
	place: DeliveryLocation,
	locale: LocaleCode,
): Promise<void> {
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
