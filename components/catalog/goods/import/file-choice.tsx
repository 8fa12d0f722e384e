"use client";

import { useTranslations } from "next-intl";
import { type ChangeEvent, useRef } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";

interface FileChoiceProps {
	/** How much has been sent; undefined while nothing is. */
	percent: number | undefined;
	/** Whether a file may be chosen now. */
	mayChoose: () => boolean;
	onFile: (file: File) => Promise<void>;
}

/** The button that opens the device's files. */
export function FileChoice({ percent, mayChoose, onFile }: FileChoiceProps) {
	const t = useTranslations("console.import");
	const input = useRef<HTMLInputElement>(null);

	async function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
		const [file] = currentTarget.files ?? [];
		if (!file) return;
		await onFile(file);
		// The same file again is a choice too.
		if (input.current) input.current.value = "";
	}
	return (
		<>
			<input
				ref={input}
				type="file"
				hidden
				accept=".csv,text/csv"
				aria-label={t("choose")}
				onChange={(event) => void choose(event)}
			/>
			<Button
				kind="primary"
				aria-disabled={percent !== undefined || undefined}
				onClick={() =>
					percent === undefined && mayChoose() && input.current?.click()
				}
			>
				<Icon name="arrow-up" size={18} />
				{percent === undefined ? t("choose") : t("sending", { percent })}
			</Button>
		</>
	);
}
