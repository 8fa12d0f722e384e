"use client";

import { useId } from "react";
import { useFormState } from "react-hook-form";
import { useAdminField, useFaultWords } from "./use-admin-form";

interface LinesFieldProps {
	path: string;
	label: string;
	hint: string;
}

/** Several short texts, one a line; what is wrong with any of them is said of all. */
export function LinesField({ path, label, hint }: LinesFieldProps) {
	const id = useId();
	const { value, change } = useAdminField(path);
	const wordsOf = useFaultWords();
	const { errors } = useFormState();
	const fault = wordsOf(firstMessage(errors[path]));
	return (
		<div className="field">
			<label htmlFor={id}>{label}</label>
			<textarea
				id={id}
				rows={8}
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

/** Of the field itself, or of the first of its lines that has one. */
function firstMessage(error: unknown): string | undefined {
	const { message, ...lines } = (error ?? {}) as Record<string, unknown>;
	if (typeof message === "string") return message;
	return Object.values(lines as Record<string, { message?: string }>).find(
		(line) => line?.message,
	)?.message;
}
