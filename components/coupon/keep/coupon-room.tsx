"use client";

import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { Awaited } from "@/components/console/list/awaited";
import { roomPath } from "@/components/console/room-path";
import { TabLinks } from "@/components/user/tab-links";
import { useAccountList } from "@/components/user/use-account-list";
import { usePageOf } from "@/components/user/use-page-of";
import { getStaffCoupon, listStaffCoupons } from "@/lib/api/operator-coupon";
import { Link } from "@/lib/i18n/navigation";
import { wholeNumber } from "@/lib/whole-number";
import { draftOf, emptyCoupon } from "./coupon-draft";
import { CouponForm } from "./coupon-form";
import { CouponTable } from "./coupon-table";

// messages: console.coupons.tab.*

export const couponsKey = "kept coupons";
const states = ["offered", "ended"] as const;

/** All coupons that the account keeps, or one of them as a form; which, stands in the address. */
export function CouponRoom() {
	const query = useSearchParams();
	const form = query.get("form");
	const id = wholeNumber(form);
	if (form === "new") {
		const replaces = wholeNumber(query.get("replaces"));
		return replaces ? (
			<KnownCoupon id={replaces} isReplaced />
		) : (
			<CouponForm initial={emptyCoupon} />
		);
	}
	return id ? <KnownCoupon id={id} /> : <CouponList />;
}

function CouponList() {
	const t = useTranslations("console.coupons");
	const { tab: state, page } = usePageOf("state", states);
	const { found, error, isStale, ask } = useAccountList(
		[couponsKey, state, page],
		(api) => listStaffCoupons(api, { state, page }),
	);
	return (
		<>
			<div className="actions">
				<Link
					className="button primary"
					href={roomPath("coupons", { form: "new" })}
					prefetch={false}
				>
					{t("new")}
				</Link>
			</div>
			<TabLinks
				label={t("tabs")}
				tabs={states.map((name) => ({
					...{ name, word: t(`tab.${name}`) },
					path: roomPath("coupons", {
						state: name === "offered" ? undefined : name,
					}),
				}))}
				current={state}
			/>
			{found ? (
				<CouponTable found={found} state={state} isStale={isStale} ask={ask} />
			) : (
				<Awaited error={error} onRetry={() => void ask()} />
			)}
		</>
	);
}

/** `isReplaced` begins another one with the same terms. */
function KnownCoupon(props: { id: number; isReplaced?: boolean }) {
	const { id, isReplaced } = props;
	const { found, error, ask } = useAccountList([couponsKey, id], (api) =>
		getStaffCoupon(api, id),
	);
	if (!found || found.id !== id)
		return <Awaited error={error} onRetry={() => void ask()} />;
	return (
		<CouponForm
			key={id}
			initial={draftOf(found)}
			known={isReplaced ? undefined : found}
			replaces={isReplaced ? id : undefined}
		/>
	);
}
