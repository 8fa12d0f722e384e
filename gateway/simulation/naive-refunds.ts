import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { refundExchange } from "../db/schema/exchange";
import { merchantOrder } from "../db/schema/order";
import { payment } from "../db/schema/payment";
import { payBack, refund, refundLine, refundStep } from "../db/schema/refund";
import { restock } from "../features/catalog/goods/service";
import { holdOrder } from "../features/sales/order/lock-order";
import { piecesOf } from "../features/sales/order/service";
import { agree } from "../features/sales/refund/agree";
import { approve } from "../features/sales/refund/decide";
import { holdExchange } from "../features/sales/refund/exchange/hold";
import { inspect } from "../features/sales/refund/return/inspect";
import { arrive } from "../features/sales/refund/send-back";
import type { Ctx } from "../http/context";
import { GatewayError } from "../http/errors";
import { isTheirs } from "../http/staff";
import { providerOf } from "../providers/payment/interface";
import type { Rules } from "./rules";

// How refunds must not be decided, for the same reason.

async function lookAtOpen(ctx: Ctx, refundNo: string) {
	const [seen] = await ctx.db
		.select({ row: refund, order: merchantOrder })
		.from(refund)
		.innerJoin(merchantOrder, eq(merchantOrder.id, refund.orderId))
		.where(eq(refund.no, refundNo));
	if (!seen || !isTheirs(ctx, seen.row.merchantId))
		throw new GatewayError(404, "notFound");
	if (seen.row.state !== "reviewing")
		throw new GatewayError(409, "refundDecided");
	return seen;
}

/** Agrees to what its buyer has taken back meanwhile. */
export const naiveApprove: Rules["approve"] = async (ctx, refundNo) => {
	const { row, order } = await lookAtOpen(ctx, refundNo);
	await ctx.db.transaction(async (tx) => {
		const locked = await holdOrder(tx, order);
		await agree(tx, locked, { row, actor: "merchant", at: ctx.now() });
	});
};

/** Counts goods that are to come back as if they had. */
export const naiveShelve: Rules["approve"] = async (ctx, refundNo) => {
	const { state, lines } = await approve(ctx, refundNo);
	if (state !== "returning") return;
	await ctx.db.transaction((tx) => restock(tx, piecesOf(lines)));
};

/** Keeps what is wanted for the goods whenever it has seen that they were not agreed to. */
export const naiveKeep: Rules["approve"] = async (ctx, refundNo) => {
	const [seen] = await ctx.db
		.select({ state: refund.state, exchange: refundExchange })
		.from(refund)
		.innerJoin(refundExchange, eq(refundExchange.refundId, refund.id))
		.where(eq(refund.no, refundNo));
	await approve(ctx, refundNo);
	if (seen?.state !== "reviewing") return;
	const { refundId } = seen.exchange;
	await ctx.db.transaction((tx) => holdExchange(tx, refundId));
};

/** Sends the money of what was exchanged back as well. */
export const naiveInspect: Rules["inspect"] = async (ctx, refundNo, found) => {
	await inspect(ctx, refundNo, found);
	const [row] = await ctx.db
		.select()
		.from(refund)
		.where(eq(refund.no, refundNo));
	if (!row || row.exchanged === "0.00") return;
	await ctx.db
		.update(payBack)
		.set({ amount: row.amount })
		.where(eq(payBack.refundId, row.id));
};

/** Refuses what somebody else has agreed to meanwhile. */
export const naiveRefuse: Rules["refuse"] = async (ctx, refundNo, refusal) => {
	const { row } = await lookAtOpen(ctx, refundNo);
	const at = ctx.now();
	await ctx.db.transaction(async (tx) => {
		await tx
			.update(refund)
			.set({ state: "refused", refusal, decidedAt: at })
			.where(eq(refund.id, row.id));
		await tx
			.update(refundLine)
			.set({ isOpen: false })
			.where(eq(refundLine.refundId, row.id));
		await tx
			.insert(refundStep)
			.values({ refundId: row.id, state: "refused", actor: "merchant", at })
			.onConflictDoNothing();
		await tx.execute(
			sql`insert into outbox (kind, payload, reference) values ('mail', '{}', ${`refund refused ${refundNo}`}) on conflict do nothing`,
		);
	});
};

/** Sends a refund's money back by a new name whenever it is asked to. */
export const naiveSendBack: Rules["sendBack"] = async (
	{ db, now, payments },
	{ refundId },
) => {
	const [seen] = await db
		.select({ payBack, payment })
		.from(payBack)
		.innerJoin(payment, eq(payment.id, payBack.paymentId))
		.where(eq(payBack.refundId, refundId));
	if (seen?.payBack.state !== "refunding") return;
	const { method, providerRef } = seen.payment;
	const provider = providerOf(payments, method);
	await provider?.payBack(providerRef ?? "", randomUUID(), seen.payBack.amount);
	await db.transaction((tx) =>
		arrive(tx, refundId, { to: "refunded", actor: "shop", at: now() }),
	);
};
