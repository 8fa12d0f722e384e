import type { Point } from "@/gateway/contract/distance";
import type { Api } from "../api/api";

/** Where a predicted place lies. Throws for one that nobody knows. */
export async function pointOf(api: Api, placeId: string): Promise<Point> {
	const { lat, lng } = (await detailsOf(api, placeId)).geometry.location;
	return { latitude: lat, longitude: lng };
}

/** What a predicted place is called. Throws for one that nobody knows. */
export async function nameOfPlace(api: Api, placeId: string): Promise<string> {
	return (await detailsOf(api, placeId)).formatted_address;
}

/** The likeliest place that a text means; undefined where it means none. */
export async function findFirst(
	api: Api,
	text: string,
	near: Point | undefined,
): Promise<{ text: string; point: Point; placeId: string } | undefined> {
	const query = { areaName: text.trim(), ...pointIn(near) };
	const [first] = (
		await api.get("/api/front/googleMap/ignore/queryAddress", { query })
	).predictions;
	if (!first) return undefined;
	const placeId = first.place_id;
	const point = await pointOf(api, placeId);
	return { text: first.description, point, placeId };
}

/** What a point is called; undefined where nothing is near. */
export async function nameOfPoint(
	api: Api,
	point: Point,
): Promise<string | undefined> {
	const { results } = await api.get(
		"/api/front/googleMap/ignore/getAddressByGeocode",
		{ query: point },
	);
	return results[0]?.formatted_address;
}

async function detailsOf(api: Api, placeId: string) {
	const { result } = await api.get(
		"/api/front/googleMap/ignore/queryPlaceDetails",
		{ query: { placeId } },
	);
	return result;
}

function pointIn(near: Point | undefined): Partial<Point> {
	return near ? { latitude: near.latitude, longitude: near.longitude } : {};
}
