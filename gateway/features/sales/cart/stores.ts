import type { ListedStore } from "../../../contract/delivery/store";
import type { Ctx } from "../../../http/context";
import { getOwnLocation } from "../../delivery/location/service";
import { listStoresNearby } from "../../delivery/store/service";
import type { CartLineRow } from "./repository";

/** The nearest store of each merchant that delivers to the account's place; by merchant. */
export type StoresByMerchant = ReadonlyMap<number, ListedStore>;

export async function findStores(
	ctx: Ctx,
	rows: CartLineRow[],
): Promise<StoresByMerchant> {
	const found = new Map<number, ListedStore>();
	if (!rows.some(({ cartType }) => cartType === "SUPERMARKET")) return found;
	const place = await getOwnLocation(ctx);
	if (!place) return found;
	const { latitude, longitude } = place;
	for (const store of await listStoresNearby(ctx, { latitude, longitude }))
		if (store.delivers && !found.has(store.merId))
			found.set(store.merId, store);
	return found;
}
