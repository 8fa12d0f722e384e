"use client";

import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { ApiError } from "@/lib/api/api-error";

const ConfirmSheet = dynamic(
	() =>
		import("@/components/ui/confirm-sheet").then(
			(module) => module.ConfirmSheet,
		),
	{ ssr: false },
);

interface AskFirstProps {
	/** On the button. */
	label: string;
	/** What it is about, for those who hear the button alone. */
	about: string;
	title: string;
	detail: string;
	onConfirm: () => Promise<unknown>;
	/** On the button that leaves things as they are. */
	keepLabel?: string;
	className?: string;
}

/** A button whose doing cannot be taken back. */
export function AskFirst(props: AskFirstProps) {
	const { label, about, title, detail, onConfirm } = props;
	const t = useTranslations("console.form");
	const opener = useRef<HTMLButtonElement>(null);
	const [isOpen, setOpen] = useState(false);
	return (
		<>
			<button
				ref={opener}
				type="button"
				className={props.className ?? "button quiet"}
				onClick={() => setOpen(true)}
			>
				{label}
				<span className="visually-hidden"> {about}</span>
			</button>
			{isOpen && (
				<ConfirmSheet
					isOpen
					onOpenChange={setOpen}
					opener={opener}
					title={title}
					detail={detail}
					confirmLabel={label}
					keepLabel={props.keepLabel ?? t("keep")}
					closeLabel={t("close")}
					faultWords={(error) =>
						error instanceof ApiError && error.message
							? error.message
							: t("failed")
					}
					onConfirm={async () => {
						await onConfirm();
					}}
				/>
			)}
		</>
	);
}
