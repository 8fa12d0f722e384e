"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { useFormContext } from "react-hook-form";
import { CountryButton } from "@/components/identity/login/fields/country-button";
import { TextField } from "@/components/ui/form/text-field";
import { countriesIn } from "@/lib/countries/countries";
import { formatPhone } from "@/lib/countries/format-phone";
import { homeCountry, type PhoneCountry } from "@/lib/session/login-draft";
import type { AddressDraft } from "./address-draft";

/** Typed in any spelling, with or without the country's code; shown as it is written in its country. */
export function PhoneField() {
	const t = useTranslations("address.field");
	const locale = useLocale();
	const { setValue, getValues } = useFormContext<AddressDraft>();
	const [country, setCountry] = useState<PhoneCountry>(() => {
		const { countryCode, country: livesIn } = getValues();
		const sharing = countriesIn(locale).filter(
			({ dialCode }) => dialCode === countryCode,
		);
		return (
			sharing.find(({ code }) => code === livesIn) ?? sharing[0] ?? homeCountry
		);
	});

	function choose(chosen: PhoneCountry) {
		setCountry(chosen);
		setValue("countryCode", chosen.dialCode);
		const typed = getValues("phone");
		if (typed) setValue("phone", formatPhone(typed, chosen));
	}

	return (
		<TextField
			name="phone"
			label={t("phone")}
			type="tel"
			inputMode="tel"
			autoComplete="tel-national"
			placeholder={country.phoneFormat}
			tidy={(typed) => formatPhone(typed, country)}
			before={<CountryButton country={country} onChoose={choose} />}
		/>
	);
}
