"use client";

import { useId } from "react";
import { describeLocale } from "@/gateway/contract/locale";
import { useAdminField, useFormLanguage } from "./use-admin-form";

interface BlocksFieldProps {
	path: string;
	label: string;
	hint: string;
}

/** A long text in the language that the form shows: a paragraph a line, a heading after "# ". */
export function BlocksField({ path, label, hint }: BlocksFieldProps) {
	const id = useId();
	const language = useFormLanguage();
	const { value, change, fault } = useAdminField(`${path}.${language}`);
	return (
		<div className="field">
			<label htmlFor={id}>{label}</label>
			<textarea
				id={id}
				rows={18}
				lang={describeLocale(language).language}
				value={String(value ?? "")}
				aria-invalid={fault !== undefined}
				aria-describedby={`${id}-note`}
				onChange={({ currentTarget }) => change(currentTarget.value)}
			/>
			<p id={`${id}-note`} className={fault ? "fault" : "hint"}>
				{fault ?? hint}
			</p>
		</div>
	);
}
