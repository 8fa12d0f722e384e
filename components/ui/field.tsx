"use client";

import {
	type InputHTMLAttributes,
	type ReactNode,
	type Ref,
	useId,
} from "react";

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
	label: string;
	/** What is wrong with it and how to mend that; undefined while nothing is. */
	fault?: string;
	hint?: string;
	ref?: Ref<HTMLInputElement>;
	before?: ReactNode;
	/** Beside the input, such as a button. */
	children?: ReactNode;
}

/** A labelled input with its hint and its fault beside it. Wears `fieldCss` of the region it stands in. */
export function Field(props: FieldProps) {
	const { label, fault, hint, before, children, ...rest } = props;
	const id = useId();
	const noteId = `${id}-note`;
	return (
		<div className="field">
			<label htmlFor={id}>{label}</label>
			<div className="box flow gap-x2">
				{before}
				<input
					{...rest}
					id={id}
					aria-invalid={fault !== undefined}
					aria-describedby={(fault ?? hint) ? noteId : undefined}
				/>
				{children}
			</div>
			{(fault ?? hint) && (
				<p id={noteId} className={fault ? "fault" : "hint"}>
					{fault ?? hint}
				</p>
			)}
		</div>
	);
}
