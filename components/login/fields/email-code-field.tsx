"use client";

import { useFormContext } from "react-hook-form";
import type { Api } from "@/lib/api/api";
import { useLogin } from "../login-context";
import { CodeField } from "./code-field";

interface EmailCodeFieldProps {
	/** Which kind of code. */
	send: (api: Api, email: string) => Promise<{ resendAfterSeconds: number }>;
}

/** A code by mail, to the e-mail of the same form. */
export function EmailCodeField({ send }: EmailCodeFieldProps) {
	const { api } = useLogin();
	const { getValues } = useFormContext<{ email: string }>();
	return (
		<CodeField
			target="email"
			send={() => send(api, getValues("email").trim())}
		/>
	);
}
