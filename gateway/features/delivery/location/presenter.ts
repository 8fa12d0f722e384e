import type { AccountLocation } from "../../../contract/delivery/location";
import type { LocationRow } from "./repository";

export function presentPlace(row: LocationRow): AccountLocation {
	return {
		latitude: row.latitude,
		longitude: row.longitude,
		label: row.label,
		names: row.names ?? undefined,
		addressId: row.addressId ?? undefined,
	};
}
