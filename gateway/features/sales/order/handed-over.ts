import type { MerchantOrderRow } from "./repository";

/** Whether a store alone says that it was received: what is fetched there, and parcels to it. */
export function isHandedOver({
	isCollected,
	point,
}: Pick<MerchantOrderRow, "isCollected" | "point">): boolean {
	return isCollected || point?.kind === "store";
}
