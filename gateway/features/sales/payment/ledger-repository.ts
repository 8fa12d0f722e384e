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

const entryOf = ({ payment, at }: Charged, posting: string) => ({
	masterId: payment.masterId,
	paymentId: payment.id,
	posting,
	at,
});

/**
 * Money that came in, once a payment: a second posting fails, and the transaction with it. Alone, or as a part of a larger
 * statement.
 */
export function chargePosting(tx: Transaction, charged: Charged) {
	const { payment, amount } = charged;
	const entry = entryOf(charged, chargeOf(payment.id));
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

/** A part that goes back, once a refund. */
export async function postRefund(
	tx: Transaction,
	{ refundId, ...refunded }: Charged & { refundId: number },
) {
	const { amount } = refunded;
	const entry = entryOf(refunded, `part ${refundId}`);
	await tx.insert(ledgerEntry).values([
		{ ...entry, account: "cash", amount: sql`-${amount}::numeric` },
		{ ...entry, account: "refunds", amount },
	]);
}
