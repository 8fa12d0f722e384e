import { z } from "zod";
import { defineCall } from "../call";
import { defaultLocale, localeCodes } from "../locale";
import { merchantPermissions, staffPermissions } from "../permission";
import {
	id,
	idInBody,
	knownId,
	money,
	named,
	pageOf,
	pageQuery,
	requiredText,
} from "../values";
import { email } from "./account-fields";
import { roleNameLengthMax, roles } from "./staff-terms";
import { scopes } from "./user";

// Who works for the shop and its merchants, and what each may do. Nobody gives or takes away a role that allows more
// than the own one. A merchant's staff do so for their own merchant alone.

const person = z.object({
	uid: z.int(),
	nickname: z.string(),
	email: z.string().nullable(),
	/** With country code; shown to operators alone. */
	phone: z.string().nullable(),
	scope: z.array(z.enum(scopes)),
	/** Whose staff it is. */
	merchant: named.nullable(),
	/** Null for owners, who may do everything that the scope does, and for who does not work here. */
	role: named.nullable(),
});
export type Person = z.infer<typeof person>;

export const listStaff = defineCall({
	method: "GET",
	path: "/api/operator/staff/list",
	who: "operator",
	permission: "people",
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
	permission: "people",
	summary:
		"Gives a member a role or takes it away, from its next call on; 409 where that would leave the shop or a merchant without an owner",
	body: z.object({
		uid: idInBody,
		role: z.enum(roles),
		/** Whose staff, for the role `merchant`; a merchant's staff say nobody else's than their own. */
		merId: idInBody.optional(),
		/** One of `listRoles`; null makes an owner, which owners alone may. */
		roleId: idInBody.nullable().default(null),
	}),
	answer: person,
});

const staffRole = z.object({
	id: z.int(),
	/** Whether operators have it or the staff of merchants. */
	scope: z.enum(scopes),
	name: z.string(),
	permissions: z.array(z.enum(staffPermissions)),
	/** Up to which amount it decides refunds; null for any. */
	refundMax: money.nullable(),
	/** How many have it, everywhere. */
	holders: z.int(),
});
export type StaffRoleSet = z.infer<typeof staffRole>;

export const listRoles = defineCall({
	method: "GET",
	path: "/api/operator/staff/roles",
	who: "operator",
	permission: "people",
	summary:
		"The roles that can be given; for a merchant's staff those of merchants",
	answer: z.object({ list: z.array(staffRole) }),
});

export const saveRole = defineCall({
	method: "POST",
	path: "/api/operator/staff/role/save",
	who: "operator",
	permission: "owner",
	summary:
		"Makes a role or changes it, for all who have it from their next call on. The shop's owners alone",
	body: z
		.object({
			id: knownId,
			/** Stays as it was made. */
			scope: z.enum(scopes),
			name: requiredText("emptyText", roleNameLengthMax),
			permissions: z
				.array(z.enum(staffPermissions))
				.min(1, "choosePermission")
				.max(staffPermissions.length, "tooMany"),
			refundMax: money.nullable(),
		})
		.refine(
			({ scope, permissions }) =>
				scope === "operator" ||
				permissions.every((one) => merchantPermissions.includes(one)),
			{ path: ["permissions"], message: "correctValue" },
		),
	answer: staffRole,
});

export const removeRole = defineCall({
	method: "POST",
	path: "/api/operator/staff/role/remove/{id}",
	who: "operator",
	permission: "owner",
	summary: "Removes a role; 409 while somebody has it. The shop's owners alone",
	params: z.object({ id }),
	answer: z.null(),
});

const invitation = z.object({
	id: z.int(),
	email: z.string(),
	scope: z.enum(scopes),
	/** Whose staff; null for the shop's own. */
	merchant: z.string().nullable(),
	/** Null for an owner. */
	role: z.string().nullable(),
	sentAt: z.string(),
	expiresAt: z.string(),
	timesSent: z.int(),
});
export type Invitation = z.infer<typeof invitation>;

export const inviteColleague = defineCall({
	method: "POST",
	path: "/api/operator/staff/invite",
	who: "operator",
	permission: "people",
	summary:
		"Invites somebody by mail to work for the shop or for a merchant, member or not; the open invitation of the same address is sent anew",
	body: z.object({
		email,
		scope: z.enum(scopes).default("merchant"),
		/** Operators say whose; staff invite for their own merchant alone. */
		merId: idInBody.optional(),
		/** One of `listRoles`; null makes an owner, which owners alone may. */
		roleId: idInBody.nullable().default(null),
		/** In which the mail is written where no member has that address. */
		locale: z.enum(localeCodes).default(defaultLocale),
	}),
	answer: invitation,
});

export const listInvitations = defineCall({
	method: "GET",
	path: "/api/operator/staff/invitations",
	who: "operator",
	permission: "people",
	summary: "Invitations that nobody has accepted yet, the latest first",
	answer: z.object({ list: z.array(invitation) }),
});

export const resendInvitation = defineCall({
	method: "POST",
	path: "/api/operator/staff/invitation/resend/{id}",
	who: "operator",
	permission: "people",
	summary:
		"Mails an invitation again, with a new link for another seven days; 409 after five",
	params: z.object({ id }),
	answer: invitation,
});

export const withdrawInvitation = defineCall({
	method: "POST",
	path: "/api/operator/staff/invitation/withdraw/{id}",
	who: "operator",
	permission: "people",
	summary: "Ends an invitation: its link opens nothing any more",
	params: z.object({ id }),
	answer: z.null(),
});

const token = z.object({ token: requiredText("emptyText", 100) });

export const readInvitation = defineCall({
	method: "POST",
	path: "/api/front/staff/invitation",
	who: "all",
	summary:
		"What the link of an invitation leads to, its address masked; 404 once it is over",
	body: token,
	answer: invitation,
});

export const acceptInvitation = defineCall({
	method: "POST",
	path: "/api/front/staff/invitation/accept",
	who: "member",
	summary: "Accepts an invitation, with the account of its address alone",
	body: token,
	answer: z.null(),
});

export const removeColleague = defineCall({
	method: "POST",
	path: "/api/operator/staff/remove/{uid}",
	who: "operator",
	permission: "people",
	summary:
		"Lets one of a merchant's staff go, oneself too; 409 for the last one, whom operators alone may let go",
	params: z.object({ uid: id }),
	answer: z.null(),
});
