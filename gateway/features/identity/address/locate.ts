import type { Point } from "../../../contract/distance";
import type { AddressForm } from "../../../contract/identity/address";
import { homeCountry } from "../../../contract/identity/address-terms";
import { findDistrict } from "../../../contract/identity/district";
import { localize } from "../../../contract/locale";
import type { Ctx } from "../../../http/context";

/** Predictions beyond these are no longer what was meant. */
const triesMax = 3;

type Located = { latitude: number | null; longitude: number | null };

type ToLocate = Pick<
	AddressForm,
	"country" | "district" | "detail" | "latitude" | "longitude"
>;

/**
 * Where an address lies: as the shopper showed it on the map, else where the map knows its street or estate within its
 * district, else where most people of the district live. Abroad nowhere: nothing is delivered by distance there.
 */
export async function locate(ctx: Ctx, form: ToLocate): Promise<Located> {
	const { country, latitude, longitude } = form;
	const district = findDistrict(form.district);
	if (country !== homeCountry || !district)
		return { latitude: null, longitude: null };
	if (latitude !== null && longitude !== null) return { latitude, longitude };
	const point = (await findOnMap(ctx, form)) ?? district;
	return { latitude: point.latitude, longitude: point.longitude };
}

async function findOnMap(
	ctx: Ctx,
	{ detail, district: key }: ToLocate,
): Promise<Point | undefined> {
	const district = findDistrict(key);
	const city = district ? localize(district.name, ctx.locale) : "";
	const predictions = await ctx.maps.predict(
		{ text: detail, city, near: district },
		ctx,
	);
	for (const { placeId } of predictions.slice(0, triesMax)) {
		const place = await ctx.maps.find(placeId, ctx);
		if (place?.district === key) return place;
	}
	return undefined;
}
