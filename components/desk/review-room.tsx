"use client";

import { useTranslations } from "next-intl";
import { TabLinks } from "@/components/user/tab-links";
import { staffReviewFilters, starsMax } from "@/gateway/contract/review-terms";
import { listStaffReviews } from "@/lib/api/staff-review";
import type { DeskPlace } from "@/lib/page-places";
import { paths } from "@/lib/routes";
import { DeskFrame } from "./desk-frame";
import { DeskList } from "./desk-list";
import { MerchantChoice } from "./merchant-choice";
import { ReviewCard } from "./review-card";
import { useDesk } from "./use-desk";
import { useDeskPlace } from "./use-desk-place";
import { useGo } from "./use-go";

// messages: console.desk.review.tab.*

const perPage = 10;
const starsDown = Array.from({ length: starsMax }, (_, at) => starsMax - at);

/** What buyers say of the goods, those first that nobody has answered. */
export function ReviewRoom() {
	const t = useTranslations("console.desk");
	const { tab: filter, stars, merId, page } = useDeskPlace(staffReviewFilters);
	const place = { tab: filter, stars, merId, page };
	const go = useGo();
	const found = useDesk("reviews", place, (api) =>
		listStaffReviews(api, { filter, stars, merId, page, limit: perPage }),
	);
	const narrow = (changed: DeskPlace) =>
		go(paths.desk("reviews", { ...place, page: 1, ...changed }));
	return (
		<DeskFrame>
			<TabLinks
				label={t("tabs")}
				current={filter}
				tabs={staffReviewFilters.map((name) => ({
					name,
					word: t(`review.tab.${name}`),
					path: paths.desk("reviews", { ...place, page: 1, tab: name }),
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
			<DeskList
				found={found}
				label={t("reviews")}
				empty={t("noReviews")}
				pathOf={(at) => paths.desk("reviews", { ...place, page: at })}
			>
				{(list) => (
					<div className="cards">
						{list.map((review) => (
							<ReviewCard key={review.id} review={review} />
						))}
					</div>
				)}
			</DeskList>
		</DeskFrame>
	);
}
