"use client";

import { useTranslations } from "next-intl";
import { ListFault } from "@/components/layout/list-fault";
import { ListSkeleton } from "@/components/layout/list-skeleton";
import { useAccountList } from "@/components/layout/use-account-list";
import { isMissing } from "@/components/sales/order/order-fault";
import { useOrderNo } from "@/components/sales/payment/use-order-no";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { accountPaths } from "@/lib/routes/account-paths";
import { ReviewForm } from "./review-form";

/** More lines than a page of an order has. */
const linesMax = 100;

/** Where the lines of the order in the address are reviewed. */
export function WriteReviews() {
	const t = useTranslations("review.write");
	const orderNo = useOrderNo();
	if (!orderNo) return <Nothing title={t("noNumber")} />;
	return (
		<div>
			<Waiting key={orderNo} orderNo={orderNo} />
		</div>
	);
}

function Waiting({ orderNo }: { orderNo: string }) {
	const t = useTranslations("review.write");
	const { found, error, ask } = useAccountList(
		["reviews", "write", orderNo],
		(api) =>
			api.get("/api/front/order/reply/list", {
				query: { state: "pending", orderNo, limit: linesMax },
			}),
	);
	if (isMissing(error)) return <Nothing title={t("missing")} />;
	if (error && !found) return <ListFault onRetry={() => void ask()} />;
	if (!found) return <ListSkeleton height={420} count={1} />;
	if (found.list.length === 0) return <Nothing title={t("nothing")} />;
	return (
		<ReviewForm
			orderNo={orderNo}
			lines={found.list}
			onChanged={() => void ask()}
		/>
	);
}

function Nothing({ title }: { title: string }) {
	const t = useTranslations("review.write");
	return (
		<EmptyState picture="/pictures/empty-list.webp" title={title}>
			<LinkButton kind="primary" href={accountPaths.ownReviews()}>
				{t("all")}
			</LinkButton>
		</EmptyState>
	);
}
