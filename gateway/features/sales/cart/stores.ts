import type { ListedStore } from "../../../contract/delivery/store";
import type { Point } from "../../../contract/distance";
import type { Ctx } from "../../../http/context";
import { getOwnLocation } from "../../delivery/location/service";
import { listStoresNearby } from "../../delivery/store/service";
import type { CartLineRow } from "./repository";

/** The nearest store of each merchant that delivers to the place, which is the account's unless another is given; by merchant. */
export type StoresByMerchant = ReadonlyMap<number, ListedStore>;

export async function findStores(
	ctx: Ctx,
	rows: CartLineRow[],
	basketPlace?: Point | null,
): Promise<StoresByMerchant> {
	const found = new Map<number, ListedStore>();
	if (!rows.some(({ cartType }) => cartType === "SUPERMARKET")) return found;
	const place =
		basketPlace === undefined ? await getOwnLocation(ctx) : basketPlace;
	if (!place) return found;
	const { latitude, longitude } = place;
	for (const store of await listStoresNearby(ctx, { latitude, longitude }))
		if (store.delivers && !found.has(store.merId))
			found.set(store.merId, store);
	return found;
}
