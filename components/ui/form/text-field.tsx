"use client";

import type { ComponentProps } from "react";
import { useFormContext } from "react-hook-form";
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
	const { register, getValues, setValue, trigger } = useFormContext();

	function leave() {
		const typed = String(getValues(name) ?? "");
		if (tidy && typed) setValue(name, tidy(typed));
		// Nobody is told off for a field that is not filled in yet.
		if (typed || fault) void trigger(name);
	}

	return (
		<FieldShell name={name} label={label} before={before} after={after}>
			{(control) => (
				<input {...rest} {...register(name, { onBlur: leave })} {...control} />
			)}
		</FieldShell>
	);
}
