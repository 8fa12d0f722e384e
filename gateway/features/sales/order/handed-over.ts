import type { MerchantOrderRow } from "./repository";

/** Whether a store alone says that it was received: what is fetched there, and parcels to it. */
export function isHandedOver({
	isCollected,
	point,
}: Pick<MerchantOrderRow, "isCollected" | "point">): boolean {
	return isCollected || point?.kind === "store";
}

/** Whether it is still to come to an address, where a code may be asked for. */
export function isBroughtToAddress({
	paid,
	status,
	isCollected,
	point,
}: Pick<
	MerchantOrderRow,
	"paid" | "status" | "isCollected" | "point"
>): boolean {
	const isToCome =
		status === "awaitingShipment" || status === "awaitingReceipt";
	return paid && isToCome && !isCollected && !point;
}
