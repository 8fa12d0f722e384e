"use client";

import { useTranslations } from "next-intl";
import { Sheet } from "@/components/ui/sheet";
import { ProofPanel } from "./proof-panel";

interface ProofDialogProps {
	isAgain: boolean;
	onAnswer: (isProven: boolean) => void;
}

/** Asks for the second factor above whatever was being done, which goes on after it. */
export function ProofDialog({ isAgain, onAnswer }: ProofDialogProps) {
	const t = useTranslations("console.security");
	return (
		<Sheet
			isOpen
			onOpenChange={() => onAnswer(false)}
			title={t("prove.title")}
			closeLabel={t("close")}
		>
			<div className="stack cols-1 gap-x4">
				<p className="text-pretty">
					{t(isAgain ? "prove.again" : "prove.due")}
				</p>
				<ProofPanel onProven={() => onAnswer(true)} />
			</div>
		</Sheet>
	);
}
