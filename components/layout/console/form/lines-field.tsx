"use client";

import type { ComponentProps } from "react";
import { Labelled } from "@/components/ui/form/field";
import { useAdminField } from "./use-admin-form";

interface LinesFieldProps extends ComponentProps<"textarea"> {
	path: string;
	label: string;
	hint?: string;
}

/** A text of several lines, or several short texts, one a line; what is wrong with any of them is said of all. */
export function LinesField({ path, label, hint, ...rest }: LinesFieldProps) {
	const { value, change, fault } = useAdminField(path, path, rest);
	return (
		<Labelled label={label} hint={hint} fault={fault}>
			{(control) => (
				<textarea
					rows={8}
					{...rest}
					{...control}
					value={String(value ?? "")}
					onChange={({ currentTarget }) => change(currentTarget.value)}
				/>
			)}
		</Labelled>
	);
}
