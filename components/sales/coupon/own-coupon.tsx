"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { Coupon, OwnCoupon as Own } from "@/gateway/contract/sales/coupon";
import { formatDate } from "@/lib/format/format-date";
import { Link } from "@/lib/i18n/navigation";
import { accountPaths } from "@/lib/routes/account-paths";
import { paths } from "@/lib/routes/paths";
import { OwnCouponStyles } from "./coupon-styles";
import { CouponWorth } from "./coupon-worth";
import { timeLeft } from "./time-left";
import { useCouponScope } from "./use-coupon-scope";

// messages: coupon.own.left.*

/** One coupon in hand: what it is good for, how long still, and the way to use it; or what became of it. */
export function OwnCoupon({ coupon }: { coupon: Own }) {
	const t = useTranslations("coupon.own");
	const { name, state } = coupon;
	const isUsable = state === "usable";
	return (
		<OwnCouponStyles data-over={isUsable ? undefined : ""}>
			<CouponWorth coupon={coupon} />
			<div>
				<h2 className="head-reading anywhere">{name}</h2>
				<p>{useCouponScope(coupon)}</p>
				{isUsable ? <TimeLeft coupon={coupon} /> : <Ended coupon={coupon} />}
			</div>
			{isUsable && (
				<LinkButton
					kind="primary"
					href={couponPath(coupon)}
					aria-label={t("useNamed", { name })}
				>
					{t("use")}
				</LinkButton>
			)}
		</OwnCouponStyles>
	);
}

/** Where a coupon can be used: its goods, its category, its merchant, else the mall. */
function couponPath({ type, goods, category, merchant }: Coupon) {
	const [only, ...others] = goods;
	if (type === "goods" && only && (others.length === 0 || !merchant))
		return paths.goods(only.id);
	if (category) return paths.goodsList({ cid: category.id });
	return merchant ? paths.merchant(merchant.id) : paths.home("E_COMMERCE");
}

function TimeLeft({ coupon: { expiresAt } }: { coupon: Own }) {
	const t = useTranslations("coupon.own.left");
	const locale = useLocale();
	const [now] = useState(Date.now);
	const left = timeLeft(expiresAt, now);
	const time = formatDate(left.lastMoment, locale, {
		hour: "2-digit",
		minute: "2-digit",
	});
	const date = formatDate(left.lastMoment, locale, { dateStyle: "medium" });
	const isSoon = left.kind === "today" || left.kind === "tomorrow";
	return (
		<p className={isSoon ? "time soon row gap-x1" : "time row gap-x1"}>
			<Icon name="clock" size={16} />
			{left.kind === "days"
				? t("days", { days: left.days, date })
				: t(left.kind, { time, date })}
		</p>
	);
}

function Ended({ coupon }: { coupon: Own }) {
	const t = useTranslations("coupon.own");
	const locale = useLocale();
	const day = (at: string | Date) =>
		formatDate(new Date(at), locale, { dateStyle: "medium" });
	const { state, usedAt, usedBy, expiresAt } = coupon;
	if (state === "expired")
		return (
			<p className="time row gap-x1">
				{t("expired", { date: day(timeLeft(expiresAt, 0).lastMoment) })}
			</p>
		);
	return (
		<>
			<p className="time row gap-x1">
				{t("used", { date: day(usedAt ?? expiresAt) })}
			</p>
			{usedBy && (
				<Link className="by target" href={accountPaths.order(usedBy)}>
					{t("usedBy", { orderNo: usedBy })}
				</Link>
			)}
		</>
	);
}
