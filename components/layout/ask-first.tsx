"use client";

import dynamic from "next/dynamic";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { useLatePanel } from "@/components/ui/use-late-panel";

const loadSheet = () =>
	import("./confirm-sheet").then((one) => one.ConfirmSheet);
const ConfirmSheet = dynamic(loadSheet, { ssr: false });

interface AskFirstProps {
	kind?: "primary" | "quiet" | "danger";
	/** On the button. */
	label: string;
	/** What it is about, for those who hear the button alone. */
	about?: string;
	title: string;
	detail: ReactNode;
	/** On the button that does it; the label where it says nothing else. */
	confirmLabel?: string;
	/** On the button that leaves things as they are. */
	keepLabel: string;
	closeLabel: string;
	/** Said where what {@link onConfirm} throws has no words of its own. */
	failed: string;
	onConfirm: () => Promise<unknown>;
}

/** A button whose doing cannot be taken back. */
export function AskFirst(props: AskFirstProps) {
	const { kind = "quiet", label, about, ...sheet } = props;
	const { open, isWanted, openerProps, panelProps } =
		useLatePanel<HTMLButtonElement>(loadSheet);
	return (
		<>
			<Button {...openerProps} kind={kind} onClick={open}>
				{label}
				{about && <span className="visually-hidden"> {about}</span>}
			</Button>
			{isWanted && (
				<ConfirmSheet confirmLabel={label} {...sheet} {...panelProps} />
			)}
		</>
	);
}
