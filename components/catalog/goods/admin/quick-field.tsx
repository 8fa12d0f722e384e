"use client";

import { useState } from "react";
import { sentByScript } from "@/lib/page-state/sent-by-script";

interface QuickFieldProps {
	/** Of which goods and what of it. */
	label: string;
	value: string;
	inputMode: "numeric" | "decimal";
	/** Rejects where it is not kept: what was typed stays then. */
	onSave: (typed: string) => Promise<void>;
	saveLabel: string;
}

/** A figure that is changed where it stands: the button comes once there is something to save. */
export function QuickField(props: QuickFieldProps) {
	const { label, value, inputMode, onSave, saveLabel } = props;
	const [typed, setTyped] = useState<string>();
	const [isBusy, setIsBusy] = useState(false);
	const isChanged = typed !== undefined && typed.trim() !== value;

	async function save() {
		if (!isChanged || isBusy) return;
		setIsBusy(true);
		try {
			await onSave(typed.trim());
			setTyped(undefined);
		} catch {
			// Whoever saves says what was wrong.
		}
		setIsBusy(false);
	}
	return (
		<form
			{...sentByScript}
			className="quick gap-x1"
			onSubmit={(event) => {
				event.preventDefault();
				void save();
			}}
		>
			<input
				className="full size-reading text-end"
				aria-label={label}
				inputMode={inputMode}
				value={typed ?? value}
				onChange={({ target }) => setTyped(target.value)}
				onKeyDown={({ key }) => key === "Escape" && setTyped(undefined)}
			/>
			{isChanged && (
				<button
					type="submit"
					className="strong"
					aria-disabled={isBusy || undefined}
				>
					{saveLabel}
				</button>
			)}
		</form>
	);
}
