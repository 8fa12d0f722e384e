"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Icon } from "@/components/ui/icon";

interface EmptyBookProps {
	/** With the button that was pressed. */
	onAdd: (opener: HTMLElement) => void;
}

export function EmptyBook({ onAdd }: EmptyBookProps) {
	const t = useTranslations("address.list");
	return (
		<EmptyState
			picture="/pictures/empty-address.webp"
			title={t("empty.title")}
			detail={t("empty.detail")}
		>
			<Button
				kind="primary"
				aria-haspopup="dialog"
				onClick={({ currentTarget }) => onAdd(currentTarget)}
			>
				<Icon name="plus" size={18} />
				{t("add")}
			</Button>
		</EmptyState>
	);
}
