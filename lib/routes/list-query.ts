import { keywordMaxLength } from "@/gateway/contract/catalog/goods-terms";
import { cartType as cartTypes } from "@/gateway/contract/values";
import { isListSort, type ListQuery } from "./paths";
import { readFilters } from "./read-filters";

type Query = Record<string, string | string[] | undefined>;

/** Of every list of the shop and of its twins. */
export const goodsPerPage = 24;

const wholeNumber = /^[1-9]\d{0,8}$/;
const lastPage = 10_000;

/** A control character parts words as a space does: PostgreSQL takes no NUL. */
function first(value: string | string[] | undefined): string | undefined {
	const text = Array.isArray(value) ? value[0] : value;
	return text?.replace(/\p{Cc}/gu, " ").trim() || undefined;
}

/** Undefined where the address names a page or category that cannot exist; a sort nobody knows is the default one. */
export function readListQuery(query: Query): ListQuery | undefined {
	const cid = first(query.cid);
	const page = first(query.page) ?? "1";
	const sort = first(query.sort);
	const area = cartTypes.safeParse(first(query.cartType));
	if (cid !== undefined && !wholeNumber.test(cid)) return undefined;
	if (!wholeNumber.test(page) || Number(page) > lastPage) return undefined;
	return {
		cid: cid === undefined ? undefined : Number(cid),
		title: first(query.title)?.slice(0, keywordMaxLength),
		cartType: area.success ? area.data : undefined,
		filters: readFilters((name) => first(query[name])),
		sort: isListSort(sort) ? sort : "default",
		page: Number(page),
	};
}
