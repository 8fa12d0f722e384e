import { openTicket } from "../features/qr-login/service";
import { membersOnly, open, type Permission, signedInOnly } from "./permission";
import { systemContext } from "./system-context";

const unheardOf = "7b0d1f60-97f3-4a5e-8f0a-3f6f0b0c9d11";

/** Another service that this shop is not set up with. */
const closed: Permission = {
	...open,
	expected: each(open, 404),
};

/** Whoever has not scanned a ticket hears that it is over. */
const scannedFirst: Permission = {
	...membersOnly,
	example: { body: { ticket: unheardOf } },
	expected: {
		...each(open, 404),
		visitor: signedInOnly.expected.visitor,
		tourist: membersOnly.expected.tourist,
	},
};

function each({ expected }: Permission, code: 404): Permission["expected"] {
	return Object.fromEntries(
		Object.keys(expected).map((role) => [role, code]),
	) as Permission["expected"];
}

/** Rows of the permission matrix for signing in by another service or another device. */
export const otherWaysPermissions: Record<string, Permission> = {
	"GET /api/front/login/twitter": {
		...closed,
		example: {
			query: {
				oauthToken: "token",
				oauthTokenSecret: unheardOf,
				oauthVerifier: "verifier",
			},
		},
	},
	"GET /api/front/login/twitter/request/token": closed,
	"POST /api/front/login/facebook": {
		...closed,
		example: { body: { accessToken: "token" } },
	},
	"POST /api/front/login/qr/claim": {
		...open,
		example: { body: { ticket: unheardOf, claim: "claim" } },
	},
	"POST /api/front/login/qr/confirm": scannedFirst,
	"POST /api/front/login/qr/open": open,
	"POST /api/front/login/qr/refuse": {
		...membersOnly,
		example: { body: { ticket: unheardOf } },
	},
	"POST /api/front/login/qr/scan": {
		...membersOnly,
		example: async (shop) => {
			const { ticket } = await openTicket(systemContext(shop));
			return { body: { ticket } };
		},
	},
};
