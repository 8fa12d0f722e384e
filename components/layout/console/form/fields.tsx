"use client";

import type { ComponentProps } from "react";
import styled from "styled-components";
import { Labelled } from "@/components/ui/form/field";
import { kit } from "@/components/ui/kit-css";
import { describeLocale } from "@/gateway/contract/locale";
import { useAdminField, useFault, useFormLanguage } from "./use-admin-form";

interface Named {
	/** Where in the values. */
	path: string;
	label: string;
	hint?: string;
}

type InputProps = Named &
	Omit<ComponentProps<"input">, "value" | "onChange"> & {
		/** Where the gateway names its fault, if not by its path. */
		faultPath?: string;
	};

/** A line, as it is typed. */
export function LineField(props: InputProps) {
	const { path, faultPath, label, hint, ...rest } = props;
	const { value, change, fault } = useAdminField(path, faultPath, rest);
	return (
		<Labelled label={label} hint={hint} fault={fault}>
			{(control) => (
				<input
					{...rest}
					{...control}
					value={String(value ?? "")}
					onChange={({ currentTarget }) => change(currentTarget.value)}
				/>
			)}
		</Labelled>
	);
}

interface WrittenProps extends Named {
	/** More than one line where there are so many. */
	rows?: number;
	maxLength?: number;
	disabled?: boolean;
}

/** A text in six languages, in the one that the form shows. */
export function WrittenField(props: WrittenProps) {
	const { path, label, hint, rows, maxLength, disabled } = props;
	const language = useFormLanguage();
	const { value, change, fault } = useAdminField(`${path}.${language}`);
	const faultOfAll = useFault(path);
	const Control = rows ? "textarea" : "input";
	return (
		<Labelled label={label} hint={hint} fault={fault ?? faultOfAll}>
			{(control) => (
				<Control
					{...control}
					rows={rows}
					maxLength={maxLength}
					disabled={disabled}
					lang={describeLocale(language).language}
					value={String(value ?? "")}
					onChange={({ currentTarget }) => change(currentTarget.value)}
				/>
			)}
		</Labelled>
	);
}

interface ChoiceProps extends Named {
	options: readonly { value: string; word: string }[];
	disabled?: boolean;
}

/** The browser's own list: on a phone nothing is better. */
export function ChoiceField({ path, options, ...props }: ChoiceProps) {
	const { value, change, fault } = useAdminField(path);
	return (
		<Labelled label={props.label} hint={props.hint} fault={fault}>
			{(control) => (
				<select
					{...control}
					disabled={props.disabled}
					value={String(value ?? "")}
					onChange={({ currentTarget }) => change(currentTarget.value)}
				>
					{options.map((option) => (
						<option key={option.value} value={option.value}>
							{option.word}
						</option>
					))}
				</select>
			)}
		</Labelled>
	);
}

export function TickField({ path, label }: Named) {
	const { value, change } = useAdminField(path);
	return (
		<Tick>
			<input
				type="checkbox"
				checked={value === true}
				onChange={({ currentTarget }) => change(currentTarget.checked)}
			/>
			{label}
		</Tick>
	);
}

/** A box to tick and its words. */
export const Tick = styled.label.attrs({ className: "tick" })`
	${kit.targetRow("x3")};
	cursor: pointer;

`;

/** Two fields beside each other, on a phone one below the other. */
export const Pair = styled.div`
	${kit.grid({ all: 2, phone: 1 }, "x4")};
	align-items: start;
`;
