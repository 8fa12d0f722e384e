import type { DataOf, Input } from "../../../contract/call";
import { rankStores } from "../../../contract/delivery/nearest-stores";
import type {
	ListedStore,
	listStoreSlots,
} from "../../../contract/delivery/store";
import type { Point } from "../../../contract/distance";
import type { Ctx } from "../../../http/context";
import { findOwnAddressPoint } from "../../identity/address/service";
import { presentReach, presentSlot, presentStore } from "./presenter";
import { readStoreNow } from "./read-slots";
import type { StoreRow } from "./repository";
import { pointOf } from "./service";

type Query = Input<typeof listStoreSlots>["query"];

/** When a store can deliver. Throws 404 for an address that is not the own one, as for one that does not exist. */
export async function listSlotsOfStore(
	ctx: Ctx,
	query: Query,
): Promise<DataOf<typeof listStoreSlots>> {
	const reach = await readReach(ctx, query);
	const store = await readStoreNow(ctx, query.storeId, query.kind);
	return {
		store: { ...presentStore(store, ctx.locale), ...reach(store.row) },
		days: store.days.map(({ date, slots }) => ({
			date,
			slots: slots.map((slot) => presentSlot(slot, ctx.locale)),
		})),
	};
}

type Reach = (store: StoreRow) => Pick<ListedStore, "distance" | "delivers">;

/** An address without a point is one that nobody can reach. */
async function readReach(ctx: Ctx, query: Query): Promise<Reach> {
	if (query.addressId === undefined) return reachOf(pointOf(query));
	const point = await findOwnAddressPoint(ctx, query.addressId);
	return point ? reachOf(point) : () => ({ distance: null, delivers: false });
}

function reachOf(point: Point | undefined): Reach {
	return (store) => presentReach(point && rankStores([store], point)[0]);
}
