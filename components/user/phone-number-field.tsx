"use client";

import { type ComponentProps, useState } from "react";
import { CountryButton } from "@/components/login/fields/country-button";
import { Field } from "@/components/ui/field";
import { homeCountry } from "@/lib/session/login-draft";

interface PhoneNumberFieldProps extends ComponentProps<typeof Field> {
	onCountry: (dialCode: string) => void;
}

/** A phone with the country that it belongs to, Hong Kong until another is chosen. */
export function PhoneNumberField({
	onCountry,
	...field
}: PhoneNumberFieldProps) {
	const [country, setCountry] = useState(homeCountry);
	return (
		<Field
			{...field}
			type="tel"
			autoComplete="tel-national"
			placeholder={country.phoneFormat}
			before={
				<CountryButton
					country={country}
					onChoose={(chosen) => {
						setCountry(chosen);
						onCountry(chosen.dialCode);
					}}
				/>
			}
		/>
	);
}
