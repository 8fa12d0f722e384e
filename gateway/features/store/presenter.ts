import { type LocaleCode, localize } from "../../contract/locale";
import type { Store } from "../../contract/store";
import { isOpenAt } from "./opening";
import type { StoreRow } from "./repository";

export function presentStore(
	row: StoreRow,
	locale: LocaleCode,
	now: Date,
): Store {
	return {
		id: row.id,
		merId: row.merchantId,
		name: localize(row.name, locale),
		district: localize(row.district, locale),
		address: localize(row.address, locale),
		phone: row.phone,
		latitude: row.latitude,
		longitude: row.longitude,
		radiusMetres: row.radiusMetres,
		fee: row.fee,
		freeFrom: row.freeFrom,
		openingHours: row.openingHours,
		isOpen: isOpenAt(row.openingHours, now),
	};
}
