import { homeCountry } from "../../../contract/identity/address-terms";
import type { DeliveredTo } from "../../../db/schema/order";
import type { Body } from "./create";
import type { Quoted } from "./read-quote";

/** Whether nothing of it is brought anywhere. */
export function isAllCollected({ deliveries }: Quoted): boolean {
	return [...deliveries.values()].every(({ isCollected }) => isCollected);
}

/** Who gets it and where: the address as it is now, or whoever comes to the store. */
export function deliveredTo(
	quoted: Quoted,
	{ collector }: Pick<Body, "collector">,
): DeliveredTo {
	const { address, deliveries } = quoted;
	if (!isAllCollected(quoted)) {
		if (!address) throw new Error("An order goes nowhere");
		const { id, isDefault, formatted, ...copied } = address;
		return copied;
	}
	const person = collector ?? address;
	const [store] = [...deliveries.values()].flatMap((one) => one.store ?? []);
	if (!person || !store) throw new Error("Nobody comes for an order");
	const { realName, countryCode, phone, email } = person;
	return {
		realName,
		countryCode,
		phone,
		email,
		country: homeCountry,
		city: "",
		district: "",
		detail: store.address,
		block: "",
		floor: "",
		houseNumber: "",
		postcode: "",
		addressType: "other",
		latitude: store.latitude,
		longitude: store.longitude,
	};
}
