import { z } from "zod";
import { defineCall } from "../call";
import { id } from "../values";
import {
	emptyMessage,
	inboxPage,
	message,
	readUpTo,
	saysSomething,
	summary,
	thread,
	threadQuery,
	written,
} from "./conversation";
import { inboxFilters, waitingShownMax } from "./conversation-terms";

// Conversations as those see them who answer: a merchant's staff their merchant's, the shop's own staff those with the
// shop and those that a merchant has handed over. Each is answered by one of them; to all others it is not there.

const ofStaff = {
	shopper: z.string(),
	/** Who of the staff looks after it. */
	assignee: z.string().nullable(),
	isMine: z.boolean(),
	/** Since when the shopper waits for an answer; null where the last word is not theirs. */
	waitingSince: z.iso.datetime({ offset: true }).nullable(),
};

const staffSummary = summary.extend(ofStaff);
export type StaffConversationSummary = z.infer<typeof staffSummary>;

const staffThread = thread.extend({
	...ofStaff,
	/** Whether the merchant's staff may give it to the shop's. */
	isHandOverOffered: z.boolean(),
});
export type StaffThread = z.infer<typeof staffThread>;

export const ofStaffCall = {
	who: "operator",
	permission: "conversations",
} as const;
const params = z.object({ id });

export const listStaffConversations = defineCall({
	...ofStaffCall,
	method: "GET",
	path: "/api/operator/conversation/list",
	summary: "Conversations that the own staff answers",
	query: inboxPage.extend({ filter: z.enum(inboxFilters).default("waiting") }),
	answer: z.object({ list: z.array(staffSummary), hasMore: z.boolean() }),
});

export const countWaitingConversations = defineCall({
	...ofStaffCall,
	method: "GET",
	path: "/api/operator/conversation/waiting",
	summary: `How many conversations wait for an answer; ${waitingShownMax + 1} for more`,
	answer: z.object({ count: z.int() }),
});

export const readStaffConversation = defineCall({
	...ofStaffCall,
	method: "GET",
	path: "/api/operator/conversation/messages/{id}",
	summary: "One conversation; 404 where others answer it",
	params,
	query: threadQuery,
	answer: staffThread,
});

export const replyToConversation = defineCall({
	...ofStaffCall,
	method: "POST",
	path: "/api/operator/conversation/reply/{id}",
	summary: "Answers, once for each key, and reopens what was closed",
	params,
	body: z.object(written).refine(saysSomething, emptyMessage),
	answer: message,
});

export const markStaffConversationRead = defineCall({
	...ofStaffCall,
	method: "POST",
	path: "/api/operator/conversation/read/{id}",
	summary: "The shopper's messages are read, up to one",
	params,
	body: readUpTo,
	answer: z.null(),
});

export const assignConversation = defineCall({
	...ofStaffCall,
	method: "POST",
	path: "/api/operator/conversation/assign/{id}",
	summary: "Whoever calls looks after it from now on",
	params,
	answer: z.null(),
});

export const closeConversation = defineCall({
	...ofStaffCall,
	method: "POST",
	path: "/api/operator/conversation/close/{id}",
	summary: "Nothing is left to answer; the next message opens it again",
	params,
	answer: z.null(),
});

export const handOverConversation = defineCall({
	...ofStaffCall,
	method: "POST",
	path: "/api/operator/conversation/hand-over/{id}",
	summary:
		"The shop's own staff answers from now on, until it is closed; 409 where it does already",
	params,
	answer: z.null(),
});
