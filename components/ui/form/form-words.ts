"use client";

import { createContext, useContext } from "react";
import { useFormState } from "react-hook-form";

/** What a form's parts need of the form around them, beside its values. */
export interface FormWordsValue {
	/** Of the form, so that a dialog and the page below it never share an id. */
	id: string;
	/** Words for a message key of the contract or the gateway. */
	faultWords: (key: string) => string;
	summaryTitle: (count: number) => string;
	/** The page's title while the form has faults. */
	pageTitle: (title: string) => string;
}

export const FormWords = createContext<FormWordsValue | undefined>(undefined);

export function useFormWords(): FormWordsValue {
	const words = useContext(FormWords);
	if (!words) throw new Error("a field stands outside of FormWords");
	return words;
}

export function useFieldId(name: string): string {
	return `${useFormWords().id}${name}`;
}

/** What is wrong with a field, in words; undefined where nothing is. */
export function useFault(name: string): string | undefined {
	const { faultWords } = useFormWords();
	const { errors } = useFormState({ name });
	const message = errors[name]?.message;
	return typeof message === "string" ? faultWords(message) : undefined;
}
