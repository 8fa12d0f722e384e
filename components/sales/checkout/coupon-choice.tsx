"use client";

import { useTranslations } from "next-intl";
import { formatPriceBriefly } from "@/lib/money/money";
import { Option } from "./option";
import type { Own } from "./own";

type Coupon = Own["quote"]["coupons"][number];

/** Coupons in hand: the best ones are chosen beforehand, the others say why they do not count. */
export function CouponChoice({ quote, onChange }: Own) {
	const t = useTranslations("checkout.coupon");
	const { coupons } = quote;
	if (coupons.length === 0) return null;

	function toggle(coupon: Coupon, isChosen: boolean) {
		// One of the shop and one of each merchant: another one takes its place.
		const others = coupons.filter(
			(one) => one.isChosen && one.merchantId !== coupon.merchantId,
		);
		const chosen = isChosen ? [...others, coupon] : others;
		onChange({ couponReceiptIds: chosen.map(({ receiptId }) => receiptId) });
	}
	const canUse = ({ isChosen, refusal }: Coupon) =>
		isChosen || refusal === null || refusal.reason === "anotherChosen";
	return (
		<section className="part">
			<fieldset className="stack cols-1 gap-x2">
				<legend>{t("title")}</legend>
				{coupons.map((coupon) => (
					<Option
						key={coupon.receiptId}
						type="checkbox"
						checked={coupon.isChosen}
						disabled={!canUse(coupon)}
						onChange={({ target }) => toggle(coupon, target.checked)}
						aside={
							coupon.isChosen &&
							coupon.saving !== "0.00" && (
								<span className="rigid good bold">
									−{formatPriceBriefly(coupon.saving)}
								</span>
							)
						}
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
					onClick={() => onChange({ couponReceiptIds: undefined })}
				>
					{t("best")}
				</button>
			</p>
		</section>
	);
}

function Why({ coupon }: { coupon: Coupon }) {
	const t = useTranslations("checkout.coupon");
	const { refusal, isChosen } = coupon;
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
