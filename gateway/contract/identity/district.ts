import type { Point } from "../distance";
import type { Localized } from "../locale";
import regionsOfHongKong from "./districts.json";

export interface District extends Point {
	/** Stands in addresses. */
	key: string;
	name: Localized;
}

interface Region {
	key: string;
	name: Localized;
	districts: District[];
}

/** The 18 districts by region; a point is where most people of the district live. */
export const regions: Region[] = regionsOfHongKong;

export function findDistrict(key: string): District | undefined {
	return regions
		.flatMap(({ districts }) => districts)
		.find((district) => district.key === key);
}
