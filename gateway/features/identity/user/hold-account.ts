import type { Transaction } from "../../../db/client";
import { GatewayError } from "../../../http/errors";
import * as repository from "./repository";

// Whoever changes what belongs to an account holds its row first: such changes come one after the other, and none comes
// after the account was deleted or taken over.

/** False for an account that was deleted or taken over meanwhile: nothing may be written for it any more. */
export const holdAccount = repository.holdLiveAccount;

/** For a transaction that begins with it; whoever reads the account then throws by {@link requireLive}. */
export const accountLock = repository.accountLock;

/** Throws as {@link holdOwnAccount} does, for an account that is held and was read since. */
export function requireLive(
	found: { deletedAt: Date | null; adoptedBy: number | null } | undefined,
): void {
	if (!found || found.deletedAt || found.adoptedBy !== null)
		throw new GatewayError(410001, "signInAgain");
}

/** The same for the account of a session, which ended with it. */
export async function holdOwnAccount(
	tx: Transaction,
	accountId: number,
): Promise<void> {
	if (!(await holdAccount(tx, accountId)))
		throw new GatewayError(410001, "signInAgain");
}
