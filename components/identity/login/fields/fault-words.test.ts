import type { z } from "zod";
import {
	loginByEmail,
	loginByPhoneCode,
	loginByPhonePassword,
	registerByEmail,
	registerVisitor,
	resetPassword,
} from "@/gateway/contract/identity/login";
import { localeCodes } from "@/gateway/contract/locale";
import { messagesOf } from "@/lib/i18n/messages";
import { agreed } from "../panels/schemas";

function faultOf(schema: z.ZodType, values: object, field: string) {
	const { error } = schema.safeParse(values);
	return error?.issues.find(({ path }) => path[0] === field)?.message;
}

const phone = { countryCode: "+852", phone: "51234567" };
const email = "kit@example.com";

test.each<[string, z.ZodType, object, string, string]>([
	[
		"no e-mail",
		loginByEmail.body,
		{ email: " ", password: "x" },
		"email",
		"emailEmpty",
	],
	[
		"half an e-mail",
		loginByEmail.body,
		{ email: "kit@", password: "x" },
		"email",
		"correctEmail",
	],
	[
		"no phone",
		loginByPhonePassword.body,
		{ ...phone, phone: "", password: "x" },
		"phone",
		"emptyPhone",
	],
	[
		"a phone that begins with 3",
		loginByPhonePassword.body,
		{ ...phone, phone: "31234567", password: "x" },
		"phone",
		"correctPhone",
	],
	[
		"seven digits, and no password either",
		loginByPhonePassword.body,
		{ ...phone, phone: "5123456", password: "" },
		"phone",
		"correctPhone",
	],
	[
		"no password",
		loginByPhonePassword.body,
		{ ...phone, password: "" },
		"password",
		"emptyPassword",
	],
	[
		"no code",
		loginByPhoneCode.body,
		{ ...phone, captcha: "" },
		"captcha",
		"emptyCaptche",
	],
	[
		"a code with a dash",
		loginByPhoneCode.body,
		{ ...phone, captcha: "12-34" },
		"captcha",
		"correctCaptche",
	],
	[
		"a short new password",
		registerByEmail.body,
		{ email, captcha: "1", password: "short" },
		"password",
		"passwordLength",
	],
	[
		"no repetition",
		resetPassword.body,
		{ email, captcha: "1", newPassword: "long enough", passwordAgain: "" },
		"passwordAgain",
		"againPassword",
	],
	[
		"another repetition",
		resetPassword.body,
		{
			email,
			captcha: "1",
			newPassword: "long enough",
			passwordAgain: "long enougH",
		},
		"passwordAgain",
		"diffPassword",
	],
	["no consent", agreed, { agreement: false }, "agreement", "agreement"],
])("%s has words in every language", (...row) => {
	const [, schema, values, field, key] = row;
	expect(faultOf(schema, values, field)).toBe(key);
	for (const locale of localeCodes)
		expect(messagesOf(locale).login.fault).toHaveProperty(key);
});

test("a tourist needs no phone", () => {
	const values = { countryCode: "+852", email, phone: "" };
	expect(registerVisitor.body.safeParse(values).success).toBe(true);
});
