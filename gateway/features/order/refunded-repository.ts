import { and, eq, inArray, isNull } from "drizzle-orm";
import type { OrderStatus } from "../../contract/order";
import type { Transaction } from "../../db/client";
import { coupon } from "../../db/schema/coupon";
import { couponUse, merchantOrder, orderStep } from "../../db/schema/order";

/** False where the order stands elsewhere. */
export async function moveStatus(
	tx: Transaction,
	orderId: number,
	{ from, to }: { from: OrderStatus[]; to: OrderStatus },
): Promise<boolean> {
	const moved = await tx
		.update(merchantOrder)
		.set({ status: to })
		.where(
			and(eq(merchantOrder.id, orderId), inArray(merchantOrder.status, from)),
		)
		.returning({ id: merchantOrder.id });
	return moved.length > 0;
}

export async function insertStep(
	tx: Transaction,
	row: typeof orderStep.$inferInsert,
): Promise<void> {
	await tx.insert(orderStep).values(row);
}

export async function releaseUses(
	tx: Transaction,
	masterId: number,
	{ merchantId, at }: { merchantId: number | null; at: Date },
): Promise<void> {
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
