import { factorChallenge } from "../db/schema/second-factor";
import { openAccount } from "./open-account";
import {
	answering,
	operatorsOnly,
	type Permission,
	staffOnly,
} from "./permission";

const path = "/api/operator/second-factor";
const nothing = { id: "none", response: {} };

/** Nobody has a factor, a challenge or a code: whoever may ask hears so. */
const refused = (code: 400 | 404 | 409, body?: unknown): Permission => ({
	...staffOnly,
	expected: answering(staffOnly, code),
	refusals: [400, 404, 409, 429],
	...(body !== undefined && { example: { body } }),
});

/** Of somebody who works here. */
const ofStaff: Permission = {
	...operatorsOnly,
	refusals: [404],
	example: async (shop) => {
		const staff = { scope: ["merchant" as const], merchantId: 4 };
		return { body: { uid: (await openAccount(shop, staff)).id } };
	},
};

/** Rows of the permission matrix for the second factor of staff, and for ending their sessions. */
export const secondFactorPermissions: Record<string, Permission> = {
	[`GET ${path}/status`]: staffOnly,
	[`POST ${path}/passkey/options`]: { ...staffOnly, refusals: [409, 429] },
	[`POST ${path}/passkey/add`]: refused(409, { name: "Key", response: {} }),
	[`POST ${path}/totp/begin`]: { ...staffOnly, refusals: [409] },
	[`POST ${path}/totp/add`]: {
		...refused(400, { name: "App", code: "000000" }),
		example: async ({ db }) => {
			// Whatever the call before has begun.
			await db.delete(factorChallenge);
			return { body: { name: "App", code: "000000" } };
		},
		expected: answering(staffOnly, 409),
	},
	[`POST ${path}/remove/{id}`]: {
		...refused(404),
		example: { params: { id: 2_000_000_000 } },
	},
	[`POST ${path}/codes`]: refused(409),
	[`POST ${path}/prove/options`]: refused(404),
	[`POST ${path}/prove/passkey`]: refused(409, { response: nothing }),
	[`POST ${path}/prove/code`]: refused(400, { code: "000000" }),
	[`POST ${path}/confirm`]: staffOnly,
	[`POST ${path}/reset`]: ofStaff,
	"POST /api/operator/staff/sessions/end": ofStaff,
};
