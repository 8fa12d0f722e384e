"use client";

import { FieldShell } from "./fields";
import { useAdminField } from "./use-admin-form";

interface LinesFieldProps {
	path: string;
	label: string;
	hint: string;
}

/** Several short texts, one a line; what is wrong with any of them is said of all. */
export function LinesField({ path, label, hint }: LinesFieldProps) {
	const { value, change, fault } = useAdminField(path);
	return (
		<FieldShell label={label} hint={hint} fault={fault}>
			{(control) => (
				<textarea
					{...control}
					rows={8}
					value={String(value ?? "")}
					onChange={({ currentTarget }) => change(currentTarget.value)}
				/>
			)}
		</FieldShell>
	);
}
