import { answering, open, operatorsOnly, type Permission } from "./permission";

/** Rows of the permission matrix for the first run of a shop. */
export const setupPermissions: Record<string, Permission> = {
	"GET /api/front/setup": open,
	"POST /api/front/setup/claim": {
		...open,
		// Nobody but the start's reader knows the code.
		expected: answering(open, 400),
		refusals: [400, 409, 429],
		example: {
			body: {
				code: "00000-00000-00000-00000",
				email: "first@example.com",
				password: "a first operator's words",
			},
		},
	},
	"GET /api/operator/setup": operatorsOnly,
	"POST /api/operator/setup/mail": { ...operatorsOnly, refusals: [409, 429] },
	"POST /api/operator/setup/open": operatorsOnly,
};
