import type { DataOf, Input } from "../../../contract/call";
import type {
	ChosenCollectionPoint,
	listCollectionPoints,
} from "../../../contract/delivery/collection-point";
import {
	type CollectionPointCopy,
	type CollectionPointKind,
	collectionPointsShown,
} from "../../../contract/delivery/collection-point-terms";
import { distanceMetres, type Point } from "../../../contract/distance";
import { type LocaleCode, localize } from "../../../contract/locale";
import type { Ctx } from "../../../http/context";
import { findOwnAddressPoint } from "../../identity/address/service";
import { getOwnLocation } from "../location/service";
import { findOpenLocker, listOpenNear } from "../locker/service";
import { findStoreRow, listStoreRows } from "../store/service";

// Where parcels of the mall can wait for whoever ordered them: stores in service that take parcels, and open lockers. What
// is chosen is looked up anew, so that nothing is sent where nobody takes it any more.

export interface FoundCollectionPoint extends Point {
	/** As it is now; an order keeps it. */
	copy: CollectionPointCopy;
}

/** From nowhere in particular where nobody knows the place of the address, or of the account. */
export async function listPointsNearby(
	ctx: Ctx,
	{ addressId }: Input<typeof listCollectionPoints>["query"],
): Promise<DataOf<typeof listCollectionPoints>> {
	const near = await (addressId === undefined
		? getOwnLocation(ctx)
		: findOwnAddressPoint(ctx, addressId));
	const [stores, lockers] = await Promise.all([
		listStoreRows(ctx.db),
		listOpenNear(ctx.db, near ?? undefined, collectionPointsShown),
	]);
	return [
		...stores.filter(({ takesParcels }) => takesParcels).map(foundStore),
		...lockers.map((row) => foundAt("locker", row)),
	]
		.map(({ copy, ...place }) => ({
			...presentCollectionPoint(copy, ctx.locale),
			distance: near ? distanceMetres(near, place) : null,
		}))
		.sort((one, other) => (one.distance ?? 0) - (other.distance ?? 0))
		.slice(0, collectionPointsShown);
}

/** Undefined where nobody takes parcels any more. */
export async function findCollectionPoint(
	{ db }: Pick<Ctx, "db">,
	{ kind, id }: ChosenCollectionPoint,
): Promise<FoundCollectionPoint | undefined> {
	if (kind === "locker") {
		const row = await findOpenLocker(db, id);
		return row && foundAt(kind, row);
	}
	const row = await findStoreRow(db, id);
	return row?.takesParcels ? foundStore(row) : undefined;
}

export function presentCollectionPoint(
	copy: CollectionPointCopy,
	locale: LocaleCode,
) {
	return {
		...copy,
		name: localize(copy.name, locale),
		address: localize(copy.address, locale),
	};
}

type Place = Omit<CollectionPointCopy, "kind"> & Point;

const foundStore = (row: Omit<Place, "network" | "code">) =>
	foundAt("store", { ...row, network: null, code: null });

function foundAt(kind: CollectionPointKind, row: Place): FoundCollectionPoint {
	const { id, name, address, network, code, openingHours } = row;
	const copy = { kind, id, name, address, network, code, openingHours };
	return { copy, latitude: row.latitude, longitude: row.longitude };
}
