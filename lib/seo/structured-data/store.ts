import type { Store } from "@/gateway/contract/delivery/store";
import type { LocaleCode } from "@/gateway/contract/locale";
import { paths } from "@/lib/routes/paths";
import { fileAddress, pageAddress } from "../site-address";
import type { Thing } from "./json-ld";
import { describeHours } from "./opening-hours";

/** A store as its page shows it: where it is, when people may come in, and how far it delivers. */
export function describeStore(store: Store, locale: LocaleCode): Thing {
	const { id, name, phone, latitude, longitude } = store;
	const url = pageAddress(paths.store(id), locale);
	const geo = { "@type": "GeoCoordinates", latitude, longitude };
	return {
		"@type": "GroceryStore",
		"@id": `${url}#store`,
		name,
		url,
		image: fileAddress("/pictures/share.png"),
		telephone: phone,
		address: {
			"@type": "PostalAddress",
			streetAddress: store.address,
			addressLocality: store.district,
			addressCountry: "HK",
		},
		geo,
		openingHoursSpecification: describeHours(store.openingHours),
		currenciesAccepted: "HKD",
		areaServed: {
			"@type": "GeoCircle",
			geoMidpoint: geo,
			geoRadius: store.radiusMetres,
		},
		parentOrganization: { "@id": fileAddress("/#shop") },
	};
}
