"use client";

import { useTranslations } from "next-intl";
import type { RefObject } from "react";
import { Sheet } from "@/components/ui/sheet";
import { LateWords } from "@/lib/i18n/late-words";
import { AccountHead } from "./account-head";
import { AccountMenu } from "./account-menu";
import { AccountStyles } from "./account-styles";
import { LogoutButton } from "./logout-button";

interface AccountPanelProps {
	isOpen: boolean;
	onOpenChange: (isOpen: boolean) => void;
	opener: RefObject<HTMLElement | null>;
}

/** The panel with the words it speaks. */
export function AccountPanel(props: AccountPanelProps) {
	return (
		<LateWords part="account">
			<Panel {...props} />
		</LateWords>
	);
}

/** Who is signed in, where to go from here, and the way out. */
function Panel({ isOpen, onOpenChange, opener }: AccountPanelProps) {
	const t = useTranslations("account");
	return (
		<Sheet
			isOpen={isOpen}
			onOpenChange={onOpenChange}
			title={t("title")}
			closeLabel={t("close")}
			returnTo={opener}
			hangsBelow={opener.current?.closest<HTMLElement>("header .user")}
			isNarrow
		>
			<AccountStyles className="stack gap-x4">
				<AccountHead />
				<AccountMenu onChoose={() => onOpenChange(false)} />
				<LogoutButton />
			</AccountStyles>
		</Sheet>
	);
}
