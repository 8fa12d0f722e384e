import { z } from "zod";
import { defineCall } from "../call";
import { id, money } from "../values";

/** Today and those before it. */
export const dashboardDays = 30;

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

const dashboard = z.object({
	/** Of Hong Kong's calendar, from 29 days ago to today. */
	days: z.array(figures.extend({ day: z.iso.date() })),
	today: figures,
	/** Of all these days. */
	total: figures,
	/** What waits to be done. */
	waiting: z.object({
		toAccept: z.int(),
		toShip: z.int(),
		refunds: z.int(),
		reviews: z.int(),
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
	summary:
		"How the own merchant's trade goes (operators: the shop's, or one merchant's)",
	query: z.object({
		/** Operators alone. */
		merId: id.optional(),
	}),
	answer: dashboard,
});
