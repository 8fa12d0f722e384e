"use client";

import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { TabLinks } from "@/components/identity/user/tab-links";
import { usePageOf } from "@/components/identity/user/use-page-of";
import { consolePath } from "@/components/layout/console/console-path";
import { Awaited } from "@/components/layout/console/list/awaited";
import { useAccountList } from "@/components/layout/use-account-list";
import { LinkButton } from "@/components/ui/button";
import { wholeNumber } from "@/lib/routes/whole-number";
import { CouponForm } from "./coupon-form";
import { CouponTable } from "./coupon-table";
import { valuesOf } from "./coupon-values";

// messages: console.coupons.tab.*

const couponsKey = "admin coupons";
const states = ["offered", "ended"] as const;

/** All coupons that the account keeps, or one of them as a form; which, stands in the address. */
export function CouponAdmin() {
	const query = useSearchParams();
	const form = query.get("form");
	const id = wholeNumber(form);
	if (form === "new") {
		const replaces = wholeNumber(query.get("replaces"));
		return replaces ? (
			<KnownCoupon id={replaces} isReplaced />
		) : (
			<CouponForm initial={valuesOf()} />
		);
	}
	return id ? <KnownCoupon id={id} /> : <CouponList />;
}

function CouponList() {
	const t = useTranslations("console.coupons");
	const { tab: state, page } = usePageOf("state", states);
	const { found, error, isStale, ask } = useAccountList(
		[couponsKey, state, page],
		(api) => api.get("/api/operator/coupon/list", { query: { state, page } }),
	);
	return (
		<>
			<div className="flow wraps gap-x2">
				<LinkButton
					kind="primary"
					href={consolePath("coupons", { form: "new" })}
				>
					{t("new")}
				</LinkButton>
			</div>
			<TabLinks
				label={t("tabs")}
				tabs={states.map((name) => ({
					name,
					word: t(`tab.${name}`),
					path: consolePath("coupons", {
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
		api.get("/api/operator/coupon/detail/{id}", { params: { id } }),
	);
	if (!found || found.id !== id)
		return <Awaited error={error} onRetry={() => void ask()} />;
	return (
		<CouponForm
			key={id}
			initial={valuesOf(found)}
			known={isReplaced ? undefined : found}
			replaces={isReplaced ? id : undefined}
		/>
	);
}
