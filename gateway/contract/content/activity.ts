import { z } from "zod";
import { defineCall } from "../call";
import { goodsCard } from "../catalog/goods";
import { localeCodes } from "../locale";
import { id, idInBody, pageOf, pageQuery } from "../values";
import {
	activityDescriptionLengthMax,
	activityGoodsMax,
	activityNameLengthMax,
	activityStates,
} from "./activity-terms";

const activityCard = z.object({
	id: z.int(),
	name: z.string(),
	description: z.string(),
	/** Twice as wide as high. */
	image: z.string(),
	/** Hong Kong time; it runs from `startsAt` on and before `endsAt`. */
	startsAt: z.string(),
	endsAt: z.string(),
	state: z.enum(activityStates).exclude(["ended"]),
});
export type ActivityCard = z.infer<typeof activityCard>;

export const activityDetail = activityCard.extend({
	/** On the shelf, in the operator's order. */
	goods: z.array(goodsCard),
});
export type ActivityDetail = z.infer<typeof activityDetail>;

export const listActivities = defineCall({
	method: "GET",
	path: "/api/front/activity/list",
	who: "all",
	summary:
		"Activities that run, those that end first in front, then those that are coming",
	answer: z.array(activityCard),
});

export const getActivity = defineCall({
	method: "GET",
	path: "/api/front/activity/detail/{id}",
	who: "all",
	summary: "One activity with its goods; 404 once it has ended",
	params: z.object({ id }),
	answer: activityDetail,
});

/** Chinese has to be there; what is empty in another language falls back. */
function inLanguages(lengthMax: number) {
	// What is left out is empty too.
	const text = z.string("emptyText").trim().max(lengthMax, "tooLong");
	const others = localeCodes.filter((code) => code !== "zh-CN");
	return z.strictObject({
		"zh-CN": text.min(1, "emptyText"),
		...(Object.fromEntries(
			others.map((code) => [code, text.default("")]),
		) as Record<(typeof others)[number], z.ZodDefault<z.ZodString>>),
	});
}

/** A minute as Hong Kong's clocks show it, such as "2026-11-22T10:00". */
const hongKongMinute = z
	.string()
	.regex(/^20\d\d-\d\d-\d\dT\d\d:\d\d$/, "correctTime")
	.pipe(z.iso.datetime({ local: true, precision: -1, error: "correctTime" }));

export const activityInput = z
	.object({
		/** Absent for a new one. */
		id: idInBody.optional(),
		name: inLanguages(activityNameLengthMax),
		description: inLanguages(activityDescriptionLengthMax),
		/** A path that `upload/image` answered to this account for `activity`, or the one it has. */
		image: z.string().min(1, "emptyPicture").max(200, "tooLong"),
		startsAt: hongKongMinute,
		endsAt: hongKongMinute,
		/** In the order to be shown; each counts once. */
		goodsIds: z
			.array(idInBody)
			.min(1, "emptyGoods")
			.max(activityGoodsMax, "tooMany"),
	})
	.refine(({ startsAt, endsAt }) => startsAt < endsAt, {
		path: ["endsAt"],
		error: "endsBeforeStart",
	});

const activityRow = z.object({
	id: z.int(),
	name: z.partialRecord(z.enum(localeCodes), z.string()),
	description: z.partialRecord(z.enum(localeCodes), z.string()),
	image: z.string(),
	startsAt: z.string(),
	endsAt: z.string(),
	state: z.enum(activityStates),
	goods: z.array(
		z.object({
			id: z.int(),
			name: z.string(),
			image: z.string(),
			isShown: z.boolean(),
		}),
	),
});
export type ActivityRow = z.infer<typeof activityRow>;

export const listOwnActivities = defineCall({
	method: "GET",
	path: "/api/operator/activity/list",
	who: "operator",
	permission: "content",
	summary:
		"All activities in all languages, the one that ends last in front; for operators alone",
	query: pageQuery,
	answer: pageOf(activityRow),
});

export const saveActivity = defineCall({
	method: "POST",
	path: "/api/operator/activity/save",
	who: "operator",
	permission: "content",
	summary:
		"Adds an activity, or changes the one of this id as a whole; for operators alone. 404 for an unknown one, 400 for goods that there are not",
	body: activityInput,
	answer: activityRow,
});

export const removeActivity = defineCall({
	method: "POST",
	path: "/api/operator/activity/remove/{id}",
	who: "operator",
	permission: "content",
	summary: "Removes an activity, its goods stay; for operators alone",
	params: z.object({ id }),
	answer: z.null(),
});
