import type { KnownPlace, Prediction } from "../../../providers/maps/interface";

export function presentPrediction({
	description,
	placeId,
	distance,
}: Prediction) {
	return { description, place_id: placeId, distance };
}

export function presentName({ label, district }: KnownPlace) {
	return { formatted_address: label, district };
}

export function presentPlace(place: KnownPlace) {
	const location = { lat: place.latitude, lng: place.longitude };
	return { ...presentName(place), geometry: { location } };
}
