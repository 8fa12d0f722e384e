import { z } from "zod";
import { defineCall } from "../call";
import { staffPermissions } from "../permission";
import {
	captcha,
	checkPhone,
	countryCode,
	email,
	nickname,
	passwordTwice,
	phoneText,
} from "./account-fields";
import { isTypedTwice, typedDifferently } from "./account-terms";
import { factorStatuses } from "./second-factor-terms";

export const accountKinds = ["member", "tourist"] as const;
export type AccountKind = (typeof accountKinds)[number];

/** What an account may do beyond shopping; `merchant` is the staff of one merchant. */
export const scopes = ["operator", "merchant"] as const;
export type Scope = (typeof scopes)[number];

const user = z.object({
	uid: z.int(),
	nickname: z.string(),
	/** Path of a picture of this site; null for the drawn one. */
	avatar: z.string().nullable(),
	/** With country code; null where there is none. */
	phone: z.string().nullable(),
	email: z.string().nullable(),
	/** Current points. */
	points: z.int(),
	scope: z.array(z.enum(scopes)),
	kind: z.enum(accountKinds),
	hasPassword: z.boolean(),
	/** Of staff alone: where their second factor stands in this session. */
	factor: z.enum(factorStatuses).optional(),
	/** What staff may do; all of it for owners. */
	permissions: z.array(z.enum(staffPermissions)),
	/** Whether it works here without a role that narrows it. */
	isOwner: z.boolean(),
});
export type User = z.infer<typeof user>;

export const getUser = defineCall({
	method: "GET",
	path: "/api/front/user/info",
	who: "session",
	summary: "The signed-in account",
	answer: user,
});

export const getUserMenu = defineCall({
	method: "GET",
	path: "/api/front/user/menu/user",
	who: "session",
	summary: "The user centre's menu, as far as this account may use it",
	answer: z.object({
		routine_my_menus: z.array(
			z.object({
				id: z.int(),
				name: z.string(),
				/** A path of the shop, without locale prefix. */
				pc_url: z.string(),
			}),
		),
	}),
});

export const editUser = defineCall({
	method: "POST",
	path: "/api/front/user/edit",
	who: "member",
	summary: "Changes nickname and avatar; answers the account as it is then",
	body: z.object({
		nickname: nickname.optional(),
		/** A path that `upload/image` answered to this account; null takes the picture away. */
		avatar: z.string().max(200).nullable().optional(),
	}),
	answer: user,
});

export const changePassword = defineCall({
	method: "POST",
	path: "/api/front/user/password",
	who: "member",
	summary:
		"Sets a new password by the old one or by a code to the own e-mail or phone, and ends all other sessions",
	body: z
		.object({
			oldPassword: z.string().min(1, "emptyPassword").optional(),
			captcha: captcha.optional(),
			...passwordTwice,
		})
		.refine((form) => form.oldPassword || form.captcha, {
			path: ["oldPassword"],
			message: "emptyPassword",
		})
		.refine(isTypedTwice, typedDifferently),
	answer: z.null(),
});

export const bindPhone = defineCall({
	method: "POST",
	path: "/api/front/user/bind/phone",
	who: "member",
	summary: "Makes a phone the account's own, by the code sent to it",
	body: z
		.object({ countryCode, phone: phoneText, captcha })
		.superRefine(checkPhone),
	answer: user,
});

export const bindEmail = defineCall({
	method: "POST",
	path: "/api/front/user/bind/email",
	who: "member",
	summary:
		"Makes an e-mail the account's own, by the code sent to it; what tourists ordered with it comes along",
	body: z.object({ email, captcha }),
	answer: user,
});

/** What an uploaded picture is for. */
export const imageModels = [
	"avatar",
	"review",
	"refund",
	"message",
	"merchant",
	"activity",
	"goods",
	"introduction",
	"banner",
	"bannerPhone",
] as const;
export type ImageModel = (typeof imageModels)[number];

export const uploadImage = defineCall({
	method: "POST",
	path: "/api/front/upload/image",
	who: "session",
	summary:
		"Stores one picture (field `image`: JPG, PNG or JPEG by content, 5 MB), drawn anew; answers its path",
	bodyType: "multipart",
	body: z.object({
		image: z
			.file({ error: "emptyImage" })
			.meta({ type: "string", format: "binary" }),
		model: z.enum(imageModels),
	}),
	answer: z.object({ path: z.string() }),
});

export const listSessions = defineCall({
	method: "GET",
	path: "/api/front/user/sessions",
	who: "session",
	summary: "Where this account is signed in, the latest first",
	answer: z.object({
		list: z.array(
			z.object({
				id: z.string(),
				userAgent: z.string(),
				createdAt: z.string(),
				lastSeenAt: z.string(),
				isCurrent: z.boolean(),
			}),
		),
	}),
});

export const endOtherSessions = defineCall({
	method: "POST",
	path: "/api/front/user/sessions/end",
	who: "session",
	summary: "Signs this account out everywhere else, or of one other place",
	body: z.object({ id: z.uuid("correctValue").optional() }),
	answer: z.null(),
});

export const exportUser = defineCall({
	method: "POST",
	path: "/api/front/user/export",
	who: "member",
	summary: "Everything the shop keeps of this account",
	answer: z.record(z.string(), z.unknown()),
});

export const deleteUser = defineCall({
	method: "POST",
	path: "/api/front/user/delete",
	who: "member",
	summary:
		"Deletes the account, by password or by a code to its own e-mail or phone: name and contact go, orders stay nameless",
	body: z.object({
		password: z.string().optional(),
		captcha: captcha.optional(),
	}),
	answer: z.null(),
});

export const sendOwnCode = defineCall({
	method: "POST",
	path: "/api/front/user/code",
	who: "member",
	summary: "Sends a code to the account's own e-mail or phone",
	body: z.object({ channel: z.enum(["email", "phone"]) }),
	answer: z.object({ resendAfterSeconds: z.int() }),
});
