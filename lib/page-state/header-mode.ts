import type { CartType } from "@/gateway/contract/values";

/** What a shopper is about on a page, as the header knows it. */
export type HeaderMode = "store" | "search" | "detail" | "category" | "mall";

interface HeaderState {
	mode: HeaderMode;
	/** Undefined where the path does not say: the page's own mark does, or it belongs to both. */
	area?: CartType;
}

/** Pages about stores: there the header's search looks for stores and for what they sell. */
export function searchesStores(path: string): boolean {
	return path.startsWith("/store/");
}

const store = "SUPERMARKET";
const mall = "E_COMMERCE";

/** Paths without locale prefix; the longest that begins a page's path speaks for it. */
export const headerModes: Record<string, HeaderState> = {
	"/store": { mode: "store", area: store },
	"/store/store_list": { mode: "search", area: store },
	"/store/store_category": { mode: "category", area: store },
	"/store/store_detail": { mode: "detail", area: store },
	"/mall": { mode: "mall", area: mall },
	"/merchant": { mode: "mall", area: mall },
	"/merchant/category": { mode: "category", area: mall },
	"/activity_list": { mode: "mall" },
	"/promotionList": { mode: "mall" },
	"/group": { mode: "mall", area: mall },
	"/index_back": { mode: "mall" },
	"/goods/goods_search": { mode: "search" },
	"/goods_detail": { mode: "detail" },
	"/goods_cate": { mode: "category" },
};

const longestFirst = Object.keys(headerModes).sort(
	(left, right) => right.length - left.length,
);

/** `query` as it stands in the address; a list of one category is no search. */
export function headerStateOf(path: string, query = ""): HeaderState {
	if (path === "/") return { mode: "store", area: store };
	const known = longestFirst.find(
		(start) => path === start || path.startsWith(`${start}/`),
	);
	const state = known && headerModes[known];
	if (!state) return { mode: "store" };
	const asked = new URLSearchParams(query);
	const isCategory = asked.has("cid") && !asked.get("title");
	return state.mode === "search" && isCategory
		? { ...state, mode: "category" }
		: state;
}
