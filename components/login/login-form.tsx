"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useId, useState } from "react";
import {
	type DefaultValues,
	type FieldValues,
	FormProvider,
	useForm,
} from "react-hook-form";
import type { z } from "zod";
import { Icon } from "@/components/ui/icon";
import { fieldFaultsOf } from "@/lib/api/api-error";
import { describeFailure } from "@/lib/api/failure";
import type { LoginDraft } from "@/lib/session/login-draft";
import { ErrorSummary } from "./error-summary";
import { FormId } from "./fields/form-id";
import { useLogin } from "./login-context";

type Schema = z.ZodType<FieldValues, FieldValues>;

interface LoginFormProps<S extends Schema> {
	/** The same that the call parses. */
	schema: S;
	values: z.input<S>;
	/** What to do with values that are right; what it throws is shown. */
	send: (values: z.output<S>) => Promise<void>;
	submitLabel: string;
	children: ReactNode;
}

/** One panel's form: checked field by field when a field is left, as a whole when it is sent; what was typed stays. */
export function LoginForm<S extends Schema>(props: LoginFormProps<S>) {
	const { schema, values, send, submitLabel, children } = props;
	const t = useTranslations("login");
	const { keep } = useLogin();
	const id = useId();
	const [failure, setFailure] = useState("");
	const form = useForm<z.input<S>, unknown, z.output<S>>({
		resolver: zodResolver(schema),
		mode: "onSubmit",
		reValidateMode: "onSubmit",
		shouldFocusError: false,
		defaultValues: values as DefaultValues<z.input<S>>,
	});
	const { isSubmitting, submitCount } = form.formState;

	useEffect(() => {
		const watched = form.watch((typed) => keep(typed as Partial<LoginDraft>));
		return () => watched.unsubscribe();
	}, [form, keep]);

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

	return (
		<FormProvider {...form}>
			<FormId value={id}>
				<form
					noValidate
					aria-busy={isSubmitting}
					onSubmit={(event) => {
						setFailure("");
						if (isSubmitting) event.preventDefault();
						else void form.handleSubmit(submit)(event);
					}}
				>
					<ErrorSummary round={submitCount} />
					{failure && (
						<p role="alert" className="failure">
							<Icon name="circle-alert" size={20} />
							{failure}
						</p>
					)}
					{children}
					<button
						type="submit"
						className="button primary wide"
						aria-disabled={isSubmitting}
					>
						{submitLabel}
					</button>
				</form>
			</FormId>
		</FormProvider>
	);
}
