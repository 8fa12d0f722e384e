import type { SlotKind } from "../../../contract/delivery/collecting-terms";
import {
	collectingTerms,
	deliveryTerms,
} from "../../../contract/delivery/delivery-terms";
import type { ListedStore } from "../../../contract/delivery/store";
import type { Ctx } from "../../../http/context";
import { getOwnLocation } from "../../delivery/location/service";
import { findOpenSlot, listStoresNearby } from "../../delivery/store/service";
import { orderKeyOf } from "../pricing/service";
import { chooseCourier } from "./by-courier";
import type { GroupDelivery, Wish } from "./group-delivery";
import type { JudgedLine } from "./quote-lines";

/** By group key, in the order of the lines. */
export async function planDelivery(
	ctx: Ctx,
	lines: JudgedLine[],
	wish: Wish,
): Promise<Map<string, GroupDelivery>> {
	const [storesOf, byCourier] = await Promise.all([
		listStoresFor(ctx, lines, wish),
		chooseCourier(ctx, lines, wish),
	]);
	const plans = new Map<string, GroupDelivery>();
	for (const line of lines) {
		const key = orderKeyOf(line);
		if (plans.has(key)) continue;
		plans.set(
			key,
			line.cartType === "E_COMMERCE"
				? byCourier(key, line)
				: await fromStore(ctx, { key, wish, ...storesOf(line.merchantId) }),
		);
	}
	return plans;
}

interface StoresOfMerchant {
	/** Those that deliver before the others, each by distance. */
	around: ListedStore[];
	collectingStores: ListedStore[];
}

/**
 * Around the address; as long as none is chosen, around the account's place, as in the cart. Nothing is around an address
 * that nobody knows the place of; where orders are fetched can be said all the same.
 */
async function listStoresFor(
	ctx: Ctx,
	lines: JudgedLine[],
	{ address }: Wish,
): Promise<(merchantId: number) => StoresOfMerchant> {
	const isAsked = lines.some(({ cartType }) => cartType === "SUPERMARKET");
	if (!isAsked) return () => ({ around: [], collectingStores: [] });
	const { latitude = null, longitude = null } =
		address ?? (await findOwnPlace(ctx)) ?? {};
	const isPlaced = latitude !== null && longitude !== null;
	const point = isPlaced ? { latitude, longitude } : {};
	const stores = await listStoresNearby(ctx, point);
	return (merchantId) => {
		const own = stores.filter(({ merId }) => merId === merchantId);
		return {
			around: isPlaced ? own : [],
			collectingStores: own
				.filter(({ collects }) => collects)
				.sort((one, other) => (one.distance ?? 0) - (other.distance ?? 0)),
		};
	};
}

const findOwnPlace = (ctx: Ctx) =>
	ctx.actor.kind === "account" ? getOwnLocation(ctx) : undefined;

interface FromStore extends StoresOfMerchant {
	key: string;
	wish: Wish;
}

async function fromStore(ctx: Ctx, from: FromStore): Promise<GroupDelivery> {
	const { key, wish, around, collectingStores } = from;
	if (wish.collecting[key] !== undefined) return atStore(ctx, from);
	const [first] = around;
	const store = first?.delivers ? first : null;
	const isOutOfReach = wish.address !== null && store === null;
	const wished = wish.slots[key];
	const slot = wished
		? store && (await findSlot(ctx, "delivery", { store, wished }))
		: store?.nextSlot;
	return {
		key,
		terms: store
			? { fee: store.fee, freeFrom: store.freeFrom }
			: deliveryTerms.SUPERMARKET,
		store,
		isCollected: false,
		isToPoint: false,
		point: null,
		collectingStores,
		isOutOfReach,
		nearest: isOutOfReach ? (first ?? null) : null,
		slot: slot ?? null,
		lostSlot: store && wished && !slot ? wished : null,
	};
}

/** Fetched at the chosen store, as long as it can be there. */
async function atStore(
	ctx: Ctx,
	{ key, wish, collectingStores }: FromStore,
): Promise<GroupDelivery> {
	const storeId = wish.collecting[key];
	const store = collectingStores.find(({ id }) => id === storeId) ?? null;
	const wished = wish.slots[key];
	const slot = store && (await findSlot(ctx, "collecting", { store, wished }));
	return {
		key,
		terms: collectingTerms,
		store,
		isCollected: true,
		isToPoint: false,
		point: null,
		collectingStores,
		isOutOfReach: store === null,
		nearest: null,
		slot: slot ?? null,
		lostSlot: store && wished && !slot ? wished : null,
	};
}

function findSlot(
	ctx: Ctx,
	kind: SlotKind,
	{ store, wished }: { store: ListedStore; wished?: string },
) {
	const startsAt = wished ? new Date(wished) : undefined;
	return findOpenSlot(ctx, { kind, storeId: store.id, startsAt });
}
