import { z } from "zod";
import { defineCall } from "../call";
import { dayInQuery, id, money, named, pageOf, pageQuery } from "../values";
import { orderNo } from "./order-number";
import { promiseStates } from "./promise-terms";

// What stores promise, delivery or something to be fetched by a certain time, and what became of it.

const percent = z.int().min(0).max(100);

export const listInTime = defineCall({
	method: "GET",
	path: "/api/front/store/in-time",
	who: "all",
	summary:
		"How many of a hundred promises stores kept lately, rounded down; stores that have too few are left out",
	answer: z.array(z.object({ storeId: z.int(), percent })),
});
export type InTime = z.infer<typeof listInTime.answer>[number];

const staff = { who: "operator", permission: "reports" } as const;
/** Days of Hong Kong's calendar on which promises ended; the last 30 where none are named. */
const days = { from: dayInQuery, to: dayInQuery };

const storePromises = z.object({
	store: named,
	promised: z.int(),
	kept: z.int(),
	broken: z.int(),
	/** Null where too few were measured to say. */
	percent: percent.nullable(),
});
export type StorePromises = z.infer<typeof storePromises>;

export const listStorePromises = defineCall({
	method: "GET",
	path: "/api/operator/promise/stores",
	...staff,
	summary:
		"What became of the promises of the own merchant's stores (operators: of all), most broken first",
	query: z.object(days),
	answer: z.array(storePromises),
});

const latePromise = z.object({
	orderNo,
	/** What was promised: between these two, or by one moment. */
	from: z.string(),
	until: z.string(),
	/** When it came, or it was clear that it had not come. */
	measuredAt: z.string(),
	state: z.enum(promiseStates),
	/** What its buyer got for it. */
	points: z.int(),
	freight: money,
});
export type LatePromise = z.infer<typeof latePromise>;

export const listLatePromises = defineCall({
	method: "GET",
	path: "/api/operator/promise/late",
	...staff,
	summary:
		"Orders that a store of the own merchant (operators: any) was late with, the latest first; 404 for another merchant's store",
	query: pageQuery.extend({ storeId: id, ...days }),
	answer: pageOf(latePromise),
});
