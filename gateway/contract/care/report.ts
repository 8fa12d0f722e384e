import { z } from "zod";
import { defineCall } from "../call";
import { id, idInBody, requiredText } from "../values";
import { inboxPage, message, partner } from "./conversation";
import { ofStaffCall } from "./conversation-admin";
import {
	messageSides,
	reportReasons,
	reportTextMax,
} from "./conversation-terms";

// Reports of conversations and messages: by whoever takes part, to the operators, who read what was said before it.

const params = z.object({ id });

const body = z.object({
	/** A message of the other side; without it the conversation as a whole. */
	messageId: idInBody.optional(),
	reason: z.enum(reportReasons, "chooseReason"),
	text: z.string().trim().max(reportTextMax, "tooLong").default(""),
});

export const reportConversation = defineCall({
	method: "POST",
	path: "/api/front/conversation/report/{id}",
	who: "session",
	summary:
		"Reports an own conversation, or a message of it that the other side wrote; once, a second time changes nothing",
	params,
	body,
	answer: z.null(),
});

export const reportShopper = defineCall({
	...ofStaffCall,
	method: "POST",
	path: "/api/operator/conversation/report/{id}",
	summary:
		"Reports a conversation that the own staff answers, or a message of its shopper; once, a second time changes nothing",
	params,
	body,
	answer: z.null(),
});

const report = z.object({
	id: z.int(),
	reason: z.enum(reportReasons),
	/** What whoever reports it says beside; may be empty. */
	text: z.string(),
	at: z.iso.datetime({ offset: true }),
	/** On which side whoever reports it stands. */
	side: z.enum(messageSides),
	reporter: z.string(),
	shopper: z.string(),
	/** Null for the shop's own service. */
	merchant: partner.nullable(),
});
export type Report = z.infer<typeof report>;

export const listReports = defineCall({
	...ofStaffCall,
	method: "GET",
	path: "/api/operator/conversation/report/list",
	summary:
		"Reports that no operator has closed, the longest waiting first; for operators",
	query: inboxPage,
	answer: z.object({ list: z.array(report), hasMore: z.boolean() }),
});

const reportDetail = report.extend({
	/** The reported message; null for the conversation as a whole. */
	messageId: z.int().nullable(),
	/** What was said until then, the reported message the last. */
	list: z.array(message),
});
export type ReportDetail = z.infer<typeof reportDetail>;

export const readReport = defineCall({
	...ofStaffCall,
	method: "GET",
	path: "/api/operator/conversation/report/detail/{id}",
	summary: "An open report with what was said before it; for operators",
	params,
	answer: reportDetail,
});

export const closeReport = defineCall({
	...ofStaffCall,
	method: "POST",
	path: "/api/operator/conversation/report/close/{id}",
	summary: "An operator has looked at it, and notes what came of it",
	params,
	body: z.object({ note: requiredText("emptyText", reportTextMax) }),
	answer: z.null(),
});
