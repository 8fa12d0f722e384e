import { eq, sql } from "drizzle-orm";
import { masterOrder } from "../db/schema/order";
import { payment } from "../db/schema/payment";
import { lockMaster, markPaid } from "../features/order/steps";
import type { Charge, World } from "./world";

/** A charge pays its master or is paid back, once, however often it is told. */
export function settleCharge(
	{ db, clock }: World,
	{ ref, orderNo, amount }: Charge,
): Promise<void> {
	const at = new Date(clock.nowMs);
	return db.transaction(async (tx) => {
		const [found] = await tx
			.select({ id: masterOrder.id })
			.from(masterOrder)
			.where(eq(masterOrder.no, orderNo));
		const master = await lockMaster(tx, found?.id ?? 0);
		const known = await tx.$count(
			payment,
			sql`${payment.providerRef} = ${ref}`,
		);
		if (known > 0) return;
		const isPaid = await markPaid(tx, master, at);
		await tx.insert(payment).values({
			...{ masterId: master.id, method: "local", providerRef: ref },
			...{ providerKey: ref, amount, createdAt: at, updatedAt: at },
			state: isPaid ? "succeeded" : "refunded",
		});
	});
}
