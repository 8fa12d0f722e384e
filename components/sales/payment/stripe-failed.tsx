"use client";

import { useTranslations } from "next-intl";
import { FailedState } from "@/components/ui/failed-state";

interface StripeFailedProps {
	/** Why, where that is known. */
	fault?: string;
	onRetry: () => void;
}

/** In place of fields that did not come; another way to pay stands below. */
export function StripeFailed({ fault, onRetry }: StripeFailedProps) {
	const t = useTranslations("checkout");
	return (
		<FailedState
			title={t("stripe.failed")}
			detail={fault || t("stripe.failedDetail")}
			retryLabel={t("lost.retry")}
			onRetry={onRetry}
		/>
	);
}
