import type { Transaction } from "../../../db/client";
import type { Ctx } from "../../../http/context";
import { endSessions } from "../session/service";
import { adoptTouristsOf } from "./repository";

/** Whoever has proven an e-mail owns what tourists ordered and kept with it; those tourists are signed out. */
export async function adoptTourists(
	ctx: Ctx,
	owner: { email: string; memberId: number },
	tx: Transaction,
): Promise<void> {
	const tourists = await adoptTouristsOf(tx, owner);
	if (tourists.length === 0) return;
	for (const accountId of tourists) await endSessions(ctx, { accountId }, tx);
	const accounts = { from: tourists, to: owner.memberId };
	for (const { onAdopt } of ctx.accountSubscribers)
		await onAdopt?.(tx, accounts);
}
