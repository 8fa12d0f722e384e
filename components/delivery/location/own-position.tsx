"use client";

import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";

interface OwnPositionProps {
	isAsking: boolean;
	onAsk: () => void;
}

/** Where the shopper stands, when the browser may say so. */
export function OwnPosition({ isAsking, onAsk }: OwnPositionProps) {
	const t = useTranslations("location.position");
	return (
		<button
			type="button"
			className="button quiet wide"
			aria-disabled={isAsking}
			onClick={onAsk}
		>
			<Icon name="locate-fixed" size={20} />
			{t("use")}
		</button>
	);
}
