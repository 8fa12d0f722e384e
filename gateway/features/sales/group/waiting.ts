import type { Queryable } from "../../../db/client";
import { GatewayError } from "../../../http/errors";
import * as repository from "./repository";

/** Throws 409 for a place in a group that is not complete: it is neither shipped nor refunded one by one. */
export async function refuseWaiting(
	db: Queryable,
	masterId: number,
	word: "groupWaits" | "groupWaitsToRefund",
): Promise<void> {
	const [found] = await repository.listGroupsOfMasters(db, [masterId]);
	if (found && found.group.state !== "complete")
		throw new GatewayError(409, word);
}
