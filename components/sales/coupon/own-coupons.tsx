"use client";

import { useTranslations } from "next-intl";
import { PopularShelf } from "@/components/catalog/goods/late-shelf";
import { TabLinks } from "@/components/identity/user/tab-links";
import { usePageOf } from "@/components/identity/user/use-page-of";
import { PagedList } from "@/components/layout/paged-list";
import { useAccountList } from "@/components/layout/use-account-list";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import {
	accountPaths,
	type OwnCouponType,
	ownCouponTypes,
} from "@/lib/routes/account-paths";
import { paths } from "@/lib/routes/paths";
import { OwnCoupon } from "./own-coupon";
import { OwnCouponsStyles } from "./own-coupons-styles";

const perPage = 12;

// messages: coupon.own.tab.* coupon.own.empty.*

/** The account's coupons: what can be used, and what was used or has ended. */
export function OwnCoupons() {
	const t = useTranslations("coupon.own");
	const { tab, page } = usePageOf("type", ownCouponTypes);
	return (
		<OwnCouponsStyles>
			<TabLinks
				label={t("tabs")}
				current={tab}
				tabs={ownCouponTypes.map((name) => ({
					name,
					word: t(`tab.${name}`),
					path: accountPaths.coupons(name),
				}))}
			/>
			<List type={tab} page={page} />
		</OwnCouponsStyles>
	);
}

function List({ type, page }: { type: OwnCouponType; page: number }) {
	const t = useTranslations("coupon");
	const answer = useAccountList(["coupons", "own", type, page], (api) =>
		api.get("/api/front/coupon/list", {
			query: { type, page, limit: perPage },
		}),
	);
	return (
		<>
			<PagedList
				answer={answer}
				height={112}
				empty={<Empty type={type} />}
				pathOf={(next) => accountPaths.coupons(type, next)}
			>
				{(list, isStale) => (
					<ul className="own-coupons" aria-busy={isStale}>
						{list.map((coupon) => (
							<OwnCoupon key={coupon.id} coupon={coupon} />
						))}
					</ul>
				)}
			</PagedList>
			{type === "usable" && answer.found && <p className="soft">{t("rule")}</p>}
		</>
	);
}

function Empty({ type }: { type: OwnCouponType }) {
	const t = useTranslations("coupon.own.empty");
	return (
		<>
			<EmptyState
				picture="/pictures/empty-list.webp"
				title={t(type)}
				detail={type === "usable" ? t("detail") : undefined}
			>
				<LinkButton kind="primary" href={paths.home("E_COMMERCE")}>
					{t("shop")}
				</LinkButton>
			</EmptyState>
			<PopularShelf />
		</>
	);
}
