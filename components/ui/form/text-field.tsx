"use client";

import { type ComponentProps, useLayoutEffect, useRef } from "react";
import { useFormContext, useFormState } from "react-hook-form";
import { FieldShell, type FieldShellProps } from "./field-shell";
import { useFault } from "./form-words";

interface TextFieldProps
	extends FieldShellProps,
		Omit<ComponentProps<"input">, "name"> {
	/** Rewrites what was typed when the field is left. */
	tidy?: (typed: string) => string;
}

export function TextField(props: TextFieldProps) {
	const { name, label, tidy, before, after, ...rest } = props;
	const fault = useFault(name);
	const { register, setValue, trigger } = useFormContext();
	const { tidied, isRefused } = useRefusedValue(name, tidy);

	function leave() {
		const typed = tidied();
		if (tidy && typed) setValue(name, typed);
		// Nobody is blamed for a field that is not filled in yet.
		if ((typed || fault) && !isRefused(typed)) void trigger(name);
	}

	return (
		<FieldShell name={name} label={label} before={before} after={after}>
			{(control) => (
				<input {...rest} {...register(name, { onBlur: leave })} {...control} />
			)}
		</FieldShell>
	);
}

/** What the gateway has refused stays at fault until something else is typed: here it would pass. */
function useRefusedValue(name: string, tidy: TextFieldProps["tidy"]) {
	const { getValues } = useFormContext();
	const error = useFormState({ name }).errors[name];
	const refused = useRef<string>(undefined);

	function tidied(): string {
		const typed = String(getValues(name) ?? "");
		return tidy && typed ? tidy(typed) : typed;
	}

	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each fault, before the summary takes the focus.
	useLayoutEffect(() => {
		refused.current = error?.type === "server" ? tidied() : undefined;
	}, [error]);

	return { tidied, isRefused: (typed: string) => refused.current === typed };
}
