import type { OrderAdminQuery } from "./page-queries";
import { withQuery } from "./with-query";

/** Paths of the staff console, without locale prefix. */
export const consolePaths = {
	/** The staff console: its first page, or another one. */
	room: (room?: string) => (room ? `/console/${room}` : "/console"),
	/** A page's list, narrowed; what is empty stays out. */
	orders: (
		room: "" | "orders" | "refunds" | "reviews" | "questions",
		asked: OrderAdminQuery = {},
	) =>
		withQuery(room ? `/console/${room}` : "/console", {
			...asked,
			keyword: asked.keyword || undefined,
			from: asked.from || undefined,
			to: asked.to || undefined,
		}),
	order: (orderNo: string) => `/console/orders/detail?orderNo=${orderNo}`,
	/** Lists of orders for paper. */
	print: (list: string, orderNos: string[]) =>
		`/console/orders/print?list=${list}&orderNos=${orderNos.join(".")}`,
	/** A page of the staff console with what narrows it down. */
	list: (room: string, query: Record<string, string | number | undefined>) =>
		withQuery(`/console/${room}`, query),
} as const;
