"use client";

import { useTranslations } from "next-intl";
import { FailedState } from "@/components/ui/failed-state";

/** What belongs to the account could not be read. */
export function ListFault({ onRetry }: { onRetry: () => void }) {
	const t = useTranslations("user.list");
	return (
		<FailedState
			title={t("failed")}
			detail={t("detail")}
			retryLabel={t("retry")}
			onRetry={onRetry}
		/>
	);
}
