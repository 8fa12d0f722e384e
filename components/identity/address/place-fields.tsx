"use client";

import { useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import { homeCountry } from "@/gateway/contract/identity/address-terms";
import { hasPostcodes } from "@/gateway/contract/identity/countries-without-postcode";
import type { AddressDraft } from "./address-draft";
import { CountryField } from "./country-field";
import { DistrictField } from "./district-field";
import { PartField } from "./part-field";
import { StreetField } from "./street-field";

/** Where: as people write it in Hong Kong, or as the rest of the world does. */
export function PlaceFields() {
	const country =
		useWatch<AddressDraft, "country">({ name: "country" }) ?? homeCountry;
	return (
		<>
			<CountryField />
			{country === homeCountry ? (
				<HomeFields />
			) : (
				<AbroadFields country={country} />
			)}
		</>
	);
}

function HomeFields() {
	const t = useTranslations("address.field");
	return (
		<>
			<DistrictField />
			<StreetField />
			<div className="together stack cols-3">
				<PartField
					name="block"
					label={t("block")}
					isOptional
					autoComplete="off"
				/>
				<PartField
					name="floor"
					label={t("floor")}
					isOptional
					autoComplete="off"
				/>
				<PartField
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
	return (
		<>
			<PartField
				name="detail"
				label={t("streetAbroad")}
				autoComplete="address-line1"
			/>
			<div className="together stack cols-2">
				<PartField
					name="houseNumber"
					label={t("houseNumber")}
					autoComplete="address-line2"
				/>
				<PartField
					name="district"
					label={t("state")}
					isOptional
					autoComplete="address-level1"
				/>
				<PartField
					name="city"
					label={t("city")}
					autoComplete="address-level2"
				/>
				<PartField
					name="postcode"
					label={t("postcode")}
					isOptional={!hasPostcodes(country)}
					autoComplete="postal-code"
				/>
			</div>
		</>
	);
}
