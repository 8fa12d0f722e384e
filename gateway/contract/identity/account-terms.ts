// Free of schemas, so that pages may say it too.

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

export const isTypedTwice = (form: {
	newPassword: string;
	passwordAgain: string;
}) => form.newPassword === form.passwordAgain;

export const typedDifferently = {
	path: ["passwordAgain"],
	message: "diffPassword",
};

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
