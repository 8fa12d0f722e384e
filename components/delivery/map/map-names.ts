import type { Point } from "@/gateway/contract/distance";
import { regions } from "@/gateway/contract/identity/district";
import { type LocaleCode, localize } from "@/gateway/contract/locale";
import { areas } from "./land-paths";

const neighbourhoodZoom = 11.6;

type Named = Point & { words: string };

/** Districts from afar, neighbourhoods from near by: these speak Chinese or English, as the signs in the street do. */
export function namesAt(zoom: number, locale: LocaleCode): Named[] {
	if (zoom >= neighbourhoodZoom)
		return areas.map(({ zh, en, ...point }) => ({
			...point,
			words: locale === "zh-CN" ? zh : en,
		}));
	return regions
		.flatMap(({ districts }) => districts)
		.map(({ name, latitude, longitude }) => ({
			latitude,
			longitude,
			words: localize(name, locale),
		}));
}
