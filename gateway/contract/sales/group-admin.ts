import { z } from "zod";
import { defineCall } from "../call";
import {
	id,
	idInBody,
	money,
	named,
	pageOf,
	pageQuery,
	wholeInBody,
} from "../values";
import { groupHours, groupPiecesMost, groupSize } from "./group-terms";

// Group offers as merchants' staff and operators keep them. Staff keep their own merchant's alone; anything else is not
// found.

const staffOffer = z.object({
	id: z.int(),
	merchant: named,
	goodsId: z.int(),
	skuId: z.int(),
	name: z.string(),
	options: z.record(z.string(), z.string()),
	price: money,
	singlePrice: money,
	size: z.int(),
	hours: z.int(),
	piecesMax: z.int(),
	startsAt: z.string(),
	endsAt: z.string(),
	state: z.enum(["coming", "running", "over"]),
	/** How many of its groups are in each state. */
	open: z.int(),
	complete: z.int(),
	failed: z.int(),
});
export type StaffOffer = z.infer<typeof staffOffer>;

const count = ({ least, most }: { least: number; most: number }) =>
	wholeInBody(least, most);
/** Within what a calendar of the shop can hold, in any offset. */
const moment = z.iso
	.datetime({ offset: true, error: "correctDate", abort: true })
	.refine((time) => /^2\d{3}-/.test(time), "correctDate");

export const listStaffOffers = defineCall({
	method: "GET",
	path: "/api/operator/group/list",
	who: "operator",
	permission: "products",
	summary:
		"Group offers of the own merchant (operators: of all), the latest first",
	query: pageQuery.extend({
		/** Operators alone. */
		merId: id.optional(),
	}),
	answer: pageOf(staffOffer),
});

export const saveOffer = defineCall({
	method: "POST",
	path: "/api/operator/group/save",
	who: "operator",
	permission: "products",
	summary:
		"Makes a group offer for a sku of the mall, or changes one that is not over; groups that are open keep what they were opened with. 409 where another offer for the sku runs at that time",
	body: z
		.object({
			/** Of the offer that is changed; its sku stays the same. */
			id: idInBody.optional(),
			skuId: idInBody,
			price: money.refine((price) => price !== "0.00", "correctNumber"),
			size: count(groupSize),
			hours: count(groupHours),
			piecesMax: count({ least: 1, most: groupPiecesMost }),
			startsAt: moment,
			endsAt: moment,
		})
		.refine(
			({ startsAt, endsAt }) => Date.parse(startsAt) < Date.parse(endsAt),
			{ path: ["endsAt"], message: "endsBeforeStart" },
		),
	answer: staffOffer,
});

export const endOffer = defineCall({
	method: "POST",
	path: "/api/operator/group/end/{id}",
	who: "operator",
	permission: "products",
	summary:
		"No more groups are opened from now on; those that are open keep their time. Over already is well too",
	params: z.object({ id }),
	answer: staffOffer,
});
