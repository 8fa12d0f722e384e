"use client";

import type { ComponentProps, ReactNode } from "react";
import { useFormContext } from "react-hook-form";
import { FieldFault } from "./field-fault";
import { useFieldId } from "./form-id";
import { useFault } from "./use-fault";

interface TextFieldProps extends ComponentProps<"input"> {
	name: string;
	label: string;
	/** Rewrites what was typed when the field is left. */
	tidy?: (typed: string) => string;
	/** Inside the field's box. */
	before?: ReactNode;
	after?: ReactNode;
}

/** A field with its label above and its fault below, where room for a line is kept: nothing moves under a finger. */
export function TextField(props: TextFieldProps) {
	const { name, label, tidy, before, after, ...rest } = props;
	const id = useFieldId(name);
	const fault = useFault(name);
	const { register, getValues, setValue, trigger } = useFormContext();

	function leave() {
		const typed = String(getValues(name) ?? "");
		if (tidy && typed) setValue(name, tidy(typed));
		// Nobody is told off for a field that is not filled in yet.
		if (typed || fault) void trigger(name);
	}

	return (
		<div className="field">
			<label htmlFor={id}>{label}</label>
			<div className="box" data-fault={fault && ""}>
				{before}
				<input
					{...rest}
					{...register(name, { onBlur: leave })}
					id={id}
					aria-invalid={fault !== undefined}
					aria-describedby={`${id}-fault`}
				/>
				{after}
			</div>
			<FieldFault id={`${id}-fault`} words={fault} />
		</div>
	);
}
