import type { Point } from "@/gateway/contract/distance";
import type { Localized } from "@/gateway/contract/locale";
import regionsOfHongKong from "./districts.json";

export interface District extends Point {
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
