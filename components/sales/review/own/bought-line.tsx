"use client";

import { useLocale, useTranslations } from "next-intl";
import { LinkButton } from "@/components/ui/button";
import { Picture } from "@/components/ui/picture";
import type { DataOf } from "@/gateway/contract/call";
import type { listOwnReviews } from "@/gateway/contract/sales/review";
import { formatDay } from "@/lib/format/format-date";
import { Link } from "@/lib/i18n/navigation";
import { accountPaths } from "@/lib/routes/account-paths";
import { paths } from "@/lib/routes/paths";
import { ReviewItem } from "../review-item";
import { ReviewList } from "../review-styles";
import { useReviewWords } from "../review-words";

export type Line = DataOf<typeof listOwnReviews>["list"][number];

/** One line of an order that has arrived, with what was said of it or the way to say it. */
export function BoughtLine({ line }: { line: Line }) {
	const t = useTranslations("review.own");
	const locale = useLocale();
	const words = useReviewWords();
	const { review, name, orderNo } = line;
	return (
		<li className="bought stack as-card" data-line={line.lineId}>
			<div className="head">
				<Picture
					className="rigid as-picture"
					source={line.image}
					alt=""
					width={64}
				/>
				<div className="what stack">
					<h2 className="head-reading strong anywhere">
						<Link href={paths.goods(line.goodsId)}>{name}</Link>
					</h2>
					<p className="soft">
						{[
							...Object.values(line.options),
							t("received", {
								date: formatDay(line.receivedAt, locale),
							}),
						].join(" · ")}
					</p>
				</div>
				{!review && (
					<LinkButton
						kind="primary"
						href={accountPaths.reviewConfirm(orderNo)}
						aria-label={t("writeNamed", { name })}
					>
						{t("write")}
					</LinkButton>
				)}
			</div>
			{review && (
				<ReviewList as="ul">
					<ReviewItem review={review} words={words} locale={locale} />
				</ReviewList>
			)}
		</li>
	);
}
