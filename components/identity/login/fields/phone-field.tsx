"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useFormContext } from "react-hook-form";
import { TextField } from "@/components/ui/form/text-field";
import { formatPhone } from "@/lib/countries/format-phone";
import type { PhoneCountry } from "@/lib/session/login-draft";
import { useDraft } from "../login-context";
import { CountryButton } from "./country-button";

interface PhoneFieldProps {
	isOptional?: boolean;
	autoComplete: "username" | "tel-national";
}

/** Typed in any spelling, with or without the country's code; shown as it is written in its country. */
export function PhoneField({ isOptional, autoComplete }: PhoneFieldProps) {
	const t = useTranslations("login.field");
	const { draft, keep } = useDraft();
	const { setValue, getValues } = useFormContext();
	const [country, setCountry] = useState(draft.country);

	function choose(chosen: PhoneCountry) {
		setCountry(chosen);
		keep({ country: chosen });
		setValue("countryCode", chosen.dialCode);
		const typed = String(getValues("phone") ?? "");
		if (typed) setValue("phone", formatPhone(typed, chosen));
	}

	return (
		<TextField
			name="phone"
			label={t(isOptional ? "phoneOptional" : "phone")}
			// HTML has the autofill name "username" on fields of text alone.
			type={autoComplete === "username" ? "text" : "tel"}
			inputMode="tel"
			autoComplete={autoComplete}
			placeholder={country.phoneFormat}
			tidy={(typed) => formatPhone(typed, country)}
			before={<CountryButton country={country} onChoose={choose} />}
		/>
	);
}
