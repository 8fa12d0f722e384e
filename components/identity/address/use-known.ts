"use client";

import { useLocale } from "next-intl";
import { useEffect, useState } from "react";
import type { Api } from "@/lib/api/api";
import { browserApi } from "@/lib/api/browser";
import { countriesIn } from "@/lib/countries/countries";
import { formatPhone } from "@/lib/countries/format-phone";
import { chosenLocation } from "@/lib/location/chosen-location";
import type { AddressDraft } from "./address-draft";
import { streetOf } from "./street-of";

type Known = Partial<AddressDraft>;

/** What the shop was told before: e-mail and phone of the account, where goods go. Undefined until it is known. */
export function useKnown(): Known | undefined {
	const locale = useLocale();
	const [known, setKnown] = useState<Known>();
	useEffect(() => {
		const asked = [askAccount, askPlace].map((ask) =>
			ask(browserApi(locale)).catch(() => ({})),
		);
		void Promise.all(asked).then(([a, b]) => setKnown({ ...a, ...b }));
	}, [locale]);
	return known;
}

async function askAccount(api: Api): Promise<Known> {
	const { email, phone } = await api.get("/api/front/user/info");
	// Of codes that begin alike the longest is meant.
	const [country] = countriesIn("en")
		.filter(({ dialCode }) => phone?.startsWith(dialCode))
		.sort((one, other) => other.dialCode.length - one.dialCode.length);
	if (!phone || !country) return { email: email ?? "" };
	const written = formatPhone(phone, country);
	return { email: email ?? "", countryCode: country.dialCode, phone: written };
}

async function askPlace(api: Api): Promise<Known> {
	const place = chosenLocation();
	if (!place) return {};
	const { latitude, longitude, label, placeId } = place;
	const { results } = await api.get(
		"/api/front/googleMap/ignore/getAddressByGeocode",
		{ query: { latitude, longitude } },
	);
	const district = results[0]?.district ?? "";
	const street = placeId ? streetOf(label) : label;
	// An area alone is no street.
	if (street === label) return { district };
	return { district, detail: street, latitude, longitude };
}
