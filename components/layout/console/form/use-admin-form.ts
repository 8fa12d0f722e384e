"use client";

import { useLocale, useTranslations } from "next-intl";
import { createContext, type ReactNode, useContext, useState } from "react";
import {
	type DefaultValues,
	type FieldError,
	type FieldValues,
	get,
	type Path,
	useController,
	useForm,
	useFormState,
} from "react-hook-form";
import { type LocaleCode, localeCodes } from "@/gateway/contract/locale";
import { ApiError, fieldFaultsOf } from "@/lib/api/api-error";

/** A form of staff: values as they are typed, `save` makes a call of them. Faults are the gateway's, field by field. */
export function useAdminForm<Values extends FieldValues>(
	defaultValues: DefaultValues<Values> & Values,
	save: (values: Values) => Promise<unknown>,
	/** Says of the whole what its own words do not. */
	describe?: (error: unknown) => ReactNode,
) {
	const t = useTranslations("console.form");
	const form = useForm<Values>({ defaultValues });
	const [failure, setFailure] = useState<ReactNode>();
	const [language, setLanguage] = useState<LocaleCode>(useLocale());
	const { isSubmitting } = form.formState;

	function refuse(error: unknown) {
		const faults = fieldFaultsOf(error);
		for (const [path, message] of Object.entries(faults))
			form.setError(path as Path<Values>, { message });
		setLanguage((known) => faultyLanguage(Object.keys(faults)) ?? known);
		const isKnown = error instanceof ApiError && error.message !== "";
		setFailure(describe?.(error) || (isKnown ? error.message : t("failed")));
	}

	const send = form.handleSubmit((values) => {
		setFailure(undefined);
		return save(values).catch(refuse);
	});
	return {
		...form,
		language,
		setLanguage,
		failure,
		submit() {
			if (isSubmitting) return;
			// What the gateway refused is for the gateway to look at again.
			form.clearErrors();
			void send();
		},
	};
}

/** The language of the first fault that lies in one. */
function faultyLanguage(paths: string[]): LocaleCode | undefined {
	const parts = paths.flatMap((path) => path.split("."));
	return localeCodes.find((code) => parts.includes(code));
}

const LanguageContext = createContext<LocaleCode>("zh-CN");
export const LanguageProvider = LanguageContext.Provider;

/** In which of the six languages the texts of a form are shown and written. */
export const useFormLanguage = () => useContext(LanguageContext);

/** One field of the form around it, by its dotted path. */
export function useAdminField(path: string) {
	const { field } = useController({ name: path });
	return {
		value: field.value as unknown,
		change: field.onChange,
		fault: useFault(path),
	};
}

/** What is wrong there, in words; undefined where nothing is. */
export function useFault(path: string): string | undefined {
	const wordsOf = useFaultWords();
	const { errors } = useFormState();
	return wordsOf((get(errors, path) as FieldError | undefined)?.message);
}

// messages: console.fault.*

/** What the gateway calls a fault, for a reader. */
export function useFaultWords() {
	const t = useTranslations("console.fault");
	return (fault: string | undefined) => {
		const key = fault as Parameters<typeof t>[0];
		return fault && (t.has(key) ? t(key) : t("correctValue"));
	};
}
