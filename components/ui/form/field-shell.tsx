"use client";

import type { ReactNode } from "react";
import { FieldFault } from "./field-fault";
import { useFault, useFieldId } from "./form-words";

/** What the input, or whatever stands for one, wears. */
export interface FieldControl {
	id: string;
	"aria-invalid": boolean;
	"aria-describedby": string;
}

export interface FieldShellProps {
	name: string;
	label: ReactNode;
	/** Inside the field's box. */
	before?: ReactNode;
	after?: ReactNode;
}

/** A field with its label above and its fault below, where the height of a line is kept: nothing moves under a finger. */
export function FieldShell({
	name,
	label,
	before,
	after,
	children,
}: FieldShellProps & { children: (control: FieldControl) => ReactNode }) {
	const id = useFieldId(name);
	const fault = useFault(name);
	return (
		<div className="field">
			<label htmlFor={id} className="block strong">
				{label}
			</label>
			<div className="box flow" data-fault={fault && ""}>
				{before}
				{children({
					id,
					"aria-invalid": fault !== undefined,
					"aria-describedby": `${id}-fault`,
				})}
				{after}
			</div>
			<FieldFault id={`${id}-fault`} words={fault} />
		</div>
	);
}
