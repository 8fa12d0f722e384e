import { distanceMetres, type Point } from "../../contract/distance";
import { type Place, places } from "./places";

/** Further away a name says nothing about a point any more. */
const reachMetres = 3_000;

/** The places around a point, the nearest first; districts are too wide to be near anything. */
export function placesNear(point: Point, most: number): Place[] {
	return places
		.filter(({ kind }) => kind !== "district")
		.map((place) => ({ place, metres: distanceMetres(place, point) }))
		.filter(({ metres }) => metres <= reachMetres)
		.sort((one, other) => one.metres - other.metres)
		.slice(0, most)
		.map(({ place }) => place);
}

/** The key of the district that a point lies in, as its nearest place says; null far from all of them. */
export function districtOf(point: Point): string | null {
	return placesNear(point, 1)[0]?.district.key ?? null;
}
