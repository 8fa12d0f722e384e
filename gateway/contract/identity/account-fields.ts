import { z } from "zod";
import {
	defaultCountryCode,
	isPhone,
	nicknameLengthMax,
	passwordLengthMax,
	passwordLengthMin,
} from "./account-terms";

// The fields of signing in and of an account, with the bounds and the message keys of the specification (section 5).
// Forms and calls parse the same schemas. What only the gateway can know (a password that too many people use, a phone
// that no country has) it answers with keys of its own.

export const countryCode = z
	.string()
	.trim()
	.regex(/^\+[1-9]\d{0,3}$/, "correctCountryCode")
	.default(defaultCountryCode);

export const email = z
	.string({ error: "emailEmpty" })
	.trim()
	.min(1, "emailEmpty")
	.max(254, "correctEmail")
	.toLowerCase()
	.pipe(z.email("correctEmail"));

export const password = z
	.string({ error: "emptyPassword" })
	.min(1, "emptyPassword");

/** One that is being chosen, where {@link password} is an existing one. */
export const newPassword = password
	.min(passwordLengthMin, "passwordLength")
	.max(passwordLengthMax, "passwordLength");

/** A new password and its repetition; the two are compared by `isTypedTwice`. */
export const passwordTwice = {
	newPassword,
	passwordAgain: z.string({ error: "againPassword" }).min(1, "againPassword"),
};

export const captcha = z
	.string({ error: "emptyCaptche" })
	.trim()
	.min(1, "emptyCaptche")
	.max(12, "correctCaptche")
	.regex(/^[a-zA-Z0-9]+$/, "correctCaptche");

export const phoneText = z
	.string({ error: "emptyPhone" })
	.trim()
	.min(1, "emptyPhone")
	.max(30, "correctPhone");

/** For a phone of a country: the whole object is checked, the phone is at fault. */
export function checkPhone(
	{ phone, countryCode }: { phone?: string; countryCode: string },
	ctx: z.RefinementCtx,
): void {
	if (phone && !isPhone(phone, countryCode))
		ctx.addIssue({ code: "custom", path: ["phone"], message: "correctPhone" });
}

export const nickname = z
	.string({ error: "emptyNickname" })
	.trim()
	.min(1, "emptyNickname")
	.max(nicknameLengthMax, "nicknameLength");
