"use client";

import { useFormContext } from "react-hook-form";
import { sendPhoneCode } from "@/lib/api/login-code";
import { useLogin } from "../login-context";
import { CodeField } from "./code-field";

interface PhoneCodeFieldProps {
	submitsWhenPasted?: boolean;
}

/** A code by SMS, to the phone of the same form. */
export function PhoneCodeField({ submitsWhenPasted }: PhoneCodeFieldProps) {
	const { api } = useLogin();
	const { getValues } = useFormContext<{
		phone: string;
		countryCode: string;
	}>();
	return (
		<CodeField
			target="phone"
			submitsWhenPasted={submitsWhenPasted}
			send={() => {
				const { phone, countryCode } = getValues();
				return sendPhoneCode(api, { phone, countryCode });
			}}
		/>
	);
}
