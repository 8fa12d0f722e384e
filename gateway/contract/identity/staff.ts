import { z } from "zod";
import { defineCall } from "../call";
import { id, idInBody, named, pageOf, pageQuery } from "../values";
import { email } from "./account-fields";
import { roles } from "./staff-terms";
import { scopes } from "./user";

// Who works for the shop and its merchants. Operators give and take every role; a merchant's staff see their colleagues,
// take members in and let them go.

const person = z.object({
	uid: z.int(),
	nickname: z.string(),
	email: z.string().nullable(),
	/** With country code; shown to operators alone. */
	phone: z.string().nullable(),
	scope: z.array(z.enum(scopes)),
	/** Whose staff it is. */
	merchant: named.nullable(),
});
export type Person = z.infer<typeof person>;

export const listStaff = defineCall({
	method: "GET",
	path: "/api/operator/staff/list",
	who: "operator",
	summary:
		"Who works here: colleagues of the own merchant; for operators all, and by words any member",
	query: pageQuery.extend({
		scope: z.enum(scopes).optional(),
		/** A whole e-mail or phone, or how a nickname begins. */
		keyword: z.string().trim().max(100, "tooLong").optional(),
		/** Operators alone. */
		merId: id.optional(),
	}),
	answer: pageOf(person),
});

export const setRole = defineCall({
	method: "POST",
	path: "/api/operator/staff/role",
	who: "operator",
	summary:
		"Gives a member a role or takes it away, from its next call on; 409 where that would leave the shop without operators. Operators alone",
	body: z
		.object({
			uid: idInBody,
			role: z.enum(roles),
			/** Whose staff, for the role `merchant`. */
			merId: idInBody.optional(),
		})
		.refine(({ role, merId }) => role !== "merchant" || merId !== undefined, {
			path: ["merId"],
			message: "emptyMerchant",
		}),
	answer: person,
});

export const inviteColleague = defineCall({
	method: "POST",
	path: "/api/operator/staff/invite",
	who: "operator",
	summary:
		"Takes the member of an e-mail into a merchant's staff and tells it by mail; 409 for who works elsewhere",
	body: z.object({
		email,
		/** Operators say whose; staff take in for their own merchant alone. */
		merId: idInBody.optional(),
	}),
	answer: person,
});

export const removeColleague = defineCall({
	method: "POST",
	path: "/api/operator/staff/remove/{uid}",
	who: "operator",
	summary:
		"Lets one of a merchant's staff go, oneself too; 409 for the last one, whom operators alone may let go",
	params: z.object({ uid: id }),
	answer: z.null(),
});
