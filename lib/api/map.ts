import type { DataOf, QueryOf } from "@/gateway/contract/call";
import type * as contract from "@/gateway/contract/map";
import type { Api } from "./api";

type Contract = typeof contract;

/** Places that a text being typed may mean; none for an empty text. Near ones come first when a point is given. */
export function predictPlaces(
	api: Api,
	query: QueryOf<Contract["predictPlaces"]>,
): Promise<DataOf<Contract["predictPlaces"]>> {
	return api.send<Contract["predictPlaces"]>({
		method: "GET",
		path: "/api/front/googleMap/ignore/queryAddress",
		query,
	});
}

/** Where a predicted place lies; rejects with 404 for one that nobody knows. */
export function getPlaceDetails(
	api: Api,
	query: QueryOf<Contract["getPlaceDetails"]>,
): Promise<DataOf<Contract["getPlaceDetails"]>> {
	return api.send<Contract["getPlaceDetails"]>({
		method: "GET",
		path: "/api/front/googleMap/ignore/queryPlaceDetails",
		query,
	});
}

/** What a point is called, the nearest name first; an empty list far from every name. */
export function describePoint(
	api: Api,
	query: QueryOf<Contract["describePoint"]>,
): Promise<DataOf<Contract["describePoint"]>> {
	return api.send<Contract["describePoint"]>({
		method: "GET",
		path: "/api/front/googleMap/ignore/getAddressByGeocode",
		query,
	});
}

/** Roughly where the shopper's connection is. */
export function locateByIp(api: Api): Promise<DataOf<Contract["locateByIp"]>> {
	return api.send<Contract["locateByIp"]>({
		method: "GET",
		path: "/api/front/pc/location/ip",
	});
}
