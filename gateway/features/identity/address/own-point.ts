import type { Point } from "../../../contract/distance";
import type { Ctx } from "../../../http/context";
import { GatewayError, orNotFound } from "../../../http/errors";
import { findAddressPoint } from "./repository";

/** Where an own address lies; null where nobody knows. Throws 404 for anybody else's, and for visitors. */
export async function findOwnAddressPoint(
	{ db, actor }: Pick<Ctx, "db" | "actor">,
	id: number,
): Promise<Point | null> {
	if (actor.kind !== "account") throw new GatewayError(404, "notFound");
	const row = orNotFound(
		await findAddressPoint(db, { id, accountId: actor.uid }),
	);
	const { latitude, longitude } = row;
	if (latitude === null || longitude === null) return null;
	return { latitude, longitude };
}
