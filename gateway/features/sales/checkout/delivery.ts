import type { TimeSpan } from "../../../contract/delivery/delivery-slot";
import {
	type DeliveryTerms,
	deliveryTerms,
} from "../../../contract/delivery/delivery-terms";
import type { ListedStore } from "../../../contract/delivery/store";
import type { Address } from "../../../contract/identity/address";
import type { Ctx } from "../../../http/context";
import { getOwnLocation } from "../../delivery/location/service";
import { findOpenSlot, listStoresNearby } from "../../delivery/store/service";
import { orderKeyOf } from "../pricing/service";
import type { JudgedLine } from "./quote-lines";

/** How one group gets to the address. */
export interface GroupDelivery {
	key: string;
	terms: DeliveryTerms;
	store: ListedStore | null;
	isOutOfReach: boolean;
	nearest: ListedStore | null;
	/** The chosen one, as long as it takes orders; where none is chosen, the store's next one. */
	slot: TimeSpan | null;
	/** What was chosen and takes no orders any more. */
	lostSlot: string | null;
}

interface Wish {
	address: Address | null;
	/** The beginning of a slot by group key. */
	slots: Record<string, string>;
}

/** By group key, in the order of the lines. */
export async function planDelivery(
	ctx: Ctx,
	lines: JudgedLine[],
	wish: Wish,
): Promise<Map<string, GroupDelivery>> {
	const stores = await listReachedStores(ctx, lines, wish);
	const plans = new Map<string, GroupDelivery>();
	for (const line of lines) {
		const key = orderKeyOf(line);
		if (plans.has(key)) continue;
		plans.set(
			key,
			line.cartType === "E_COMMERCE"
				? byCourier(key, line)
				: await fromStore(ctx, { key, wish, stores: stores(line.merchantId) }),
		);
	}
	return plans;
}

/**
 * Around the address; as long as none is chosen, around the account's place, as in the cart. Nothing for an address that
 * nobody knows the place of.
 */
async function listReachedStores(
	ctx: Ctx,
	lines: JudgedLine[],
	{ address }: Wish,
): Promise<(merchantId: number) => ListedStore[]> {
	const isAsked = lines.some(({ cartType }) => cartType === "SUPERMARKET");
	if (!isAsked) return () => [];
	const { latitude = null, longitude = null } =
		address ?? (await getOwnLocation(ctx)) ?? {};
	if (latitude === null || longitude === null) return () => [];
	const stores = await listStoresNearby(ctx, { latitude, longitude });
	return (merchantId) => stores.filter(({ merId }) => merId === merchantId);
}

function byCourier(key: string, line: JudgedLine): GroupDelivery {
	return {
		key,
		terms: { fee: line.freightFee, freeFrom: line.freightFreeFrom },
		store: null,
		isOutOfReach: false,
		nearest: null,
		slot: null,
		lostSlot: null,
	};
}

const slotOf = ({ id: storeId }: ListedStore, from: string) => ({
	storeId,
	startsAt: new Date(from),
});

/** Stores that deliver stand before the others, each by distance. */
async function fromStore(
	ctx: Ctx,
	{ key, wish, stores }: { key: string; wish: Wish; stores: ListedStore[] },
): Promise<GroupDelivery> {
	const [first] = stores;
	const store = first?.delivers ? first : null;
	const isOutOfReach = wish.address !== null && store === null;
	const wished = wish.slots[key];
	const slot = wished
		? store && (await findOpenSlot(ctx, slotOf(store, wished)))
		: store?.nextSlot;
	return {
		key,
		terms: store
			? { fee: store.fee, freeFrom: store.freeFrom }
			: deliveryTerms.SUPERMARKET,
		store,
		isOutOfReach,
		nearest: isOutOfReach ? (first ?? null) : null,
		slot: slot ?? null,
		lostSlot: store && wished && !slot ? wished : null,
	};
}
