"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useTranslations } from "next-intl";
import { useState } from "react";
import {
	type DefaultValues,
	type FieldValues,
	type Path,
	useForm,
} from "react-hook-form";
import type { z } from "zod";
import { ApiError, fieldFaultsOf } from "@/lib/api/api-error";
import { useFaultWords } from "./use-fault-words";

interface CallForm<Values extends FieldValues> {
	/** The body of the call, as the contract declares it. */
	schema: z.ZodType<unknown, Values>;
	defaultValues: DefaultValues<Values>;
	send: (values: Values) => Promise<unknown>;
}

/**
 * A form that makes a call. Faults of the schema and of the gateway stand beside their fields; what was typed stays.
 * Fields are checked when they are left, never while somebody types.
 */
export function useCallForm<Values extends FieldValues>({
	schema,
	defaultValues,
	send,
}: CallForm<Values>) {
	const t = useTranslations("user.form");
	const wordsOf = useFaultWords();
	const [failure, setFailure] = useState<string>();
	const form = useForm<Values>({
		resolver: zodResolver(schema as never, undefined, { raw: true }) as never,
		defaultValues,
		mode: "onBlur",
		reValidateMode: "onBlur",
	});
	const { errors, isSubmitting } = form.formState;

	/** Puts the faults of an answer beside their fields; what belongs to none is said of the whole. */
	function showFailure(error: unknown) {
		const fields = fieldFaultsOf(error);
		for (const [name, fault] of Object.entries(fields))
			form.setError(
				name as Path<Values>,
				{ message: fault },
				{ shouldFocus: true },
			);
		if (Object.keys(fields).length > 0) return;
		setFailure((error instanceof ApiError && error.message) || t("failed"));
	}

	const submit = form.handleSubmit(async (values) => {
		setFailure(undefined);
		try {
			await send(values);
		} catch (error) {
			showFailure(error);
		}
	});

	return {
		...form,
		submit,
		isSending: isSubmitting,
		failure,
		faultOf: (name: Path<Values>) =>
			wordsOf(errors[name]?.message as string | undefined),
	};
}
