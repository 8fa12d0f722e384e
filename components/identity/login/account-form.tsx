"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useState } from "react";
import {
	type DefaultValues,
	type FieldErrors,
	type FieldValues,
	FormProvider,
	useForm,
} from "react-hook-form";
import type { z } from "zod";
import { Button } from "@/components/ui/button";
import { ErrorSummary } from "@/components/ui/form/error-summary";
import { FormFailure } from "@/components/ui/form/form-notice";
import { FormWords } from "@/components/ui/form/form-words";
import { useWordsOf } from "@/components/ui/form/use-words-of";
import { fieldFaultsOf } from "@/lib/api/api-error";
import { describeFailure } from "@/lib/api/failure";
import { sentByScript } from "@/lib/page-state/sent-by-script";
import {
	lateResolver,
	preloadResolver,
	type Schema,
	type SchemaSource,
} from "./late-resolver";

export interface AccountFormProps<S extends Schema> {
	/** The same that the call parses. A page that anybody may open hands a way to fetch it. */
	schema: SchemaSource<S>;
	values: z.input<S>;
	/** What to do with values that are right; what it throws is shown. */
	send: (values: z.output<S>) => Promise<void>;
	submitLabel: string;
	/** What the button does cannot be taken back. */
	isFinal?: boolean;
	/** Hears of every change. */
	onTyped?: (typed: FieldValues) => void;
	children: ReactNode;
}

/**
 * A form about an account: checked field by field when a field is left, as a whole when it is sent; what was typed
 * stays. Speaks the words of signing in.
 */
export function AccountForm<S extends Schema>(props: AccountFormProps<S>) {
	const { schema, values, send, onTyped, children } = props;
	const t = useTranslations("login");
	const words = useWordsOf("login");
	const [failure, setFailure] = useState("");
	const form = useForm<z.input<S>, unknown, z.output<S>>({
		resolver: lateResolver(schema),
		mode: "onSubmit",
		reValidateMode: "onSubmit",
		shouldFocusError: false,
		defaultValues: values as DefaultValues<z.input<S>>,
	});
	const { isSubmitting, submitCount } = form.formState;

	useEffect(() => {
		if (!onTyped) return;
		const watched = form.watch((typed) => onTyped(typed));
		return () => watched.unsubscribe();
	}, [form, onTyped]);

	async function submit(right: z.output<S>) {
		setFailure("");
		try {
			await send(right);
		} catch (error) {
			const faults = Object.entries(fieldFaultsOf(error));
			for (const [name, message] of faults)
				form.setError(name as never, { type: "server", message });
			if (faults.length === 0)
				setFailure(describeFailure(error).message ?? t("failed"));
		}
	}

	function refuse({ root }: FieldErrors) {
		if (root) setFailure(t("failed"));
	}

	return (
		<FormProvider {...form}>
			<FormWords value={words}>
				<form
					{...sentByScript}
					noValidate
					aria-busy={isSubmitting}
					onFocus={() => preloadResolver(schema)}
					onSubmit={(event) => {
						setFailure("");
						if (isSubmitting) event.preventDefault();
						else void form.handleSubmit(submit, refuse)(event);
					}}
				>
					<ErrorSummary round={submitCount} />
					<FormFailure words={failure} />
					{children}
					<Button
						type="submit"
						kind={props.isFinal ? "danger" : "primary"}
						isWide
						aria-disabled={isSubmitting}
					>
						{props.submitLabel}
					</Button>
				</form>
			</FormWords>
		</FormProvider>
	);
}
