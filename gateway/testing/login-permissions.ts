import { sampleAccounts, samplePassword } from "../db/sample/accounts";
import type { CodePurpose } from "../features/identity/login/codes";
import { sendCode } from "../features/identity/login/codes";
import { noLimits } from "../http/limits";
import { open, type Permission } from "./permission";
import { readCode } from "./read-code";
import { systemContext } from "./system-context";
import type { TestShop } from "./test-shop";

const [shopper, , forgetful] = sampleAccounts;
const email = shopper?.email ?? "";
const phone = shopper?.phone.slice("+852".length) ?? "";
const newPassword = "a kite over Cheung Chau";

/** Each asks for a target of its own, as an account can be registered once. */
let made = 0;
const unusedPhone = () => String(94_000_000 + ++made);
const unusedEmail = () => `nobody-${++made}@example.com`;

async function codeFor(
	shop: TestShop,
	purpose: CodePurpose,
	target: string,
): Promise<string> {
	const ctx = systemContext(shop, { limits: noLimits });
	await sendCode(ctx, { purpose, target });
	return (await readCode(shop, target)) ?? "";
}

/** Right by its form, and still refused unless the shop sent it: a code, a password. */
const proving: Permission = { ...open, refusals: [400] };

/** Rows of the permission matrix for signing in. */
export const loginPermissions: Record<string, Permission> = {
	"POST /api/front/login/email": {
		...proving,
		example: { body: { email, password: samplePassword } },
	},
	"POST /api/front/login/email/captcha": {
		...open,
		example: async () => ({ body: unusedEmail() }),
	},
	"POST /api/front/login/email/forget/ignore/password": {
		...open,
		example: { body: email },
	},
	"POST /api/front/login/email/reset/password": {
		...proving,
		example: async (shop) => ({
			body: {
				email: forgetful?.email,
				captcha: await codeFor(shop, "reset", forgetful?.email ?? ""),
				newPassword,
				passwordAgain: newPassword,
			},
		}),
	},
	"POST /api/front/login/mobile/captcha": {
		...proving,
		example: async (shop) => ({
			body: { phone, captcha: await codeFor(shop, "phone", `+852${phone}`) },
		}),
	},
	"POST /api/front/login/mobile/password": {
		...proving,
		example: { body: { phone, password: samplePassword } },
	},
	"POST /api/front/login/register/email": {
		...proving,
		example: async (shop) => {
			const own = unusedEmail();
			const captcha = await codeFor(shop, "email", own);
			return { body: { email: own, captcha, password: newPassword } };
		},
	},
	"POST /api/front/login/register/mobile": {
		...proving,
		example: async (shop) => {
			const own = unusedPhone();
			const captcha = await codeFor(shop, "phone", `+852${own}`);
			return { body: { phone: own, captcha, password: newPassword } };
		},
	},
	"POST /api/front/login/register/visitor": {
		...proving,
		example: { body: { email } },
	},
	"POST /api/front/login/sendCode": {
		...proving,
		example: async () => ({ body: { phone: unusedPhone() } }),
	},
};
