import { z } from "zod";
import { defineCall } from "../call";
import { localized, optionalText } from "../localized-text";
import { dayHours } from "../values";
import { ofStaffCall } from "./conversation-admin";
import { awayTextMax } from "./conversation-terms";

// When staff answer: a merchant's staff say it for their merchant, operators for the shop's own service.

const week = z.array(dayHours).length(7);

const answerTime = z.object({
	/** Seven days from Monday on; null where nobody said. */
	openingHours: week.nullable(),
	away: z.object({ until: z.iso.date(), text: localized }).nullable(),
});
export type AnswerTime = z.infer<typeof answerTime>;

export const readAnswerTime = defineCall({
	...ofStaffCall,
	method: "GET",
	path: "/api/operator/conversation/answer-time",
	summary: "When the own staff answers; an absence that is over is none",
	answer: answerTime,
});

const hoursOfDay = dayHours.refine(
	(day) => day === null || day.from < day.to,
	"correctHours",
);

export const saveAnswerTime = defineCall({
	...ofStaffCall,
	method: "POST",
	path: "/api/operator/conversation/answer-time/save",
	summary: "Says when the own staff answers, and until when it is away",
	body: z.object({
		openingHours: z
			.array(hoursOfDay)
			.length(7, "correctHours")
			.refine((days) => days.some((day) => day !== null), "noHours")
			.nullable(),
		away: z
			.object({
				/** After today, and within a year. */
				until: z.iso.date("correctValue"),
				text: optionalText(awayTextMax),
			})
			.nullable(),
	}),
	answer: z.null(),
});
