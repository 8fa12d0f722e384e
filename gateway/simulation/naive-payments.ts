import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { Transaction } from "../db/client";
import { masterOrder, merchantOrder, orderStep } from "../db/schema/order";
import { ledgerEntry, payment } from "../db/schema/payment";
import { payOwnMaster } from "../features/sales/payment/service";
import type { Ctx } from "../http/context";
import {
	type PaymentProvider,
	providerOf,
} from "../providers/payment/interface";
import type { Rules } from "./rules";

// How money must not be handled, for the same reason.

interface Seen {
	master: typeof masterOrder.$inferSelect;
	payment: typeof payment.$inferSelect;
	/** A word for this notice alone. */
	eventId: string;
	at: Date;
}

/** What a notice of a charge that went through does, on the strength of what was read when it came. */
function hearing(
	settle: (tx: Transaction, seen: Seen) => Promise<void>,
): Rules["hear"] {
	return async (ctx, bytes) => {
		const { eventId, charge } = JSON.parse(new TextDecoder().decode(bytes));
		if (charge.state !== "succeeded") return;
		const [seen] = await ctx.db
			.select({ master: masterOrder, payment })
			.from(payment)
			.innerJoin(masterOrder, eq(masterOrder.id, payment.masterId))
			.where(eq(payment.providerKey, charge.key));
		if (!seen || seen.master.paidAt) return;
		await ctx.db.transaction(async (tx) => {
			await tx
				.update(payment)
				.set({ state: "succeeded", providerRef: charge.ref })
				.where(eq(payment.id, seen.payment.id));
			await settle(tx, { ...seen, eventId, at: ctx.now() });
		});
	};
}

interface Entry {
	payment: Seen["payment"];
	posting: string;
	amount: string;
	at: Date;
}

/** Once by that name. */
async function book(
	tx: Transaction,
	{ payment: { id, masterId }, amount, ...entry }: Entry,
): Promise<void> {
	const both = { ...entry, masterId, paymentId: id };
	await tx
		.insert(ledgerEntry)
		.values([
			{ ...both, account: "cash", amount },
			{ ...both, account: "sales", amount: sql`-(${amount}::numeric)` },
		])
		.onConflictDoNothing();
}

function bookCharge(
	tx: Transaction,
	{ payment: paid, at }: Seen,
	name: string | number = paid.id,
): Promise<void> {
	const { amount } = paid;
	return book(tx, { payment: paid, amount, at, posting: `charge ${name}` });
}

async function writePaid(tx: Transaction, { master, at }: Seen): Promise<void> {
	const { id, no } = master;
	await tx
		.update(masterOrder)
		.set({ paidAt: at })
		.where(eq(masterOrder.id, id));
	const orders = await tx
		.update(merchantOrder)
		.set({ paid: true })
		.where(eq(merchantOrder.masterId, id))
		.returning({ orderId: merchantOrder.id });
	const paid = { step: "paid", actor: "buyer", at } as const;
	await tx
		.insert(orderStep)
		.values(orders.map((one) => ({ ...one, ...paid })))
		.onConflictDoNothing();
	await tx.execute(
		sql`insert into outbox (kind, payload, reference) values ('mail', '{}', ${`paid ${no}`}) on conflict do nothing`,
	);
}

/** Marks an order as paid that was cancelled meanwhile. */
export const naiveSettle = hearing(async (tx, seen) => {
	await bookCharge(tx, seen);
	await writePaid(tx, seen);
});

/** Books a charge as often as it is told. */
export const naiveBooking = hearing(async (tx, seen) => {
	await bookCharge(tx, seen, seen.eventId);
	if (!seen.master.cancelledAt) await writePaid(tx, seen);
});

/** Keeps what was charged for an order that is cancelled. */
export const naiveKeeping = hearing(async (tx, seen) => {
	await bookCharge(tx, seen);
	if (!seen.master.cancelledAt) await writePaid(tx, seen);
});

/** Names a charge anew with every question. */
export const naivePay: Rules["pay"] = (ctx, body) => {
	const anew = (provider?: PaymentProvider) =>
		provider && {
			...provider,
			begin: (wanted: Parameters<PaymentProvider["begin"]>[0]) =>
				provider.begin({ ...wanted, key: randomUUID() }),
		};
	const { local, stripe } = ctx.payments;
	const payments = {
		local: anew(local),
		...(stripe && { stripe: { ...stripe, ...anew(stripe) } }),
	} as Ctx["payments"];
	return payOwnMaster({ ...ctx, payments }, body);
};

/** Sends money back as often as it is asked to. */
export const naivePayBack: Rules["payBack"] = async (
	{ db, now, payments },
	{ paymentId },
) => {
	const [seen] = await db
		.select()
		.from(payment)
		.where(eq(payment.id, paymentId));
	if (seen?.state !== "refunding") return;
	const provider = providerOf(payments, seen.method);
	await provider?.payBack(seen.providerRef ?? "", randomUUID());
	await db.transaction(async (tx) => {
		await tx
			.update(payment)
			.set({ state: "refunded" })
			.where(eq(payment.id, paymentId));
		await book(tx, {
			payment: seen,
			posting: `refund ${paymentId}`,
			at: now(),
			amount: `-${seen.amount}`,
		});
	});
};
