"use client";

import { useTranslations } from "next-intl";
import { useFormState } from "react-hook-form";

// messages: login.fault.*

/** Words for a message key of the contract or the gateway. */
export function useFaultWords(): (key: string) => string {
	const t = useTranslations("login.fault");
	return (key) => {
		const known = key as "general";
		return t.has(known) ? t(known) : t("general");
	};
}

/** What is wrong with a field, in words; undefined where nothing is. */
export function useFault(name: string): string | undefined {
	const words = useFaultWords();
	const { errors } = useFormState({ name });
	const message = errors[name]?.message;
	return typeof message === "string" ? words(message) : undefined;
}
