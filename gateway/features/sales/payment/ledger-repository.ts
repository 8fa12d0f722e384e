import { eq, sql } from "drizzle-orm";
import type { Transaction } from "../../../db/client";
import { ledgerEntry } from "../../../db/schema/payment";

interface Charged {
	payment: { id: number; masterId: number };
	/** What the provider took. */
	amount: string;
	at: Date;
}

const chargeOf = (paymentId: number) => `charge ${paymentId}`;

/**
 * Money that came in, once a payment: a second posting fails, and the transaction with it. Alone, or as a part of a larger
 * statement.
 */
export function chargePosting(
	tx: Transaction,
	{ payment, amount, at }: Charged,
) {
	const entry = {
		masterId: payment.masterId,
		paymentId: payment.id,
		posting: chargeOf(payment.id),
		at,
	};
	return tx.insert(ledgerEntry).values([
		{ ...entry, account: "cash", amount },
		{ ...entry, account: "sales", amount: sql`-${amount}::numeric` },
	]);
}

/** All that a payment brought goes back; answers how much, or nothing where nothing was booked. */
export async function postPayBack(
	tx: Transaction,
	paymentId: number,
	at: Date,
): Promise<string | undefined> {
	const { rows } = await tx.execute<{ amount: string }>(sql`
		insert into ${ledgerEntry} (master_id, payment_id, account, posting, amount, at)
		select master_id, payment_id, side.account, ${`refund ${paymentId}`}, side.sign * amount, ${at.toISOString()}::timestamptz
		from ${ledgerEntry}
		cross join (values ('cash', -1), ('refunds', 1)) as side (account, sign)
		where posting = ${chargeOf(paymentId)} and ${eq(ledgerEntry.account, "cash")}
		returning abs(amount)::text as amount`);
	return rows[0]?.amount;
}

interface Refunded extends Charged {
	refundId: number;
}

/** A part that goes back, once a refund. */
export async function postRefund(
	tx: Transaction,
	{ payment, refundId, amount, at }: Refunded,
): Promise<void> {
	const entry = {
		masterId: payment.masterId,
		paymentId: payment.id,
		posting: `part ${refundId}`,
		at,
	};
	await tx.insert(ledgerEntry).values([
		{ ...entry, account: "cash", amount: sql`-${amount}::numeric` },
		{ ...entry, account: "refunds", amount },
	]);
}
