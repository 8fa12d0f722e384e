"use client";

import { useTranslations } from "next-intl";
import { TabLinks } from "@/components/identity/user/tab-links";
import { staffReviewFilters } from "@/gateway/contract/sales/review-terms";
import { starsMax } from "@/gateway/contract/stars";
import { consolePaths } from "@/lib/routes/console-paths";
import type { OrderAdminQuery } from "@/lib/routes/page-queries";
import { MerchantChoice } from "./merchant-choice";
import { OrderAdminList } from "./order-list";
import { ReviewCard } from "./review-card";
import { OrderAdminStyles } from "./styles";
import { useGo } from "./use-go";
import { useOrderAdmin } from "./use-order-admin";
import { useOrderAdminQuery } from "./use-order-admin-query";

// messages: console.orders.review.tab.*

const perPage = 10;
const starsDown = Array.from({ length: starsMax }, (_, at) => starsMax - at);

/** What buyers say of the goods, those first that nobody has answered. */
export function ReviewAdmin() {
	const t = useTranslations("console.orders");
	const {
		tab: filter,
		stars,
		merId,
		page,
	} = useOrderAdminQuery(staffReviewFilters);
	const place = { tab: filter, stars, merId, page };
	const go = useGo();
	const found = useOrderAdmin("reviews", place, (api) =>
		api.get("/api/operator/review/list", {
			query: { filter, stars, merId, page, limit: perPage },
		}),
	);
	const narrow = (changed: OrderAdminQuery) =>
		go(consolePaths.orders("reviews", { ...place, page: 1, ...changed }));
	return (
		<OrderAdminStyles>
			<TabLinks
				label={t("tabs")}
				current={filter}
				tabs={staffReviewFilters.map((name) => ({
					name,
					word: t(`review.tab.${name}`),
					path: consolePaths.orders("reviews", {
						...place,
						page: 1,
						tab: name,
					}),
				}))}
			/>
			<div className="tools">
				<select
					aria-label={t("review.stars")}
					value={stars ?? ""}
					onChange={({ target }) =>
						narrow({ stars: Number(target.value) || undefined })
					}
				>
					<option value="">{t("review.allStars")}</option>
					{starsDown.map((count) => (
						<option key={count} value={count}>
							{t("review.ofStars", { count })}
						</option>
					))}
				</select>
				<MerchantChoice
					merId={merId}
					onChoose={(chosen) => narrow({ merId: chosen })}
				/>
			</div>
			<OrderAdminList
				found={found}
				label={t("reviews")}
				empty={t("noReviews")}
				pathOf={(at) => consolePaths.orders("reviews", { ...place, page: at })}
			>
				{(list) => (
					<div className="stack cols-1 gap-x3">
						{list.map((review, at) => (
							<ReviewCard
								key={review.id}
								review={review}
								isNext={at === list.findIndex(({ reply }) => !reply)}
							/>
						))}
					</div>
				)}
			</OrderAdminList>
		</OrderAdminStyles>
	);
}
