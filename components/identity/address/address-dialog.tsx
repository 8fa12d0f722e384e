"use client";

import { useTranslations } from "next-intl";
import type { RefObject } from "react";
import { Sheet } from "@/components/ui/sheet";
import type { Address } from "@/gateway/contract/identity/address";
import { LateWords } from "@/lib/i18n/late-words";
import { AddressForm } from "./address-form";

interface AddressDialogProps {
	/** One to change; a new one where there is none. */
	address?: Address;
	isOpen: boolean;
	onOpenChange: (isOpen: boolean) => void;
	opener: RefObject<HTMLElement | null>;
	onSaved: (saved: Address) => void;
}

/** The form in a dialog, with the words it speaks. */
export function AddressDialog(props: AddressDialogProps) {
	return (
		<LateWords part="address">
			<Dialog {...props} />
		</LateWords>
	);
}

function Dialog(props: AddressDialogProps) {
	const { address, isOpen, onOpenChange, opener, onSaved } = props;
	const t = useTranslations("address.dialog");
	return (
		<Sheet
			isOpen={isOpen}
			onOpenChange={onOpenChange}
			title={t(address ? "edit" : "add")}
			closeLabel={t("close")}
			returnTo={opener}
		>
			<AddressForm address={address} onSaved={onSaved} />
		</Sheet>
	);
}
