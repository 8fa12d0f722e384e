"use client";

import { useTranslations } from "next-intl";
import { EmptyState } from "@/components/ui/empty-state";

/** What belongs to the account could not be read. */
export function ListFault({ onRetry }: { onRetry: () => void }) {
	const t = useTranslations("user.list");
	return (
		<div role="alert">
			<EmptyState
				picture="/pictures/error.webp"
				title={t("failed")}
				detail={t("detail")}
			>
				<button type="button" className="button primary" onClick={onRetry}>
					{t("retry")}
				</button>
			</EmptyState>
		</div>
	);
}
