import { z } from "zod";
import { defineCall } from "../call";
import { money, pageOf, pageQuery } from "../values";
import { groupOfOrder } from "./group";
import { merchantOrder } from "./order";
import { orderKeywordLengthMax, orderTabs } from "./order-list-terms";
import { masterNo, refundNo } from "./order-number";
import { payStates } from "./payment";

/** What its buyer can do with an order now; the services decide it, pages only show it. */
export const orderActions = [
	"pay",
	"cancel",
	"refund",
	"track",
	"take",
	"review",
	"again",
	"delete",
] as const;
export type OrderAction = (typeof orderActions)[number];

export const listedOrder = merchantOrder.extend({
	/** What it is paid with; orders of one unpaid master are paid together. */
	masterNo,
	/** ISO 8601 with +08:00, as are all times here. */
	createdAt: z.string(),
	payState: z.enum(payStates),
	/** The master's total: what is paid at once. */
	masterTotal: money,
	/** While it waits to be paid. */
	expiresAt: z.string().nullable(),
	/** What went back of it in money. */
	refunded: money,
	/** The refund whose goods it was exchanged for, which pay for it; null for any other order. */
	exchangeOf: refundNo.nullable(),
	/** The group whose place it is; until that is complete it waits. Null for any other order. */
	group: groupOfOrder.nullable(),
	actions: z.array(z.enum(orderActions)),
});
export type ListedOrder = z.infer<typeof listedOrder>;

export const listOrders = defineCall({
	method: "GET",
	path: "/api/front/order/list",
	who: "session",
	summary: "An account's orders, the latest first",
	query: pageQuery.extend({
		tab: z.enum(orderTabs).default("all"),
		/** An order number or words of the goods' names. */
		keyword: z.string().trim().max(orderKeywordLengthMax, "tooLong").optional(),
	}),
	answer: pageOf(listedOrder),
});

export const getOrderCounts = defineCall({
	method: "GET",
	path: "/api/front/order/data",
	who: "session",
	summary: "How many orders stand in each tab",
	answer: z.record(z.enum(orderTabs), z.int()),
});
