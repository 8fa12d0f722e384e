"use client";

import { useTranslations } from "next-intl";
import { useOrderNo } from "@/components/cashier/use-order-no";
import { EmptyState } from "@/components/ui/empty-state";
import { ListBones } from "@/components/user/list-bones";
import { ListFault } from "@/components/user/list-fault";
import { useAccountList } from "@/components/user/use-account-list";
import { ApiError } from "@/lib/api/api-error";
import { listOwnReviews } from "@/lib/api/review";
import { Link } from "@/lib/i18n/navigation";
import { paths } from "@/lib/routes";
import { ReviewForm } from "./review-form";
import { WriteBoard } from "./write-board";

/** More lines than a page of an order has. */
const linesMax = 100;

/** Where the lines of the order in the address are reviewed. */
export function WriteReviews() {
	const t = useTranslations("review.write");
	const orderNo = useOrderNo();
	if (!orderNo) return <Nothing title={t("noNumber")} />;
	return (
		<WriteBoard>
			<Waiting key={orderNo} orderNo={orderNo} />
		</WriteBoard>
	);
}

function Waiting({ orderNo }: { orderNo: string }) {
	const t = useTranslations("review.write");
	const { found, error, ask } = useAccountList(
		["reviews", "write", orderNo],
		(api) =>
			listOwnReviews(api, { state: "pending", orderNo, limit: linesMax }),
	);
	const isMissing =
		error instanceof ApiError && [400, 404].includes(error.code);
	if (isMissing) return <Nothing title={t("missing")} />;
	if (error && !found) return <ListFault onRetry={() => void ask()} />;
	if (!found) return <ListBones height={420} count={1} />;
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
			<Link
				className="button primary"
				href={paths.ownReviews()}
				prefetch={false}
			>
				{t("all")}
			</Link>
		</EmptyState>
	);
}
