import { collectionPointTerms } from "../../../contract/delivery/delivery-terms";
import type { Ctx } from "../../../http/context";
import { findCollectionPoint } from "../../delivery/collection-point/service";
import type { GroupDelivery, Wish } from "./group-delivery";
import type { JudgedLine } from "./quote-lines";

/** How groups of the mall go: to the address, or all of them to the chosen collection point as long as it takes parcels. */
export async function chooseCourier(
	ctx: Ctx,
	lines: JudgedLine[],
	{ collectionPoint }: Wish,
): Promise<(key: string, line: JudgedLine) => GroupDelivery> {
	const isAsked = lines.some(({ cartType }) => cartType === "E_COMMERCE");
	const chosen = isAsked ? collectionPoint : undefined;
	const point = (chosen && (await findCollectionPoint(ctx, chosen))) ?? null;
	const isToPoint = chosen !== undefined;
	return (key, { freightFee: fee, freightFreeFrom: freeFrom }) => ({
		key,
		terms: isToPoint ? collectionPointTerms : { fee, freeFrom },
		store: null,
		isCollected: false,
		isToPoint,
		point,
		collectingStores: [],
		isOutOfReach: isToPoint && point === null,
		nearest: null,
		slot: null,
		lostSlot: null,
	});
}
