import { z } from "zod";
import { defineCall } from "../call";
import { localeCodes } from "../locale";
import { id, pageOf, pageQuery, requiredText } from "../values";
import {
	accountCounts,
	blockReasons,
	memberStates,
	noteKinds,
	noteLengthMax,
} from "./member-terms";
import { scopes } from "./user";

// Members as the shop's staff look after them. Contacts are masked; whoever asks for a whole one leaves an audit entry.

const member = z.object({
	uid: z.int(),
	nickname: z.string(),
	/** Masked, as the phone is. */
	email: z.string().nullable(),
	phone: z.string().nullable(),
	/** Whoever works here is neither blocked nor forgotten here. */
	scope: z.array(z.enum(scopes)),
	createdAt: z.string(),
	blockedAt: z.string().nullable(),
});
export type Member = z.infer<typeof member>;

const memberDetail = member.extend({
	locale: z.enum(localeCodes),
	sessions: z.object({ open: z.int(), lastSeenAt: z.string().nullable() }),
	counts: z.record(z.enum(accountCounts), z.int()),
	/** The latest first. */
	notes: z.array(
		z.object({
			id: z.int(),
			kind: z.enum(noteKinds),
			reason: z.enum(blockReasons).nullable(),
			text: z.string(),
			/** Null for a command typed on the shop's own machine. */
			author: z.string().nullable(),
			at: z.string(),
		}),
	),
});
export type MemberDetail = z.infer<typeof memberDetail>;

/** What all of these calls have in common: for the shop's own staff, about one member. */
const aboutOne = {
	method: "POST",
	who: "operator",
	permission: "members",
	params: z.object({ uid: id }),
} as const;

export const listMembers = defineCall({
	method: "GET",
	path: "/api/operator/member/list",
	who: "operator",
	permission: "members",
	summary: "Members, the latest first; by words those that they name",
	query: pageQuery.extend({
		state: z.enum(memberStates).default("all"),
		/** An account number, a whole e-mail or phone, or how a nickname begins. */
		keyword: z.string().trim().max(100, "tooLong").optional(),
	}),
	answer: pageOf(member),
});

export const getMember = defineCall({
	...aboutOne,
	method: "GET",
	path: "/api/operator/member/detail/{uid}",
	summary: "One member: what is known, counted and noted",
	answer: memberDetail,
});

export const showMemberContact = defineCall({
	...aboutOne,
	path: "/api/operator/member/contact/{uid}",
	summary: "The whole e-mail and phone of a member; leaves an audit entry",
	answer: z.object({
		email: z.string().nullable(),
		phone: z.string().nullable(),
	}),
});

export const blockMember = defineCall({
	...aboutOne,
	path: "/api/operator/member/block/{uid}",
	summary:
		"Signs a member out everywhere and lets it sign in no more, its orders go on; blocked already is well too, 409 for whoever works here",
	body: z.object({
		reason: z.enum(blockReasons, { error: "chooseReason" }),
		/** For colleagues. */
		text: z.string().trim().max(noteLengthMax, "tooLong").default(""),
	}),
	answer: memberDetail,
});

export const unblockMember = defineCall({
	...aboutOne,
	path: "/api/operator/member/unblock/{uid}",
	summary: "Lets a member sign in again; not blocked is well too",
	answer: memberDetail,
});

export const noteMember = defineCall({
	...aboutOne,
	path: "/api/operator/member/note/{uid}",
	summary: "Adds a note about a member, which stays as it is",
	body: z.object({ text: requiredText("emptyText", noteLengthMax) }),
	answer: memberDetail,
});

export const exportMember = defineCall({
	...aboutOne,
	path: "/api/operator/member/export/{uid}",
	summary:
		"What a member gets who takes their data along; leaves an audit entry",
	answer: z.record(z.string(), z.unknown()),
});

export const forgetMember = defineCall({
	...aboutOne,
	path: "/api/operator/member/forget/{uid}",
	summary:
		"Deletes a member's account as its owner could: name and contact go, orders stay nameless; 409 for whoever works here",
	answer: z.null(),
});
