import type { Store } from "@/gateway/contract/delivery/store";
import type { LocaleCode } from "@/gateway/contract/locale";
import type { DayHours } from "@/gateway/contract/values";
import { paths } from "@/lib/routes/paths";
import { fileAddress, pageAddress } from "../site-address";
import type { Thing } from "./json-ld";

/** From Monday on, as the contract counts days. */
const weekdays = [
	"Monday",
	"Tuesday",
	"Wednesday",
	"Thursday",
	"Friday",
	"Saturday",
	"Sunday",
] as const;

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

/** Days with the same hours together; a day on which the store stays closed is in none. */
function describeHours(week: DayHours[]): Thing[] {
	const spans = new Map<string, string[]>();
	week.forEach((day, at) => {
		if (!day) return;
		const span = `${day.from} ${day.to}`;
		spans.set(span, [...(spans.get(span) ?? []), weekdays[at] ?? ""]);
	});
	return [...spans].map(([span, dayOfWeek]) => {
		const [opens, closes = ""] = span.split(" ");
		return {
			"@type": "OpeningHoursSpecification",
			dayOfWeek,
			opens,
			// A day has no 24:00 there.
			closes: closes === "24:00" ? "23:59" : closes,
		};
	});
}
