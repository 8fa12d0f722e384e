"use client";

import { useLocale, useTranslations } from "next-intl";
import { useMemo } from "react";
import { useFormContext } from "react-hook-form";
import { SelectField } from "@/components/ui/form/select-field";
import { countriesIn } from "@/lib/countries/countries";
import type { AddressDraft } from "./address-draft";

/** Where the address is written by other rules, what stood in the fields of the former country goes. */
export function CountryField() {
	const t = useTranslations("address.field");
	const locale = useLocale();
	const countries = useMemo(() => countriesIn(locale), [locale]);
	const { setValue, clearErrors } = useFormContext<AddressDraft>();

	function choose() {
		setValue("district", "");
		setValue("latitude", null);
		setValue("longitude", null);
		clearErrors();
	}

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
