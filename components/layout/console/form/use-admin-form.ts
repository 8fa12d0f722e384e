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
import type { z } from "zod";
import type { LocaleCode } from "@/gateway/contract/locale";
import { ApiError, fieldFaultsOf } from "@/lib/api/api-error";
import { faultsOf, faultyLanguage } from "./form-faults";

interface AdminFormOptions<Values> {
	/** By the schema of the call, where it is wanted before the gateway is asked. */
	check?: (values: Values) => z.ZodSafeParseResult<unknown>;
	/** Says of a refusal what its own words do not. */
	describe?: (error: unknown) => ReactNode;
}

/** A form of staff: values as they are typed, of which `save` makes a call. Faults are named field by field. */
export function useAdminForm<Values extends FieldValues>(
	defaultValues: DefaultValues<Values> & Values,
	save: (values: Values) => Promise<unknown>,
	{ check, describe }: AdminFormOptions<Values> = {},
) {
	const t = useTranslations("console.form");
	const form = useForm<Values>({ defaultValues });
	const [failure, setFailure] = useState<ReactNode>();
	const [language, setLanguage] = useState<LocaleCode>(useLocale());
	const { isSubmitting } = form.formState;

	function refuse(faults: Record<string, string>, words: ReactNode) {
		for (const [path, message] of Object.entries(faults))
			form.setError(path as Path<Values>, { message });
		setLanguage((known) => faultyLanguage(Object.keys(faults)) ?? known);
		setFailure(words);
	}

	async function sendValues(values: Values) {
		setFailure(undefined);
		const faults = faultsOf(check?.(values));
		if (faults) return refuse(faults, t("check"));
		try {
			await save(values);
		} catch (error) {
			const isKnown = error instanceof ApiError && error.message !== "";
			const words = isKnown ? error.message : t("failed");
			refuse(fieldFaultsOf(error), describe?.(error) || words);
		}
	}
	const send = form.handleSubmit(sendValues, () => setFailure(t("check")));
	return {
		...form,
		language,
		setLanguage,
		failure,
		submit() {
			if (isSubmitting) return;
			// What was refused is looked at again.
			form.clearErrors();
			void send();
		},
	};
}

const LanguageContext = createContext<LocaleCode>("zh-CN");
export const LanguageProvider = LanguageContext.Provider;

/** In which of the six languages the texts of a form are shown and written. */
export const useFormLanguage = () => useContext(LanguageContext);

interface Bounds {
	required?: boolean;
	min?: number | string;
	max?: number | string;
}

const inBounds = (value: number | string | undefined) =>
	value === undefined ? undefined : { value, message: "correctNumber" };

/**
 * One field of the form around it, by its dotted path; `faultPath` where the gateway names its fault otherwise. Nothing
 * is sent while it is out of its bounds.
 */
export function useAdminField(
	path: string,
	faultPath = path,
	{ required, min, max }: Bounds = {},
) {
	const rules = {
		required: required && "emptyText",
		min: inBounds(min),
		max: inBounds(max),
	};
	const { field } = useController({ name: path, rules });
	return {
		value: field.value as unknown,
		change: field.onChange,
		fault: useFault(faultPath),
	};
}

// messages: console.fault.*

/** What is wrong there, or with one of several that stand there, in words; undefined where nothing is. */
export function useFault(path: string): string | undefined {
	const t = useTranslations("console.fault");
	const { errors } = useFormState();
	const found: FieldError | FieldError[] | undefined = get(errors, path);
	const fault = Array.isArray(found)
		? found.find((one) => one?.message)
		: found;
	const key = fault?.message as Parameters<typeof t>[0] | undefined;
	return key && (t.has(key) ? t(key) : t("correctValue"));
}
