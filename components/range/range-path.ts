import { paths } from "@/lib/routes";
import type { RangePlace } from "./use-range";

/** Where a list of goods stands; what asks for everything is left out. */
export function rangePath(place: Partial<RangePlace>) {
	const { keyword, state, cid, merId, page } = place;
	const query = new URLSearchParams({
		...(keyword && { keyword }),
		...(state && { state }),
		...(cid && { cid: String(cid) }),
		...(merId && { merId: String(merId) }),
		...(page && page > 1 && { page: String(page) }),
	});
	const path = paths.console("goods");
	return query.size > 0 ? `${path}?${query}` : path;
}
