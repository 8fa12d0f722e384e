"use client";

import type { ReactNode } from "react";
import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { theme } from "@/lib/theme/theme";
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
		<Frame className="field">
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
			<FieldFault id={`${id}-fault`} words={fault} keepsLine />
		</Frame>
	);
}

const Frame = styled.div`
	label {
		margin-bottom: ${theme.space.x1};
	}
	.box {
		min-height: 48px;
		border: 1px solid ${theme.colour.inkSoft};
		border-radius: ${theme.radius.control};
		background: ${theme.colour.card};
	}
	.box:focus-within {
		border-color: ${theme.colour.ink};
		box-shadow: 0 0 0 1px ${theme.colour.ink};
	}
	.box[data-fault] {
		border-color: ${theme.colour.accent};
	}
	.box > :is(input, select) {
		${kit.grow};
		padding-inline: ${theme.space.x3};
		border: 0;
		border-radius: ${theme.radius.control};
		background: none;
		font-size: ${theme.type.reading};
		outline: none;
	}
	.box > select {
		appearance: none;
		padding-inline-end: ${theme.space.x8};
		text-overflow: ellipsis;
		cursor: pointer;
	}
	.box > .arrow {
		align-self: center;
		margin-inline: calc(-1 * ${theme.space.x8} + ${theme.space.x1}) ${theme.space.x2};
		pointer-events: none;
	}
	.box > input::placeholder {
		color: ${theme.colour.inkSoft};
		opacity: 0.7;
	}
`;
