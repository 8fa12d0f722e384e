import { sampleAccounts } from "../db/sample/accounts";
import { openTicket, scanTicket } from "../features/identity/qr-login/service";
import type { SignedInActor } from "../http/context";
import { noLimits } from "../http/limits";
import { membersOnly, open, type Permission } from "./permission";
import { roles } from "./sign-in-as";
import { systemContext } from "./system-context";
import type { TestShop } from "./test-shop";

const unheardOf = "7b0d1f60-97f3-4a5e-8f0a-3f6f0b0c9d11";

/** The account of the role "member". */
const member: SignedInActor = {
	kind: "account",
	uid: sampleAccounts[0]?.id ?? 0,
	sessionId: unheardOf,
	accountKind: "member",
	strategy: "password",
	scope: [],
	merchantId: null,
	role: null,
};

async function opened(shop: TestShop) {
	const { ticket } = await openTicket(
		systemContext(shop, { limits: noLimits }),
	);
	return { body: { ticket } };
}

async function scannedByMember(shop: TestShop) {
	const example = await opened(shop);
	await scanTicket(systemContext(shop, { actor: member }), example);
	return example;
}

/** Another service, which this shop is not set up with. */
const closed: Permission = {
	...open,
	expected: Object.fromEntries(
		roles.map((role) => [role, 404]),
	) as Permission["expected"],
	refusals: [404],
};

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
	"POST /api/front/login/qr/confirm": {
		...membersOnly,
		example: scannedByMember,
		expected: {
			...closed.expected,
			visitor: 410000,
			tourist: 403,
			member: 200,
		},
		refusals: [404],
	},
	"POST /api/front/login/qr/open": { ...open, refusals: [429] },
	"POST /api/front/login/qr/refuse": {
		...membersOnly,
		example: scannedByMember,
	},
	"POST /api/front/login/qr/scan": {
		...membersOnly,
		example: opened,
		refusals: [404],
	},
};
