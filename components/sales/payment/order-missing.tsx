"use client";

import { useTranslations } from "next-intl";
import { Button, LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ApiError } from "@/lib/api/api-error";
import { paths } from "@/lib/routes/paths";

/** What stands where an address names no order. */
export function OrderMissing() {
	const t = useTranslations("checkout.missing");
	return (
		<EmptyState picture="/pictures/empty-list.webp" title={t("status")}>
			<LinkButton kind="primary" href={paths.orders()}>
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
		return (
			<EmptyState picture="/pictures/empty-list.webp" title={t("notThere")}>
				<LinkButton kind="primary" href={paths.orders()}>
					{t("orders")}
				</LinkButton>
			</EmptyState>
		);
	return (
		<div role="alert">
			<EmptyState
				picture="/pictures/error.webp"
				title={t("failed")}
				detail={t("failedDetail")}
			>
				<Button kind="primary" onClick={onRetry}>
					{t("retry")}
				</Button>
			</EmptyState>
		</div>
	);
}
