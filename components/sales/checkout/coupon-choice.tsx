"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { formatPriceBriefly } from "@/lib/money/money";
import { Option } from "./option";
import type { Own } from "./own";

type Coupon = Own["quote"]["coupons"][number];

/** The best coupons are chosen beforehand, of those in hand and those still offered; another, or none, on wish. */
export function CouponChoice(props: Own) {
	const t = useTranslations("checkout.coupon");
	const [isChoosing, setChoosing] = useState(false);
	const { coupons } = props.quote;
	if (coupons.length === 0) return null;
	const chosen = coupons.filter(({ isChosen }) => isChosen);
	return (
		<section className="part" aria-label={t("title")}>
			<div className="head">
				<h2>{t("title")}</h2>
				{!isChoosing && (
					<button
						type="button"
						className="text"
						onClick={() => setChoosing(true)}
					>
						{t("change")}
					</button>
				)}
			</div>
			{isChoosing && <Choices {...props} />}
			{!isChoosing && chosen.length === 0 && (
				<p className="soft">{t("none")}</p>
			)}
			{!isChoosing &&
				chosen.map((coupon) => (
					<p key={coupon.couponId} className="head">
						<span className="stack">
							<b>{coupon.name}</b>
							<Why coupon={coupon} />
						</span>
						<Saving coupon={coupon} />
					</p>
				))}
		</section>
	);
}

function Choices({ quote, onChange }: Own) {
	const t = useTranslations("checkout.coupon");
	const { coupons } = quote;

	function toggle(coupon: Coupon, isChosen: boolean) {
		// One of the shop and one of each merchant: another one takes its place.
		const others = coupons.filter(
			(one) => one.isChosen && one.merchantId !== coupon.merchantId,
		);
		const chosen = isChosen ? [...others, coupon] : others;
		onChange({ couponIds: chosen.map(({ couponId }) => couponId) });
	}
	const canUse = ({ isChosen, refusal }: Coupon) =>
		isChosen || refusal === null || refusal.reason === "anotherChosen";
	return (
		<>
			<fieldset className="stack cols-1 gap-x2">
				<legend className="visually-hidden">{t("title")}</legend>
				{coupons.map((coupon) => (
					<Option
						key={coupon.couponId}
						type="checkbox"
						checked={coupon.isChosen}
						disabled={!canUse(coupon)}
						onChange={({ target }) => toggle(coupon, target.checked)}
						aside={coupon.isChosen && <Saving coupon={coupon} />}
					>
						<b>{coupon.name}</b>
						<Why coupon={coupon} />
					</Option>
				))}
			</fieldset>
			<p>
				<button
					type="button"
					className="text"
					onClick={() => onChange({ couponIds: undefined })}
				>
					{t("best")}
				</button>
			</p>
		</>
	);
}

function Saving({ coupon: { saving } }: { coupon: Coupon }) {
	if (saving === "0.00") return null;
	return <span className="rigid good bold">−{formatPriceBriefly(saving)}</span>;
}

function Why({ coupon }: { coupon: Coupon }) {
	const t = useTranslations("checkout.coupon");
	const { refusal, isChosen, isReceived } = coupon;
	if (!isReceived && isChosen)
		return <small className="note">{t("received")}</small>;
	if (!refusal || isChosen) return null;
	const { reason, missing } = refusal;
	return (
		<small className="note">
			{reason === "minimum" && missing
				? t("minimum", { missing: formatPriceBriefly(missing) })
				: t(reason === "anotherChosen" ? "another" : "noGoods")}
		</small>
	);
}
