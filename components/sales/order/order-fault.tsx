"use client";

import { useTranslations } from "next-intl";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { FailedState } from "@/components/ui/failed-state";
import { ApiError } from "@/lib/api/api-error";
import { accountPaths } from "@/lib/routes/account-paths";

/** Nobody is told of another account's order: it is not there. */
export function isMissing(error: unknown): boolean {
	return error instanceof ApiError && [400, 404].includes(error.code);
}

interface OrderFaultProps {
	error: unknown;
	onRetry: () => void;
}

/** What could not be read, or is not there. */
export function OrderFault({ error, onRetry }: OrderFaultProps) {
	const t = useTranslations("order.fault");
	if (isMissing(error)) return <OrderMissing title={t("missing")} />;
	return (
		<FailedState
			title={t("failed")}
			detail={t("detail")}
			retryLabel={t("retry")}
			onRetry={onRetry}
		/>
	);
}

export function OrderMissing({ title }: { title: string }) {
	const t = useTranslations("order.fault");
	return (
		<EmptyState picture="/pictures/empty-list.webp" title={title}>
			<LinkButton kind="primary" href={accountPaths.orders()}>
				{t("orders")}
			</LinkButton>
		</EmptyState>
	);
}
