"use client";

import { useLocale, useTranslations } from "next-intl";
import { useFormContext } from "react-hook-form";
import { SelectField } from "@/components/ui/form/select-field";
import { regions } from "@/gateway/contract/identity/district";
import { localize } from "@/gateway/contract/locale";
import type { AddressDraft } from "./address-draft";

/** One of the 18 districts, by region. A point found for another district is none any more. */
export function DistrictField() {
	const t = useTranslations("address.field");
	const locale = useLocale();
	const { setValue } = useFormContext<AddressDraft>();

	function forgetPoint() {
		setValue("latitude", null);
		setValue("longitude", null);
	}

	return (
		<SelectField
			name="district"
			label={t("district")}
			autoComplete="address-level2"
			onChoose={forgetPoint}
		>
			<option value="">{t("chooseDistrict")}</option>
			{regions.map(({ key, name, districts }) => (
				<optgroup key={key} label={localize(name, locale)}>
					{districts.map((district) => (
						<option key={district.key} value={district.key}>
							{localize(district.name, locale)}
						</option>
					))}
				</optgroup>
			))}
		</SelectField>
	);
}
