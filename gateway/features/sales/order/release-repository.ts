import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Transaction } from "../../../db/client";
import { coupon } from "../../../db/schema/coupon";
import { couponUse } from "../../../db/schema/order";

/** A merchant's coupons, or the shop's own for null, are no longer used by a master: whoever gives them back says so. */
export async function releaseCouponUses(
	tx: Transaction,
	masterId: number,
	{ merchantId, at }: { merchantId: number | null; at: Date },
) {
	const coupons = tx
		.select({ id: coupon.id })
		.from(coupon)
		.where(
			merchantId === null
				? isNull(coupon.merchantId)
				: eq(coupon.merchantId, merchantId),
		);
	await tx
		.update(couponUse)
		.set({ releasedAt: at })
		.where(
			and(
				eq(couponUse.masterId, masterId),
				inArray(couponUse.couponId, coupons),
				isNull(couponUse.releasedAt),
			),
		);
}
