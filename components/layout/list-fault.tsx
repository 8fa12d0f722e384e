"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
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
				<Button kind="primary" onClick={onRetry}>
					{t("retry")}
				</Button>
			</EmptyState>
		</div>
	);
}
