import type { Coupon, OwnCoupon } from "../../contract/coupon";
import {
	type LocaleCode,
	type Localized,
	localize,
} from "../../contract/locale";
import { hongKongTime } from "../../http/hong-kong-time";
import type { OwnCouponRow } from "./receipt-repository";
import type { CouponRow } from "./repository";

export function presentCoupon(
	row: CouponRow,
	locale: LocaleCode,
	isReceived: boolean,
): Coupon {
	const refer = (id: number | null, name: Localized | null) =>
		id === null ? null : { id, name: localize(name ?? {}, locale) };
	return {
		id: row.id,
		name: localize(row.name, locale),
		type: row.type,
		merchant: refer(row.merchantId, row.merchantName),
		category: refer(row.categoryId, row.categoryName),
		amount: row.amount,
		minimumSpend: row.minimumSpend,
		validDays: row.validDays,
		isReceived,
	};
}

export function presentOwnCoupon(
	{ receivedAt, expiresAt, usedAt, ...row }: OwnCouponRow,
	locale: LocaleCode,
	now: Date,
): OwnCoupon {
	const unused = expiresAt > now ? "usable" : "expired";
	return {
		...presentCoupon(row, locale, true),
		receivedAt: hongKongTime(receivedAt),
		expiresAt: hongKongTime(expiresAt),
		usedAt: usedAt && hongKongTime(usedAt),
		state: usedAt ? "used" : unused,
	};
}
