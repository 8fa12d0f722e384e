// By what a program is let into somebody's account (OAuth 2.0, as the Universal Commerce Protocol uses it). Free of schemas,
// so that host and pages may read it too.

/** What a shopper may allow a program, as the wire names it. */
export const linkScopes = [
	/** To read the account's orders. */
	"dev.ucp.shopping.order:read",
	/** To fill checkouts with the account's addresses and coupons. */
	"dev.ucp.shopping.checkout:manage",
	/** To order what such a checkout holds, paid by the shopper's own wallet in the program. */
	"dev.ucp.shopping.checkout:complete",
] as const;
export type LinkScope = (typeof linkScopes)[number];

export const serverMetadataPath = "/.well-known/oauth-authorization-server";
export const resourceMetadataPath = "/.well-known/oauth-protected-resource";
export const tokenPath = "/oauth/token";
export const revocationPath = "/oauth/revoke";
/** The page on which a shopper is asked. */
export const linkPagePath = "/users/link_program";
