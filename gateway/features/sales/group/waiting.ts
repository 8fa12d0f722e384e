import type { Queryable } from "../../../db/client";
import { GatewayError } from "../../../http/errors";
import * as repository from "./repository";

export type GroupOfMaster = Awaited<
	ReturnType<typeof repository.listGroupsOfMasters>
>[number];

/** The groups whose places these masters are. */
export function listGroupsOfMasters(
	db: Queryable,
	masterIds: number[],
): Promise<GroupOfMaster[]> {
	return repository.listGroupsOfMasters(db, masterIds);
}

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
