"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";

interface OwnPositionProps {
	isAsking: boolean;
	onAsk: () => void;
}

/** Where the shopper stands, when the browser may say so. */
export function OwnPosition({ isAsking, onAsk }: OwnPositionProps) {
	const t = useTranslations("location.position");
	return (
		<Button kind="quiet" isWide aria-disabled={isAsking} onClick={onAsk}>
			<Icon name="locate-fixed" size={20} />
			{t("use")}
		</Button>
	);
}
