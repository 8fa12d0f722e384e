import { type LocaleCode, localize } from "../../../contract/locale";
import type { Quote } from "../../../contract/sales/checkout";
import { hongKongTime } from "../../../http/hong-kong-time";
import type { UsableCoupon } from "../coupon/service";
import {
	type CouponRefusal,
	explainCoupon,
	priceOrder,
} from "../pricing/service";
import type { Quoted } from "./read-quote";

type QuoteCoupon = Quote["coupons"][number];

/**
 * Every coupon in hand: what it saves, or would save in the place of what is chosen, or why it does not apply; of those
 * that can still be received, the ones that apply.
 */
export function presentCoupons(
	quoted: Quoted,
	locale: LocaleCode,
): QuoteCoupon[] {
	const judged = quoted.coupons.map((coupon) => ({
		couponId: coupon.id,
		isReceived: coupon.isReceived,
		name: localize(coupon.name, locale),
		type: coupon.type,
		merchantId: coupon.merchantId,
		amount: coupon.amount,
		minimumSpend: coupon.minimumSpend,
		expiresAt: hongKongTime(coupon.expiresAt),
		...judge(coupon, quoted),
	}));
	const applies = ({ refusal }: QuoteCoupon) =>
		refusal === null || refusal.reason === "anotherChosen";
	return judged.filter((one) => one.isReceived || applies(one));
}

function judge(
	coupon: UsableCoupon,
	{ chosen, priced, purchase }: Quoted,
): Pick<QuoteCoupon, "isChosen" | "saving" | "refusal"> {
	const used = priced.couponShares.find(
		({ couponId }) => couponId === coupon.id,
	);
	if (used) return { isChosen: true, saving: used.amount, refusal: null };
	const refused = priced.refused.find(({ couponId }) => couponId === coupon.id);
	const refusal =
		refused?.refusal ?? explainCoupon(coupon, purchase.lines, purchase.now);
	if (refusal)
		return {
			isChosen: false,
			saving: "0.00",
			refusal: presentRefusal(refusal),
		};
	const isChosen = chosen.some(({ id }) => id === coupon.id);
	const alone = priceOrder({ ...purchase, coupons: [coupon] });
	const saving = isChosen ? "0.00" : alone.coupons;
	return { isChosen, saving, refusal: null };
}

function presentRefusal(
	refusal: CouponRefusal,
): NonNullable<QuoteCoupon["refusal"]> {
	switch (refusal.reason) {
		case "minimumNotReached":
			return { reason: "minimum", missing: refusal.missing };
		case "anotherChosen":
			return { reason: "anotherChosen", missing: null };
		default:
			return { reason: "noGoods", missing: null };
	}
}
