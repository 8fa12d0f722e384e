import type { Coupon } from "../../contract/coupon";
import {
	type LocaleCode,
	type Localized,
	localize,
} from "../../contract/locale";
import type { CouponRow } from "./repository";

export function presentCoupon(row: CouponRow, locale: LocaleCode): Coupon {
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
		// Nobody has received anything before signing in.
		isReceived: false,
	};
}
