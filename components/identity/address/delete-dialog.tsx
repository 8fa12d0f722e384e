"use client";

import { useTranslations } from "next-intl";
import type { RefObject } from "react";
import { ConfirmSheet } from "@/components/layout/confirm-sheet";
import type { Address } from "@/gateway/contract/identity/address";

interface DeleteDialogProps {
	address: Address;
	isOpen: boolean;
	onOpenChange: (isOpen: boolean) => void;
	opener: RefObject<HTMLElement | null>;
	/** Deletes it; what it throws is shown. */
	onDelete: (address: Address) => Promise<void>;
}

/** Asks once more, with the address in sight. */
export function DeleteDialog(props: DeleteDialogProps) {
	const { address, onDelete, ...dialog } = props;
	const t = useTranslations("address.list");
	return (
		<ConfirmSheet
			{...dialog}
			title={t("confirm.title")}
			detail={
				<p>
					<b>{address.realName}</b>
					<br />
					{address.formatted}
				</p>
			}
			confirmLabel={t("delete")}
			keepLabel={t("confirm.keep")}
			closeLabel={t("confirm.close")}
			failed={t("failedAction")}
			onConfirm={() => onDelete(address)}
		/>
	);
}
