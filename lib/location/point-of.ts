import type { Point } from "@/gateway/contract/distance";

/** Of a chosen place, what the shop has to know of it. */
export const pointOf = (place: Point | undefined): Point | undefined =>
	place && { latitude: place.latitude, longitude: place.longitude };
