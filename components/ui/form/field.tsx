"use client";

import { type ComponentProps, type ReactNode, useId } from "react";
import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { screen, theme } from "@/lib/theme/theme";
import type { FieldControl } from "./field-shell";
import { FaultLine } from "./form-fault";

interface LabelledProps {
	label: string;
	/** What is wrong with it and how to mend that; undefined while nothing is. */
	fault?: string;
	hint?: string;
	children: (control: Partial<FieldControl>) => ReactNode;
}

/**
 * A control of any kind with its label; its fault or hint comes below while there is one. For forms of a line or two, and
 * the console's long ones: `FieldShell` keeps a line free for each fault.
 */
export function Labelled({ label, fault, hint, children }: LabelledProps) {
	const id = useId();
	const note = fault ?? hint;
	const noteId = note ? `${id}-note` : undefined;
	const Note = fault ? FaultLine : "p";
	return (
		<Frame className="field">
			<label htmlFor={id}>{label}</label>
			{children({
				id,
				"aria-invalid": fault !== undefined,
				"aria-describedby": noteId,
			})}
			{note && (
				<Note id={noteId} className={fault ? undefined : "note"}>
					{note}
				</Note>
			)}
		</Frame>
	);
}

type FieldProps = Omit<LabelledProps, "children"> & ComponentProps<"input">;

/** A labelled input whose value its owner keeps, and what stands beside it, such as a button. */
export function Field({ label, fault, hint, children, ...rest }: FieldProps) {
	return (
		<Labelled label={label} fault={fault} hint={hint}>
			{(control) => (
				<div className="box flow gap-x2">
					<input {...rest} {...control} />
					{children}
				</div>
			)}
		</Labelled>
	);
}

const Frame = styled.div`
	&.field {
		${kit.stack("x1")};
	}
	&.field label {
		font-weight: 600;
		line-height: ${theme.line.tight};
	}
	&.field input {
		${kit.grow};
		${kit.textBox};
		text-overflow: ellipsis;
	}
	&.field :is(select, textarea) {
		width: 100%;
		${kit.input};
		padding: ${theme.space.x2} ${theme.space.x3};
	}
	&.field textarea {
		resize: vertical;
	}
	&.field textarea:not([rows]) {
		min-height: 96px;
	}
	&.field [aria-invalid="true"] {
		${kit.invalid};
	}
	&.field :is(input, select, textarea):disabled {
		border-color: ${theme.colour.hairline};
		background: ${theme.colour.sunken};
		color: ${theme.colour.inkSoft};
	}
	&.field input:focus-visible {
		outline-offset: 1px;
	}
	${screen.phone} {
		&.field .box:has(button) {
			flex-wrap: wrap;
		}
	}
`;
