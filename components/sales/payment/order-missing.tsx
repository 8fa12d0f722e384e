"use client";

import { useTranslations } from "next-intl";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { FailedState } from "@/components/ui/failed-state";
import { ApiError } from "@/lib/api/api-error";
import { accountPaths } from "@/lib/routes/account-paths";

/** What stands where an address names no order; `title` says why, where it names one that is not there. */
export function OrderMissing({ title }: { title?: string }) {
	const t = useTranslations("checkout.missing");
	return (
		<EmptyState
			picture="/pictures/empty-list.webp"
			title={title ?? t("status")}
		>
			<LinkButton kind="primary" href={accountPaths.orders()}>
				{t("orders")}
			</LinkButton>
		</EmptyState>
	);
}

interface OrderFaultProps {
	error: unknown;
	onRetry: () => void;
}

/** An order that is not this account's, or could not be read. */
export function OrderFault({ error, onRetry }: OrderFaultProps) {
	const t = useTranslations("checkout.missing");
	const code = error instanceof ApiError ? error.code : 500;
	if (code === 404 || code === 400)
		return <OrderMissing title={t("notThere")} />;
	return (
		<FailedState
			title={t("failed")}
			detail={t("failedDetail")}
			retryLabel={t("retry")}
			onRetry={onRetry}
		/>
	);
}
