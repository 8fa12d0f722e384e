import type { Address } from "../../../contract/identity/address";
import type { LocaleCode } from "../../../contract/locale";
import { formatAddress } from "./format";
import type { AddressRow } from "./repository";

export function presentAddress(row: AddressRow, locale: LocaleCode): Address {
	return {
		id: row.id,
		realName: row.realName,
		countryCode: row.countryCode,
		phone: row.phone,
		email: row.email,
		country: row.country,
		city: row.city,
		district: row.district,
		detail: row.detail,
		block: row.block,
		floor: row.floor,
		houseNumber: row.houseNumber,
		postcode: row.postcode,
		addressType: row.addressType,
		latitude: row.latitude,
		longitude: row.longitude,
		isDefault: row.isDefault,
		formatted: formatAddress(row, locale),
	};
}
