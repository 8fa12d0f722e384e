"use client";

import { useLocale, useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import { flushSync } from "react-dom";
import { useFormContext } from "react-hook-form";
import { SelectField } from "@/components/ui/form/select-field";
import { homeCountry } from "@/gateway/contract/identity/address-terms";
import { countriesIn } from "@/lib/countries/countries";
import type { AddressDraft } from "./address-draft";

/**
 * Hong Kong, in words, until it is somewhere else. Where the address is written by other rules, what stood in the fields
 * of the former country goes.
 */
export function CountryField() {
	const t = useTranslations("address.field");
	const locale = useLocale();
	const countries = useMemo(() => countriesIn(locale), [locale]);
	const { setValue, clearErrors, getValues, setFocus } =
		useFormContext<AddressDraft>();
	const [isHome, setHome] = useState(getValues("country") === homeCountry);

	function choose() {
		setValue("district", "");
		setValue("latitude", null);
		setValue("longitude", null);
		clearErrors();
	}

	function leaveHome() {
		flushSync(() => setHome(false));
		setFocus("country");
	}
	if (isHome)
		return (
			<p className="country row wraps gap-x2">
				<span className="visually-hidden">{t("country")}</span>
				{countries.find(({ code }) => code === homeCountry)?.name}
				<button type="button" onClick={leaveHome}>
					{t("elsewhere")}
				</button>
			</p>
		);
	return (
		<SelectField
			name="country"
			label={t("country")}
			autoComplete="country"
			onChoose={choose}
		>
			{countries.map(({ code, name }) => (
				<option key={code} value={code}>
					{name}
				</option>
			))}
		</SelectField>
	);
}
