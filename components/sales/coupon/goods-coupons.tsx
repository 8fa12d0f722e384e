import { getTranslations } from "next-intl/server";
import { Icon } from "@/components/ui/icon";
import { InfoSheet } from "@/components/ui/info-sheet";
import { readCouponsOfGoods } from "@/lib/cached/coupon";
import { currentLocale } from "@/lib/i18n/locale";
import { CouponOffer } from "./coupon-offer";
import { CouponList, CouponRow } from "./coupon-styles";
import { couponAmounts } from "./coupon-worth";

const sheet = "goods-coupons";
const chips = 3;

/** What this goods can be bought for less with; nothing where there is nothing. The goods never falls with it. */
export async function GoodsCoupons({ goodsId }: { goodsId: number }) {
	const t = await getTranslations("coupon");
	const coupons = await readCouponsOfGoods(
		await currentLocale(),
		goodsId,
	).catch(() => []);
	if (coupons.length === 0) return null;
	return (
		<div>
			<CouponRow popoverTarget={sheet}>
				<Icon name="ticket-percent" size={20} />
				<span className="visually-hidden">{t("teaser.title")}</span>
				<span className="chips">
					{coupons.slice(0, chips).map((coupon) => (
						<span key={coupon.id} className="chip">
							{t(
								coupon.minimumSpend === "0.00" ? "chip.any" : "chip.over",
								couponAmounts(coupon),
							)}{" "}
						</span>
					))}
				</span>
				<span className="more">
					{t("teaser.all", { count: coupons.length })}
				</span>
				<Icon name="chevron-right" size={18} />
			</CouponRow>
			<InfoSheet id={sheet} title={t("teaser.title")} closeLabel={t("close")}>
				<CouponList>
					{coupons.map((coupon) => (
						<CouponOffer
							key={coupon.id}
							coupon={coupon}
							offeredBy={{ goodsId }}
						/>
					))}
				</CouponList>
				<p className="soft">{t("rule")}</p>
			</InfoSheet>
		</div>
	);
}
