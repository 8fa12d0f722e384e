import { formatCollectionPoint } from "../../../contract/delivery/collection-point-terms";
import { homeCountry } from "../../../contract/identity/address-terms";
import type { LocaleCode } from "../../../contract/locale";
import type { DeliveredTo } from "../../../db/schema/order";
import type { FoundCollectionPoint } from "../../delivery/collection-point/service";
import type { Body } from "./create";
import type { Quoted } from "./read-quote";

/** Whether nothing of it is brought to an address. */
export function isAllCollected({ deliveries }: Quoted): boolean {
	return [...deliveries.values()].every(
		({ isCollected, isToPoint }) => isCollected || isToPoint,
	);
}

/** Who gets it and where: the address as it is now, or whoever comes to the store or the collection point. */
export function deliveredTo(
	quoted: Quoted,
	{ collector }: Pick<Body, "collector">,
	locale: LocaleCode,
): DeliveredTo {
	const { address, deliveries } = quoted;
	if (!isAllCollected(quoted)) {
		if (!address) throw new Error("An order goes nowhere");
		const { id, isDefault, formatted, ...copied } = address;
		return copied;
	}
	const person = collector ?? address;
	const all = [...deliveries.values()];
	// Each order has its point beside it, and a store's own address is said nowhere else.
	const [place] = [
		...all.flatMap(({ store }) => store ?? []),
		...all.flatMap(({ point }) => (point ? placeOf(point, locale) : [])),
	];
	if (!person || !place) throw new Error("Nobody comes for an order");
	const { realName, countryCode, phone, email } = person;
	return {
		realName,
		countryCode,
		phone,
		email,
		country: homeCountry,
		city: "",
		district: "",
		detail: place.address,
		block: "",
		floor: "",
		houseNumber: "",
		postcode: "",
		addressType: "other",
		latitude: place.latitude,
		longitude: place.longitude,
	};
}

const placeOf = (
	{ copy, latitude, longitude }: FoundCollectionPoint,
	locale: LocaleCode,
) => ({ address: formatCollectionPoint(copy, locale), latitude, longitude });
