/** A place on the map, in degrees. */
export interface Point {
	latitude: number;
	longitude: number;
}

const earthRadiusMetres = 6_371_000;

function radians(degrees: number): number {
	return (degrees * Math.PI) / 180;
}

/** As the crow flies, in whole metres, by the haversine formula. */
export function distanceMetres(from: Point, to: Point): number {
	const byLatitude = Math.sin(radians(to.latitude - from.latitude) / 2) ** 2;
	const byLongitude = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
	const share =
		byLatitude +
		Math.cos(radians(from.latitude)) *
			Math.cos(radians(to.latitude)) *
			byLongitude;
	// Rounding may take antipodes a hair above 1.
	return Math.round(
		2 * earthRadiusMetres * Math.asin(Math.sqrt(Math.min(1, share))),
	);
}
