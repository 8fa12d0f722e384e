"use client";

import { useTranslations } from "next-intl";
import { TabLinks } from "@/components/identity/user/tab-links";
import { usePageOf } from "@/components/identity/user/use-page-of";
import { ListFault } from "@/components/layout/list-fault";
import { ListSkeleton } from "@/components/layout/list-skeleton";
import { useAccountList } from "@/components/layout/use-account-list";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Pagination } from "@/components/ui/pagination";
import { type OwnCouponType, ownCouponTypes, paths } from "@/lib/routes/paths";
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
					path: paths.coupons(name),
				}))}
			/>
			<List type={tab} page={page} />
		</OwnCouponsStyles>
	);
}

function List({ type, page }: { type: OwnCouponType; page: number }) {
	const t = useTranslations("coupon");
	const { found, error, isStale, ask } = useAccountList(
		["coupons", "own", type, page],
		(api) =>
			api.get("/api/front/coupon/list", {
				query: { type, page, limit: perPage },
			}),
	);
	if (error && (!found || isStale))
		return <ListFault onRetry={() => void ask()} />;
	if (!found) return <ListSkeleton height={112} />;
	if (found.list.length === 0 && !isStale) return <Empty type={type} />;
	return (
		<>
			<ul className="own-coupons" aria-busy={isStale}>
				{found.list.map((coupon) => (
					<OwnCoupon key={coupon.id} coupon={coupon} />
				))}
			</ul>
			<Pagination
				page={found.page}
				totalPage={found.totalPage}
				pathOf={(next) => paths.coupons(type, next)}
			/>
			{type === "usable" && <p className="soft">{t("rule")}</p>}
		</>
	);
}

function Empty({ type }: { type: OwnCouponType }) {
	const t = useTranslations("coupon.own.empty");
	return (
		<EmptyState
			picture="/pictures/empty-list.webp"
			title={t(type)}
			detail={type === "usable" ? t("detail") : undefined}
		>
			<LinkButton kind="primary" href={paths.home("E_COMMERCE")}>
				{t("shop")}
			</LinkButton>
		</EmptyState>
	);
}
