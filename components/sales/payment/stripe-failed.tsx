"use client";

import { useTranslations } from "next-intl";
import { FailedState } from "@/components/ui/failed-state";

interface StripeFailedProps {
	/** Why, where that is known. */
	fault?: string;
	/** The device has not the wallet that was chosen. */
	hasNoWallet?: boolean;
	onRetry: () => void;
}

/** In place of fields that did not come; another way to pay stands below. */
export function StripeFailed({
	fault,
	hasNoWallet,
	onRetry,
}: StripeFailedProps) {
	const t = useTranslations("checkout");
	return (
		<FailedState
			title={t(hasNoWallet ? "stripe.noWallet" : "stripe.failed")}
			detail={fault || t("stripe.failedDetail")}
			retryLabel={t("lost.retry")}
			onRetry={onRetry}
		/>
	);
}
