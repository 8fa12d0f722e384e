"use client";

import { useTranslations } from "next-intl";
import { type ComponentProps, type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/form/field";
import { Icon } from "@/components/ui/icon";
import { sentByScript } from "@/lib/page-state/sent-by-script";
import { canScan, Scanner } from "./scanner";

interface ScanFormProps
	extends Pick<
		ComponentProps<typeof Field>,
		"label" | "hint" | "fault" | "maxLength" | "autoCapitalize"
	> {
	/** Answers whether something was found: what was typed is needed no more. */
	find: (text: string) => Promise<boolean>;
	onFault: (fault: string) => void;
	/** The button that sends it. */
	children: ReactNode;
}

/** What stands on a phone or a parcel, typed or scanned. */
export function ScanForm({ find, onFault, children, ...field }: ScanFormProps) {
	const t = useTranslations("console.collecting");
	const [typed, setTyped] = useState("");
	const [isScanning, setScanning] = useState(false);

	async function take(text: string) {
		setScanning(false);
		if (await find(text)) setTyped("");
	}
	return (
		<form
			{...sentByScript}
			className="card stack gap-x3"
			onSubmit={(event) => {
				event.preventDefault();
				void take(typed);
			}}
		>
			<Field
				{...field}
				value={typed}
				autoComplete="off"
				spellCheck={false}
				enterKeyHint="search"
				onChange={({ target }) => setTyped(target.value)}
			>
				{children}
			</Field>
			{canScan() && (
				<Button kind="quiet" onClick={() => setScanning(!isScanning)}>
					<Icon name="scan-qr-code" size={20} />
					{t(isScanning ? "stop" : "scan")}
				</Button>
			)}
			{isScanning && <Scanner onCode={take} onFault={onFault} />}
		</form>
	);
}
