"use client";

import { useFormContext } from "react-hook-form";
import { CodeField, type CodeWay } from "./code-field";

/** A code by SMS, to the phone of the same form. */
export function PhoneCodeField(way: CodeWay) {
	const { getValues } = useFormContext<{
		phone: string;
		countryCode: string;
	}>();
	return (
		<CodeField
			{...way}
			target="phone"
			send={(api) => {
				const { phone, countryCode } = getValues();
				return api.post("/api/front/login/sendCode", {
					bodyType: "form",
					body: { phone, countryCode },
				});
			}}
		/>
	);
}
