import { masterNo, orderNo } from "../../../contract/sales/order-number";
import { lineQuery } from "./line-search";
import type { Sought } from "./list-repository";

/** What words of a search field mean: a whole number, or words of names. Undefined where they find nothing. */
export function soughtBy(
	keyword: string,
	accountIds?: number[],
): Sought | undefined {
	const no = keyword.toUpperCase();
	if (orderNo.safeParse(no).success) return { orderNo: no };
	if (masterNo.safeParse(no).success) return { masterNo: no };
	const words = lineQuery(keyword, accountIds);
	return words === undefined ? undefined : { words };
}
