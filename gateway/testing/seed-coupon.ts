import type { Database } from "../db/client";
import { coupon } from "../db/schema/coupon";

export type CouponFields = Partial<typeof coupon.$inferInsert>;

/** Adds an offered coupon of the shop, 10.00 off from 100.00 on for a week unless told otherwise; answers its id. */
export async function seedCoupon(
	db: Database,
	fields: CouponFields = {},
): Promise<number> {
	const [row] = await db
		.insert(coupon)
		.values({
			merchantId: null,
			type: "general",
			name: { en: "Test coupon" },
			amount: "10.00",
			minimumSpend: "100.00",
			validDays: 7,
			createdAt: new Date(),
			...fields,
		})
		.returning({ id: coupon.id });
	return row?.id ?? 0;
}

/** For tests of what stands beside coupons: a cart would take the sample shop's own by itself. */
export async function endCouponOffers(db: Database): Promise<void> {
	await db.update(coupon).set({ isOffered: false });
}
