"use client";

import { type ComponentProps, type ReactNode, useId } from "react";
import { describeLocale } from "@/gateway/contract/locale";
import { useAdminField, useFault, useFormLanguage } from "./use-admin-form";

interface Named {
	/** Where in the values. */
	path: string;
	label: string;
	hint?: string;
}

interface FieldShellProps extends Omit<Named, "path"> {
	fault: string | undefined;
	children: (control: {
		id: string;
		"aria-invalid": boolean;
		"aria-describedby": string | undefined;
	}) => ReactNode;
}

/** A control of any kind with its label, and its fault or hint beside it. */
export function FieldShell({ label, hint, fault, children }: FieldShellProps) {
	const id = useId();
	const note = fault ?? hint;
	return (
		<div className="field">
			<label htmlFor={id}>{label}</label>
			{children({
				id,
				"aria-invalid": fault !== undefined,
				"aria-describedby": note && `${id}-note`,
			})}
			{note && (
				<p id={`${id}-note`} className={fault ? "fault" : "hint"}>
					{note}
				</p>
			)}
		</div>
	);
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
		<FieldShell label={label} hint={hint} fault={fault}>
			{(control) => (
				<input
					{...rest}
					{...control}
					value={String(value ?? "")}
					onChange={({ currentTarget }) => change(currentTarget.value)}
				/>
			)}
		</FieldShell>
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
		<FieldShell label={label} hint={hint} fault={fault ?? faultOfAll}>
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
		</FieldShell>
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
		<FieldShell label={props.label} hint={props.hint} fault={fault}>
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
		</FieldShell>
	);
}

export function TickField({ path, label }: Named) {
	const { value, change } = useAdminField(path);
	return (
		<label className="tick">
			<input
				type="checkbox"
				checked={value === true}
				onChange={({ currentTarget }) => change(currentTarget.checked)}
			/>
			{label}
		</label>
	);
}
