"use client";

import { useTranslations } from "next-intl";
import { TextField } from "@/components/ui/form/text-field";

interface EmailFieldProps {
	/** `username` where a password manager has something to fill in. */
	autoComplete: "username" | "email";
}

export function EmailField({ autoComplete }: EmailFieldProps) {
	const t = useTranslations("login.field");
	return (
		<TextField
			name="email"
			label={t("email")}
			type="email"
			inputMode="email"
			autoComplete={autoComplete}
			autoCapitalize="none"
			spellCheck={false}
		/>
	);
}
