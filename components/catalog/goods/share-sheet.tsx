"use client";

import { useTranslations } from "next-intl";
import type { RefObject } from "react";
import { Button, buttonClass } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Sheet } from "@/components/ui/sheet";
import { LateWords } from "@/lib/i18n/late-words";
import { notify } from "@/lib/page-state/notice";

interface ShareSheetProps {
	name: string;
	url: string;
	isOpen: boolean;
	onOpenChange: (isOpen: boolean) => void;
	opener: RefObject<HTMLElement | null>;
}

/** Where the device has no way of its own: a link to copy, or a message that the shopper sends. */
export function ShareSheet(props: ShareSheetProps) {
	return (
		<LateWords part="share">
			<Ways {...props} />
		</LateWords>
	);
}

function Ways({ name, url, isOpen, onOpenChange, opener }: ShareSheetProps) {
	const t = useTranslations("share");
	async function copy() {
		const isCopied = await navigator.clipboard
			.writeText(url)
			.then(() => true)
			.catch(() => false);
		notify(isCopied ? t("copied") : t("notCopied"), { isFault: !isCopied });
		onOpenChange(false);
	}
	return (
		<Sheet
			isOpen={isOpen}
			onOpenChange={onOpenChange}
			title={t("title")}
			closeLabel={t("close")}
			returnTo={opener}
			isNarrow
		>
			<div className="stack gap-x3">
				<Button kind="primary" onClick={() => void copy()}>
					<Icon name="copy" size={18} />
					{t("copy")}
				</Button>
				<a
					className={buttonClass({ kind: "quiet" })}
					href={`https://wa.me/?${new URLSearchParams({ text: `${name} ${url}` })}`}
					target="_blank"
					rel="noopener noreferrer"
				>
					{t("whatsapp")}
				</a>
			</div>
		</Sheet>
	);
}
