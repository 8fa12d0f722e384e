"use client";

import { useLocale, useTranslations } from "next-intl";
import { createContext, useContext, useState } from "react";
import type { LocaleCode } from "@/gateway/contract/locale";
import { ApiError, fieldFaultsOf } from "@/lib/api/api-error";
import { faultyLanguage, valueAt, withValueAt } from "./form-paths";

/** Something that staff write, until it is kept. Faults are the gateway's, by dotted path. */
export function useAdminForm<Draft>(
	initial: Draft,
	save: (draft: Draft) => Promise<unknown>,
) {
	const t = useTranslations("console.draft");
	const [draft, setDraft] = useState(initial);
	const [faults, setFaults] = useState<Record<string, string>>({});
	const [failure, setFailure] = useState("");
	const [isSending, setSending] = useState(false);
	const [language, setLanguage] = useState<LocaleCode>(useLocale());

	async function submit() {
		if (isSending) return;
		setSending(true);
		setFailure("");
		try {
			await save(draft);
			setFaults({});
		} catch (error) {
			const found = fieldFaultsOf(error);
			setFaults(found);
			setLanguage((known) => faultyLanguage(found) ?? known);
			const isKnown = error instanceof ApiError && error.message !== "";
			setFailure(isKnown ? error.message : t("failed"));
		}
		setSending(false);
	}

	return {
		draft,
		language,
		setLanguage,
		failure,
		isSending,
		submit,
		faults,
		valueAt: (path: string) => valueAt(draft, path),
		change: (path: string, value: unknown) =>
			setDraft((known) => withValueAt(known, path, value)),
		replace: setDraft,
	};
}

type AdminFormState = Omit<
	ReturnType<typeof useAdminForm<unknown>>,
	"draft" | "replace" | "submit"
>;
export const AdminFormContext = createContext<AdminFormState | undefined>(
	undefined,
);

// messages: console.fault.*

/** One field of the draft around it. */
export function useAdminField(path: string) {
	const form = useContext(AdminFormContext);
	if (!form) throw new Error("a field stands outside of AdminForm");
	const t = useTranslations("console.fault");
	const fault = form.faults[path];
	const key = fault as Parameters<typeof t>[0];
	return {
		value: form.valueAt(path),
		change: (value: unknown) => form.change(path, value),
		fault: fault && (t.has(key) ? t(key) : t("correctValue")),
		language: form.language,
	};
}
