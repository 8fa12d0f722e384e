"use client";

import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import { notify } from "@/lib/page-state/notice";

interface CopyButtonProps {
	text: string;
	/** What is copied, for those who hear it. */
	label: string;
}

export function CopyButton({ text, label }: CopyButtonProps) {
	const t = useTranslations("order.copy");

	async function copy() {
		try {
			await navigator.clipboard.writeText(text);
			notify(t("done"));
		} catch {
			// Not allowed here: the words can still be marked by hand.
			notify(t("failed"), { isFault: true });
		}
	}
	return (
		<button
			type="button"
			className="copy"
			aria-label={label}
			onClick={() => void copy()}
		>
			<Icon name="copy" size={16} />
		</button>
	);
}
