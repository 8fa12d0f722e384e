"use client";

import { useFormContext } from "react-hook-form";
import type { Api } from "@/lib/api/api";
import { CodeField, type CodeWay } from "./code-field";

interface EmailCodeFieldProps extends CodeWay {
	/** Which kind of code. */
	send: (api: Api, email: string) => Promise<{ resendAfterSeconds: number }>;
}

/** A code by mail, to the e-mail of the same form. */
export function EmailCodeField({ send, ...way }: EmailCodeFieldProps) {
	const { getValues } = useFormContext<{ email: string }>();
	return (
		<CodeField
			{...way}
			target="email"
			send={(api) => send(api, getValues("email").trim())}
		/>
	);
}
