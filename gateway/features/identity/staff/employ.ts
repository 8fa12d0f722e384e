import type { Transaction } from "../../../db/client";
import { GatewayError } from "../../../http/errors";
import * as repository from "./repository";

/** Of a shop that has none yet; who may do so is the caller's to know. */
export function employOperator(tx: Transaction, uid: number): Promise<void> {
	return repository.updateRole(tx, uid, {
		scope: ["operator"],
		merchantId: null,
		roleId: null,
	});
}

/** Gives a merchant to the member that applied for it; whoever works for a shop by now gets no second one. */
export async function employApplicant(
	tx: Transaction,
	uid: number,
	merchantId: number,
): Promise<void> {
	const member = await repository.lockMember(tx, { uid });
	if (!member || member.scope.length > 0)
		throw new GatewayError(409, "applicantWorks");
	await repository.updateRole(tx, uid, {
		scope: ["merchant"],
		merchantId,
		roleId: null,
	});
}
