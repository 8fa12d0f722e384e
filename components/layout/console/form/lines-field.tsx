"use client";

import { useContext, useId } from "react";
import { AdminFormContext, useAdminField } from "./use-admin-form";

interface LinesFieldProps {
	path: string;
	label: string;
	hint: string;
}

/** Several short texts, one a line; what is wrong with any of them is said of all. */
export function LinesField({ path, label, hint }: LinesFieldProps) {
	const id = useId();
	const { value, change } = useAdminField(path);
	const faults = useContext(AdminFormContext)?.faults ?? {};
	const wrong = Object.keys(faults).find(
		(one) => one === path || one.startsWith(`${path}.`),
	);
	const { fault } = useAdminField(wrong ?? path);
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
