import type { AccountPlace } from "../../contract/place";
import type { PlaceRow } from "./repository";

export function presentPlace(row: PlaceRow): AccountPlace {
	return {
		latitude: row.latitude,
		longitude: row.longitude,
		label: row.label,
		names: row.names ?? undefined,
		addressId: row.addressId ?? undefined,
	};
}
