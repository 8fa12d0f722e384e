"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";

interface StripeFailedProps {
	/** Why, where that is known. */
	fault?: string;
	onRetry: () => void;
}

/** In place of fields that did not come; another way to pay stands below. */
export function StripeFailed({ fault, onRetry }: StripeFailedProps) {
	const t = useTranslations("checkout");
	return (
		<div role="alert">
			<EmptyState
				picture="/pictures/error.webp"
				title={t("stripe.failed")}
				detail={fault || t("stripe.failedDetail")}
			>
				<Button kind="primary" onClick={onRetry}>
					{t("lost.retry")}
				</Button>
			</EmptyState>
		</div>
	);
}
