import type { OrderAdminQuery } from "./page-queries";
import { withQuery } from "./with-query";

/** Paths of the staff console, without locale prefix. */
export const consolePaths = {
	/** Where a shop that has no operator gets its first one. */
	setup: () => "/setup",
	/** A page by its folder; the first one without. */
	page: (folder = "") => (folder ? `/console/${folder}` : "/console"),
	/** A page's list, narrowed; what is empty stays out. */
	orders: (
		folder: "" | "orders" | "refunds" | "reviews" | "questions",
		asked: OrderAdminQuery = {},
	) =>
		withQuery(consolePaths.page(folder), {
			...asked,
			keyword: asked.keyword || undefined,
			from: asked.from || undefined,
			to: asked.to || undefined,
		}),
	order: (orderNo: string) => `/console/orders/detail?orderNo=${orderNo}`,
	/** Lists of orders for paper. */
	print: (list: string, orderNos: string[]) =>
		`/console/orders/print?list=${list}&orderNos=${orderNos.join(".")}`,
	/** A page with what narrows it down. */
	list: (folder: string, query: Record<string, string | number | undefined>) =>
		withQuery(consolePaths.page(folder), query),
} as const;
