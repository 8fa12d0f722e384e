import { z } from "zod";
import { defineCall } from "../call";
import { orderNo, refundNo } from "../sales/order-number";
import { id, idInBody, money, pageQuery } from "../values";
import { answering } from "./answering";
import {
	conversationStates,
	conversationsPerPage,
	messageLengthMax,
	messagePicturesMax,
	messageSides,
} from "./conversation-terms";

// Conversations of shoppers with merchants, or with the shop's own service: without `merId` it is the shop's. A shopper
// has one with each, and what it is about comes with the messages.

const time = z.iso.datetime({ offset: true });

/** What a message is about, as a card. */
const subject = z.object({
	kind: z.enum(["goods", "order", "refund"]),
	/** Of goods their id, else the number. */
	no: z.string(),
	/** Of the order that it is or belongs to. */
	orderNo: z.string().nullable(),
	name: z.string(),
	image: z.string(),
	/** What the goods cost, the order came to, or the refund gives back. */
	amount: money,
});
export type Subject = z.infer<typeof subject>;

export const message = z.object({
	id: z.int(),
	side: z.enum(messageSides),
	/** Who of the staff wrote it, to staff alone. */
	author: z.string().nullable(),
	/** As it was typed; no markup. Empty where pictures say it. */
	text: z.string(),
	/** Paths of pictures, which both sides may see and nobody else. */
	images: z.array(z.string()),
	at: time,
	subject: subject.nullable(),
	/** By which its own writer knows it again; null to everybody else. */
	key: z.string().nullable(),
});
export type Message = z.infer<typeof message>;

export const partner = z.object({
	id: z.int(),
	name: z.string(),
	logo: z.string(),
});

export const summary = z.object({
	id: z.int(),
	/** Null for the shop's own service. */
	merchant: partner.nullable(),
	state: z.enum(conversationStates),
	/** The beginning of the last message. */
	text: z.string(),
	lastMessageAt: time,
	/** Messages of the other side that nobody has read. */
	unread: z.int(),
});
export type ConversationSummary = z.infer<typeof summary>;

/** The messages after one, or those before one; without either the latest. In the order in which they came. */
export const threadQuery = z.object({
	after: id.optional(),
	before: id.optional(),
});

export const thread = z.object({
	/** Null before the first message. */
	id: z.int().nullable(),
	merchant: partner.nullable(),
	state: z.enum(conversationStates),
	unread: z.int(),
	/** What was asked about, else what the conversation was last about. */
	subject: subject.nullable(),
	/** False where one cannot be begun, because the merchant is reached in another way. */
	isOffered: z.boolean(),
	list: z.array(message),
	/** Whether there are more before these; of what comes after one, whether more follow. */
	hasMore: z.boolean(),
});
export type Thread = z.infer<typeof thread>;

const ownThread = thread.extend({
	/** When they answer; null where nobody said. */
	answering: answering.nullable(),
});
export type OwnThread = z.infer<typeof ownThread>;

/** Where a list goes on: what the answer before it ended with. */
const cursor = z.string().regex(/^\d{1,13}\.\d{1,10}$/, "correctValue");

export const inboxPage = pageQuery
	.pick({ page: true })
	.extend({ limit: pageQuery.shape.limit.default(conversationsPerPage) });

/** One subject at most. It has to be the merchant's, and an order or a refund the shopper's own. */
const about = {
	orderNo: orderNo.optional(),
	refundNo: refundNo.optional(),
};

export const listConversations = defineCall({
	method: "GET",
	path: "/api/front/conversation/list",
	who: "session",
	summary: "The own conversations, the latest first",
	query: inboxPage.pick({ limit: true }).extend({ from: cursor.optional() }),
	answer: z.object({
		list: z.array(summary),
		/** `from` of those that follow; null where these are the last. */
		next: z.string().nullable(),
	}),
});

export const readConversation = defineCall({
	method: "GET",
	path: "/api/front/conversation/messages",
	who: "session",
	summary:
		"The own conversation with a merchant, or with the shop; 404 for a subject that is not theirs",
	query: threadQuery.extend({
		merId: id.optional(),
		goodsId: id.optional(),
		...about,
	}),
	answer: ownThread,
});

/** What is written, and the key by which a repetition is known: the same key again is answered as the first time. */
export const written = {
	key: z.uuid("correctValue"),
	text: z
		.string({ error: "emptyMessage" })
		.trim()
		.max(messageLengthMax, "tooLong"),
	/** Sent before, for a message, by whoever writes. */
	images: z
		.array(z.string().max(200, "correctValue"))
		.max(messagePicturesMax, "tooMany")
		.default([]),
};

/** Words, pictures, or both. */
export const saysSomething = (said: { text: string; images: string[] }) =>
	said.text !== "" || said.images.length > 0;
export const emptyMessage = { path: ["text"], message: "emptyMessage" };

export const sendMessage = defineCall({
	method: "POST",
	path: "/api/front/conversation/send",
	who: "session",
	summary:
		"Writes to a merchant, or to the shop, and begins or reopens the conversation; once for each key. 409 where the merchant is reached in another way",
	body: z
		.object({
			...written,
			merId: idInBody.optional(),
			goodsId: idInBody.optional(),
			...about,
		})
		.refine(saysSomething, emptyMessage),
	answer: message,
});

/** The last message that was on the screen. */
export const readUpTo = z.object({ upTo: idInBody });

export const markConversationRead = defineCall({
	method: "POST",
	path: "/api/front/conversation/read/{id}",
	who: "session",
	summary: "The messages of an own conversation are read, up to one",
	params: z.object({ id }),
	body: readUpTo,
	answer: z.null(),
});

export const countUnreadMessages = defineCall({
	method: "GET",
	path: "/api/front/conversation/unread",
	who: "session",
	summary: "How many messages of own conversations are unread",
	answer: z.object({ count: z.int() }),
});
