"use client";

import { useTranslations } from "next-intl";
import type { Ref } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { Address } from "@/gateway/contract/identity/address";

interface UndoNoticeProps {
	/** What has just been deleted. */
	address: Address;
	undo: Ref<HTMLButtonElement>;
	onUndo: () => void;
}

/** Stays until the next thing is done: nobody has to hurry. */
export function UndoNotice({ address, undo, onUndo }: UndoNoticeProps) {
	const t = useTranslations("address.list");
	return (
		<p className="undo">
			<span className="anywhere">
				{t("deleted", { name: address.realName })}
			</span>
			<Button ref={undo} kind="quiet" onClick={onUndo}>
				<Icon name="undo-2" size={18} />
				{t("undo")}
			</Button>
		</p>
	);
}
