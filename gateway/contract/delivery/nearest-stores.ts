import { distanceMetres, type Point } from "../distance";

/** What decides where a store delivers. */
export interface Reach extends Point {
	/** It delivers to points no further away than this. */
	radiusMetres: number;
}

export interface Ranked<Store extends Reach> {
	store: Store;
	distanceMetres: number;
	delivers: boolean;
}

/** Stores that deliver to a point before those that do not, each by distance: the first one delivers, if any does. */
export function rankStores<Store extends Reach>(
	stores: readonly Store[],
	point: Point,
): Ranked<Store>[] {
	return stores
		.map((store) => {
			const metres = distanceMetres(store, point);
			return {
				store,
				distanceMetres: metres,
				delivers: metres <= store.radiusMetres,
			};
		})
		.sort(
			(left, right) =>
				Number(right.delivers) - Number(left.delivers) ||
				left.distanceMetres - right.distanceMetres,
		);
}
