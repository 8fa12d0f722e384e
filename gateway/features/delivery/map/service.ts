import type { DataOf, Input } from "../../../contract/call";
import type * as contract from "../../../contract/delivery/map";
import { predictionsMax } from "../../../contract/delivery/map";
import type { Ctx } from "../../../http/context";
import { orNotFound } from "../../../http/errors";
import type { KnownPlace } from "../../../providers/maps/interface";

// What the shop knows of the map, for everybody. It keeps nothing of what is asked, and a maps service that is away is no
// reason to refuse an answer: the provider has another one.

type Contract = typeof contract;

export async function predictPlaces(
	ctx: Ctx,
	query: Input<Contract["predictPlaces"]>["query"],
): Promise<DataOf<Contract["predictPlaces"]>> {
	const text = query.areaName.trim();
	if (text === "") return { predictions: [] };
	const { address, latitude, longitude } = query;
	const hasPoint = latitude !== undefined && longitude !== undefined;
	const predictions = await ctx.maps.predict(
		{
			text,
			city: address?.trim(),
			near: hasPoint ? { latitude, longitude } : undefined,
		},
		ctx,
	);
	return {
		predictions: predictions
			.slice(0, predictionsMax)
			.map(({ description, placeId, distance }) => ({
				description,
				place_id: placeId,
				distance,
			})),
	};
}

export async function getPlaceDetails(
	ctx: Ctx,
	{ placeId }: Input<Contract["getPlaceDetails"]>["query"],
): Promise<DataOf<Contract["getPlaceDetails"]>> {
	const place = orNotFound(await ctx.maps.find(placeId, ctx));
	const location = { lat: place.latitude, lng: place.longitude };
	return { result: { ...presentName(place), geometry: { location } } };
}

export async function describePoint(
	ctx: Ctx,
	point: Input<Contract["describePoint"]>["query"],
): Promise<DataOf<Contract["describePoint"]>> {
	const places = await ctx.maps.describe(point, ctx);
	return { results: places.map(presentName) };
}

export async function locateByIp(
	ctx: Ctx,
): Promise<DataOf<Contract["locateByIp"]>> {
	const { point, city } = await ctx.maps.locate(ctx);
	return {
		location: { lat: point.latitude, lng: point.longitude },
		ad_info: { city },
	};
}

function presentName({ label, district }: KnownPlace) {
	return { formatted_address: label, district };
}
