"use client";

import { useTranslations } from "next-intl";
import { EmptyState } from "@/components/ui/empty-state";
import { ApiError } from "@/lib/api/api-error";
import { Link } from "@/lib/i18n/navigation";
import { paths } from "@/lib/routes/paths";

/** What stands where an address names no order. */
export function OrderMissing() {
	const t = useTranslations("checkout.missing");
	return (
		<EmptyState picture="/pictures/empty-list.webp" title={t("status")}>
			<Link className="button primary" href={paths.orders()}>
				{t("orders")}
			</Link>
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
				<Link className="button primary" href={paths.orders()}>
					{t("orders")}
				</Link>
			</EmptyState>
		);
	return (
		<div role="alert">
			<EmptyState
				picture="/pictures/error.webp"
				title={t("failed")}
				detail={t("failedDetail")}
			>
				<button type="button" className="button primary" onClick={onRetry}>
					{t("retry")}
				</button>
			</EmptyState>
		</div>
	);
}
