import { z } from "zod";
import { defineCall } from "../call";
import {
	captcha,
	checkPhone,
	countryCode,
	email,
	newPassword,
	password,
	passwordTwice,
	phoneText,
} from "./account-fields";
import { isTypedTwice, typedDifferently } from "./account-terms";
import { accountKinds } from "./user";

/** How a session was opened. `captcha` is the SMS code's name in the protocol. */
export const loginStrategies = [
	"password",
	"email",
	"captcha",
	"visitor",
	"facebook",
	"twitter",
	"qr",
] as const;
export type LoginStrategy = (typeof loginStrategies)[number];

/** The code that was sent to the owner, where the answer asked for it; see {@link codeNeeded}. */
const sentCode = { captcha: captcha.optional() };

/**
 * `data` of the refusal 429 of a right password that is not enough, since many wrong ones were tried: the same is to be
 * sent once more with `captcha`. Without it another code is sent, where one may be.
 */
export const codeNeeded = z.object({
	codeNeeded: z.object({
		/** Where the code went: to the account's own e-mail or phone. */
		channel: z.enum(["email", "phone"]),
		/** Until another code may be asked for. */
		resendAfterSeconds: z.int(),
	}),
});
export type CodeNeeded = z.infer<typeof codeNeeded>["codeNeeded"];

const phoneFields = { countryCode, phone: phoneText };

/**
 * What opening a session answers. `token` is for callers on servers; the browser's door keeps it in a cookie and hands
 * on the rest.
 */
export const signedIn = z.object({
	/** Without the scheme prefix. */
	token: z.string(),
	uid: z.int(),
	nickname: z.string(),
	kind: z.enum(accountKinds),
	strategy: z.enum(loginStrategies),
});
export type SignedIn = z.infer<typeof signedIn>;

export const getLoginPicture = defineCall({
	method: "GET",
	path: "/api/front/pc/login/getLoginPic",
	who: "all",
	summary: "The picture beside the sign-in panels",
	answer: z.object({ loginLeftImage: z.string() }),
});

export const getLoginMethods = defineCall({
	method: "GET",
	path: "/api/front/login/method/info",
	who: "all",
	summary: "Which other ways to sign in are open",
	answer: z.object({
		facebookOpen: z.boolean(),
		/** Empty where Facebook is closed. */
		facebookAppId: z.string(),
		twitterOpen: z.boolean(),
		visitorOpen: z.boolean(),
	}),
});

export const loginByPhonePassword = defineCall({
	method: "POST",
	path: "/api/front/login/mobile/password",
	who: "all",
	summary: "Signs in by phone and password, and a code where it is asked for",
	body: z
		.object({ ...phoneFields, password, ...sentCode })
		.superRefine(checkPhone),
	answer: signedIn,
});

export const loginByPhoneCode = defineCall({
	method: "POST",
	path: "/api/front/login/mobile/captcha",
	who: "all",
	summary:
		"Signs in by phone and the code sent to it; a phone that nobody has registered gets an account",
	body: z.object({ ...phoneFields, captcha }).superRefine(checkPhone),
	answer: signedIn,
});

export const loginByEmail = defineCall({
	method: "POST",
	path: "/api/front/login/email",
	who: "all",
	summary: "Signs in by e-mail and password, and a code where it is asked for",
	body: z.object({ email, password, ...sentCode }),
	answer: signedIn,
});

export const registerVisitor = defineCall({
	method: "POST",
	path: "/api/front/login/register/visitor",
	who: "all",
	summary: "A fresh tourist; never an account that is there already",
	body: z
		.object({
			email,
			countryCode,
			phone: z.string().trim().max(30, "correctPhone").optional(),
		})
		.superRefine(checkPhone),
	answer: signedIn,
});

export const registerByEmail = defineCall({
	method: "POST",
	path: "/api/front/login/register/email",
	who: "all",
	summary: "Makes a member of whoever reads the e-mail's code",
	body: z.object({ email, captcha, password: newPassword }),
	answer: z.null(),
});

export const registerByPhone = defineCall({
	method: "POST",
	path: "/api/front/login/register/mobile",
	who: "all",
	summary: "Makes a member of whoever reads the phone's code",
	body: z
		.object({ ...phoneFields, captcha, password: newPassword })
		.superRefine(checkPhone),
	answer: z.null(),
});

/** What sending a code answers, whether or not somebody owns the address. */
const codeSent = z.object({
	/** Until the next one may be asked for. */
	resendAfterSeconds: z.int(),
});

export const sendPhoneCode = defineCall({
	method: "POST",
	path: "/api/front/login/sendCode",
	who: "all",
	summary: "Sends a code to a phone, to sign in, register or bind it",
	bodyType: "form",
	body: z.object(phoneFields).superRefine(checkPhone),
	answer: codeSent,
});

export const sendEmailCode = defineCall({
	method: "POST",
	path: "/api/front/login/email/captcha",
	who: "all",
	summary: "Sends a code to an e-mail, to register or bind it",
	body: email,
	answer: codeSent,
});

export const sendResetCode = defineCall({
	method: "POST",
	path: "/api/front/login/email/forget/ignore/password",
	who: "all",
	summary: "Sends a code to choose a new password with",
	body: email,
	answer: codeSent,
});

export const resetPassword = defineCall({
	method: "POST",
	path: "/api/front/login/email/reset/password",
	who: "all",
	summary: "Sets a new password by code and ends every session",
	body: z
		.object({
			email,
			captcha,
			...passwordTwice,
		})
		.refine(isTypedTwice, typedDifferently),
	answer: z.null(),
});

export const logout = defineCall({
	method: "GET",
	path: "/api/front/login/logout",
	who: "session",
	summary: "Ends this session",
	answer: z.null(),
});

export const qrStates = ["waiting", "scanned", "confirmed", "used"] as const;

const ticket = z.object({ ticket: z.uuid("correctValue") });

export const openQrLogin = defineCall({
	method: "POST",
	path: "/api/front/login/qr/open",
	who: "all",
	summary: "A ticket to show as a QR code and the secret to collect it with",
	answer: z.object({
		ticket: z.string(),
		claim: z.string(),
		/** Seconds. */
		lifetimeSeconds: z.int(),
	}),
});

export const claimQrLogin = defineCall({
	method: "POST",
	path: "/api/front/login/qr/claim",
	who: "all",
	summary:
		"How far a ticket is; opens the session, once, when the phone has confirmed",
	body: ticket.extend({ claim: z.string().max(100) }),
	answer: z.object({
		state: z.enum([...qrStates, "expired"]),
		/** Set once, with the state `confirmed`. */
		session: signedIn.nullable(),
	}),
});

export const scanQrLogin = defineCall({
	method: "POST",
	path: "/api/front/login/qr/scan",
	who: "member",
	summary: "Says which device asks, before a member lets it in",
	body: ticket,
	answer: z.object({ userAgent: z.string() }),
});

export const confirmQrLogin = defineCall({
	method: "POST",
	path: "/api/front/login/qr/confirm",
	who: "member",
	summary: "Lets the device that shows the ticket sign in as this member",
	body: ticket,
	answer: z.null(),
});

export const refuseQrLogin = defineCall({
	method: "POST",
	path: "/api/front/login/qr/refuse",
	who: "member",
	summary: "Ends a ticket that this member has scanned and does not want",
	body: ticket,
	answer: z.null(),
});

export const getTwitterRequestToken = defineCall({
	method: "GET",
	path: "/api/front/login/twitter/request/token",
	who: "all",
	summary: "Where to send the shopper, and what to come back with",
	answer: z.object({
		authorizationURL: z.string(),
		token: z.string(),
		/** A handle: the real secret stays in the gateway. */
		tokenSecret: z.string(),
	}),
});

export const loginByTwitter = defineCall({
	method: "GET",
	path: "/api/front/login/twitter",
	who: "all",
	summary: "Signs in with what Twitter sent back",
	query: z.object({
		oauthToken: z.string().min(1).max(300),
		oauthTokenSecret: z.uuid(),
		oauthVerifier: z.string().min(1).max(300),
	}),
	answer: signedIn,
});

export const loginByFacebook = defineCall({
	method: "POST",
	path: "/api/front/login/facebook",
	who: "all",
	summary: "Signs in with a token of Facebook, which is asked about it",
	body: z.object({ accessToken: z.string().min(1).max(2000) }),
	answer: signedIn,
});
