"use client";

import { useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import { TextField } from "@/components/ui/form/text-field";
import { homeCountry } from "@/gateway/contract/identity/address-terms";
import { hasPostcodes } from "@/gateway/contract/identity/countries-without-postcode";
import type { AddressDraft } from "./address-draft";
import { CountryField } from "./country-field";
import { DistrictField } from "./district-field";
import { OptionalLabel } from "./optional-label";
import { StreetField } from "./street-field";

/** Where: as people write it in Hong Kong, or as the rest of the world does. */
export function PlaceFields() {
	const country =
		useWatch<AddressDraft, "country">({ name: "country" }) ?? homeCountry;
	return country === homeCountry ? (
		<HomeFields />
	) : (
		<AbroadFields country={country} />
	);
}

function HomeFields() {
	const t = useTranslations("address.field");
	return (
		<>
			<div className="together stack cols-2">
				<CountryField />
				<DistrictField />
			</div>
			<StreetField />
			<div className="together stack cols-3">
				<TextField
					name="block"
					label={<OptionalLabel>{t("block")}</OptionalLabel>}
					autoComplete="off"
				/>
				<TextField
					name="floor"
					label={<OptionalLabel>{t("floor")}</OptionalLabel>}
					autoComplete="off"
				/>
				<TextField
					name="houseNumber"
					label={t("flat")}
					autoComplete="address-line2"
				/>
			</div>
		</>
	);
}

function AbroadFields({ country }: { country: string }) {
	const t = useTranslations("address.field");
	const postcode = t("postcode");
	return (
		<>
			<CountryField />
			<TextField
				name="detail"
				label={t("streetAbroad")}
				autoComplete="address-line1"
			/>
			<div className="together stack cols-2">
				<TextField
					name="houseNumber"
					label={t("houseNumber")}
					autoComplete="address-line2"
				/>
				<TextField
					name="district"
					label={<OptionalLabel>{t("state")}</OptionalLabel>}
					autoComplete="address-level1"
				/>
				<TextField
					name="city"
					label={t("city")}
					autoComplete="address-level2"
				/>
				<TextField
					name="postcode"
					label={
						hasPostcodes(country) ? (
							postcode
						) : (
							<OptionalLabel>{postcode}</OptionalLabel>
						)
					}
					autoComplete="postal-code"
				/>
			</div>
		</>
	);
}
