import { and, eq, isNull, type SQLWrapper, sql } from "drizzle-orm";
import type { PayMethod } from "../../../contract/sales/payment";
import type { Transaction } from "../../../db/client";
import {
	couponUse,
	masterOrder,
	merchantOrder,
	orderStep,
} from "../../../db/schema/order";
import { writeTogether } from "../../../db/write-together";

const isUndecided = (id: number) =>
	and(
		eq(masterOrder.id, id),
		isNull(masterOrder.paidAt),
		isNull(masterOrder.cancelledAt),
	);

/**
 * With the step of its orders, and in the same statement what else is to be written. False where it was paid or cancelled
 * before: then the caller rolls back.
 */
export async function setPaid(
	tx: Transaction,
	{ id, at, payMethod }: { id: number; at: Date; payMethod: PayMethod },
	beside: Record<string, SQLWrapper | undefined>,
): Promise<boolean> {
	const changed = await writeTogether(
		tx,
		{
			master: tx
				.update(masterOrder)
				.set({ paidAt: at, payMethod })
				.where(isUndecided(id))
				.returning({ id: masterOrder.id }),
			orders: tx
				.update(merchantOrder)
				.set({ paid: true })
				.where(eq(merchantOrder.masterId, id))
				.returning({ id: merchantOrder.id }),
			steps: sql`(insert into ${orderStep} (order_id, step, actor, at)
				select id, 'paid', 'buyer', ${at.toISOString()}::timestamptz from orders order by id)`,
			...beside,
		},
		sql`select id from master`,
	);
	return changed.length > 0;
}

/** False where it was paid or cancelled before. */
export async function setCancelled(tx: Transaction, id: number, at: Date) {
	const changed = await tx
		.update(masterOrder)
		.set({ cancelledAt: at })
		.where(isUndecided(id))
		.returning({ id: masterOrder.id });
	if (changed.length === 0) return false;
	await tx
		.update(merchantOrder)
		.set({ status: "cancelled" })
		.where(eq(merchantOrder.masterId, id));
	await tx
		.update(couponUse)
		.set({ releasedAt: at })
		.where(and(eq(couponUse.masterId, id), isNull(couponUse.releasedAt)));
	return true;
}

/** The same step for every order of a master. */
export async function insertSteps(
	tx: Transaction,
	masterId: number,
	step: Omit<typeof orderStep.$inferInsert, "orderId">,
) {
	const orders = await tx
		.select({ id: merchantOrder.id })
		.from(merchantOrder)
		.where(eq(merchantOrder.masterId, masterId))
		.orderBy(sql`${merchantOrder.id}`);
	await tx
		.insert(orderStep)
		.values(orders.map(({ id }) => ({ ...step, orderId: id })));
}
