import type { GatewayDeps } from "../../../../http/context";
import { Refused } from "../../../../providers/refused";
import type { SendPayout } from "../../../platform/outbox/service";
import { bookReturn } from "./payouts";
import { findPayout, lockPayout, setSent } from "./run-repository";

/**
 * Performs the effect: what an approved run pays to an account at a provider is sent there, while nothing is held. The
 * second time does no harm: the provider knows the key. What the account does not take is due again.
 */
export async function sendPayout(
	{ db, now, payments }: Pick<GatewayDeps, "db" | "now" | "payments">,
	{ payoutId }: Parameters<SendPayout>[0],
): Promise<void> {
	const row = await findPayout(db, payoutId);
	if (row?.state !== "paid" || row.sentAt) return;
	const { number: ref, amount } = row;
	if (!payments.payouts) throw new Error("Nobody pays merchants by itself");
	try {
		await payments.payouts.send({ key: `payout-${payoutId}`, ref, amount });
	} catch (error) {
		if (!(error instanceof Refused)) throw error;
		return db.transaction(async (tx) => {
			const held = await lockPayout(tx, payoutId);
			if (held?.state === "paid") await bookReturn(tx, held, now());
		});
	}
	await setSent(db, payoutId, now());
}
