"use client";

import type { ComponentProps } from "react";
import { useFormContext } from "react-hook-form";
import { Icon } from "@/components/ui/icon";
import { FieldShell, type FieldShellProps } from "./field-shell";
import { useFault } from "./form-words";

interface SelectFieldProps
	extends Omit<FieldShellProps, "before" | "after">,
		Omit<ComponentProps<"select">, "name" | "onChange"> {
	onChoose?: (value: string) => void;
}

/** The browser's own list: on a phone nothing is better. */
export function SelectField(props: SelectFieldProps) {
	const { name, label, onChoose, children, ...rest } = props;
	const fault = useFault(name);
	const { register, trigger } = useFormContext();

	function choose(value: string) {
		onChoose?.(value);
		if (fault) void trigger(name);
	}

	return (
		<FieldShell
			name={name}
			label={label}
			after={<Icon name="chevron-down" size={18} className="arrow" />}
		>
			{(control) => (
				<select
					{...rest}
					{...register(name, {
						onChange: ({ target }) => choose(target.value),
					})}
					{...control}
				>
					{children}
				</select>
			)}
		</FieldShell>
	);
}
