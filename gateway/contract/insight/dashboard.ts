import { z } from "zod";
import { defineCall } from "../call";
import { dayInQuery, id, money } from "../values";
import { dashboardRanges, usualRange } from "./dashboard-terms";

const figures = z.object({
	/** Orders that were made and paid. */
	orders: z.int(),
	/** What was paid for them. */
	sales: money,
	/** Refunds that were agreed to, and what they come to. */
	refunds: z.int(),
	refunded: money,
	/** What an order comes to; "0.00" where there is none. */
	average: money,
});
export type DashboardFigures = z.infer<typeof figures>;

/** Days of Hong Kong's calendar, the first and the last among them. */
const span = z.object({ from: z.iso.date(), to: z.iso.date() });
export type Span = z.infer<typeof span>;

const spanFigures = span.extend(figures.shape);

const trade = z.object({
	/** What was asked for, and the span of equal length before it. */
	total: spanFigures,
	before: spanFigures,
	/** By days, weeks or months, as the span is long; each beside as many days of the span before. */
	step: z.enum(["day", "week", "month"]),
	periods: z.array(spanFigures.extend({ before: spanFigures })),
	today: figures,
	/** The last of the days whose figures are still being added up; null where all are in. */
	missingUntil: z.iso.date().nullable(),
});
export type Trade = z.infer<typeof trade>;

const dashboard = trade.extend({
	/** The periods as a file for a spreadsheet. */
	table: z.string(),
	/** What waits to be done. */
	waiting: z.object({
		toAccept: z.int(),
		toShip: z.int(),
		refunds: z.int(),
		reviews: z.int(),
		/** With something that nobody has looked at. */
		questions: z.int(),
		lowStock: z.int(),
		/** Money that no provider of payments took back within a day. Operators alone: 0 for all others. */
		givenUpMoney: z.int(),
	}),
	/** What sold most ever, and is on the shelf. */
	bestGoods: z.array(
		z.object({
			id: z.int(),
			name: z.string(),
			image: z.string(),
			price: money,
			sales: z.int(),
			stock: z.int(),
		}),
	),
});
export type Dashboard = z.infer<typeof dashboard>;

export const getDashboard = defineCall({
	method: "GET",
	path: "/api/operator/dashboard",
	who: "operator",
	permission: "reports",
	summary:
		"How the own merchant's trade goes (operators: the shop's, or one merchant's)",
	query: z.object({
		/** Operators alone. */
		merId: id.optional(),
		range: z.enum(dashboardRanges, "correctValue").default(usualRange),
		/** Go before a range; without the last one until today. */
		from: dayInQuery,
		to: dayInQuery,
	}),
	answer: dashboard,
});
