import { z } from "zod";

// The fields of signing in and of an account, with the bounds and the message keys of the specification (section 5).
// Forms and calls parse the same schemas. What only the gateway can know (a password that too many people use, a phone
// that no country has) it answers with keys of its own.

export const defaultCountryCode = "+852";
export const passwordLengthMin = 8;
export const passwordLengthMax = 128;
export const codeLength = 6;
export const resendCooldownSeconds = 60;
export const codeLifetimeMinutes = 10;
export const nicknameLengthMax = 40;

/** Eight digits that begin with 4, 5, 6, 8 or 9. */
const hongKongPhone = /^[45689]\d{7}$/;
/** Whatever else the numbering plan of the world allows; the gateway asks the country's own plan. */
const foreignPhone = /^\d{4,14}$/;

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

/** One that is being chosen, where {@link password} is one that is being told. */
export const newPassword = password
	.min(passwordLengthMin, "passwordLength")
	.max(passwordLengthMax, "passwordLength");

/** A new password and its repetition; the two are compared by {@link isTypedTwice}. */
export const passwordTwice = {
	newPassword,
	passwordAgain: z.string({ error: "againPassword" }).min(1, "againPassword"),
};

export const isTypedTwice = (form: {
	newPassword: string;
	passwordAgain: string;
}) => form.newPassword === form.passwordAgain;

export const typedDifferently = {
	path: ["passwordAgain"],
	message: "diffPassword",
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

/** Without spaces, dashes and brackets, and without the country's own code in front, however that was typed. */
export function bareNumber(typed: string, ofCountry: string): string {
	const digits = typed.replace(/[\s().-]/g, "");
	const dialCode = ofCountry.slice(1);
	for (const prefix of [`+${dialCode}`, `00${dialCode}`])
		if (digits.startsWith(prefix)) return digits.slice(prefix.length);
	const isLocalWithCode =
		ofCountry === defaultCountryCode &&
		hongKongPhone.test(digits.slice(dialCode.length)) &&
		digits.startsWith(dialCode);
	return isLocalWithCode ? digits.slice(dialCode.length) : digits;
}

export function isPhone(typed: string, ofCountry: string): boolean {
	const shape = ofCountry === defaultCountryCode ? hongKongPhone : foreignPhone;
	return shape.test(bareNumber(typed, ofCountry));
}

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
