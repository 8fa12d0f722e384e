"use client";

import { createContext, type ReactNode, useContext, useId } from "react";

/** What is wrong with a field of the form, in words; undefined where nothing is. */
export const FormFaults = createContext<(name: string) => string | undefined>(
	() => undefined,
);

interface FormFieldProps {
	/** As the gateway names it in its refusals. */
	name: string;
	label: string;
	hint?: string;
	/** Where the column's head says it; for those who do not see it the label is still there. */
	isLabelHidden?: boolean;
	children: (control: {
		id: string;
		"aria-invalid": boolean;
		"aria-describedby": string | undefined;
	}) => ReactNode;
}

export function FormField(props: FormFieldProps) {
	const { name, label, hint, isLabelHidden, children } = props;
	const id = useId();
	const fault = useContext(FormFaults)(name);
	const note = fault ?? hint;
	return (
		<div className="part" data-field={name}>
			<label htmlFor={id} className={isLabelHidden ? "label" : undefined}>
				{label}
			</label>
			{children({
				id,
				"aria-invalid": fault !== undefined,
				"aria-describedby": note ? `${id}-note` : undefined,
			})}
			{note && (
				<p id={`${id}-note`} className={fault ? "fault" : "hint"}>
					{note}
				</p>
			)}
		</div>
	);
}
