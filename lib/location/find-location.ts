import type { Point } from "@/gateway/contract/distance";
import type { Api } from "../api/api";

/** Where a predicted place lies. Throws for one that nobody knows. */
export async function pointOf(api: Api, placeId: string): Promise<Point> {
	const { result } = await api.get(
		"/api/front/googleMap/ignore/queryPlaceDetails",
		{ query: { placeId } },
	);
	const { lat, lng } = result.geometry.location;
	return { latitude: lat, longitude: lng };
}

/** The likeliest place that a text means; undefined where it means none. */
export async function findFirst(
	api: Api,
	text: string,
	near: Point | undefined,
): Promise<{ text: string; point: Point } | undefined> {
	const query = { areaName: text.trim(), ...pointIn(near) };
	const [first] = (
		await api.get("/api/front/googleMap/ignore/queryAddress", { query })
	).predictions;
	return (
		first && {
			text: first.description,
			point: await pointOf(api, first.place_id),
		}
	);
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

function pointIn(near: Point | undefined): Partial<Point> {
	return near ? { latitude: near.latitude, longitude: near.longitude } : {};
}
