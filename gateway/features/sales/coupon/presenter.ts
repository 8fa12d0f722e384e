import {
	type LocaleCode,
	type Localized,
	localize,
} from "../../../contract/locale";
import type { Coupon, OwnCoupon } from "../../../contract/sales/coupon";
import { hongKongTime } from "../../../http/hong-kong-time";
import type { OwnCouponRow } from "./receipt-repository";
import type { CountedGoodsRow, CouponRow } from "./repository";

interface Shown {
	locale: LocaleCode;
	isReceived: boolean;
	/** Of all coupons that are shown with it. */
	goods: CountedGoodsRow[];
}

export function presentCoupon(
	row: CouponRow,
	{ locale, isReceived, goods }: Shown,
): Coupon {
	const refer = (id: number | null, name: Localized | null) =>
		id === null ? null : { id, name: localize(name ?? {}, locale) };
	return {
		id: row.id,
		name: localize(row.name, locale),
		type: row.type,
		merchant: refer(row.merchantId, row.merchantName),
		category: refer(row.categoryId, row.categoryName),
		goods: goods
			.filter(({ couponId }) => couponId === row.id)
			.map(({ id, name }) => ({ id, name: localize(name, locale) })),
		amount: row.amount,
		minimumSpend: row.minimumSpend,
		validDays: row.validDays,
		isReceived,
	};
}

export function presentOwnCoupon(
	{ receivedAt, expiresAt, usedAt, ...row }: OwnCouponRow,
	{ now, ...shown }: Omit<Shown, "isReceived"> & { now: Date },
): OwnCoupon {
	const unused = expiresAt > now ? "usable" : "expired";
	return {
		...presentCoupon(row, { ...shown, isReceived: true }),
		receivedAt: hongKongTime(receivedAt),
		expiresAt: hongKongTime(expiresAt),
		usedAt: usedAt && hongKongTime(usedAt),
		usedBy: row.usedBy,
		state: usedAt ? "used" : unused,
	};
}
