import type { Transaction } from "../../db/client";
import type { Ctx } from "../../http/context";
import { endSessions } from "../session/service";
import { adoptTouristsOf } from "./repository";

/** Whoever has proven an e-mail owns what tourists ordered with it; those tourists are signed out. */
export async function adoptTourists(
	ctx: Ctx,
	owner: { email: string; memberId: number },
	tx: Transaction,
): Promise<void> {
	for (const accountId of await adoptTouristsOf(tx, owner))
		await endSessions(ctx, { accountId }, tx);
}
