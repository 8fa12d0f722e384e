/** Seven days, as long as the token inside. */
export const sessionSeconds = 604_800;

/** Whether browsers reach the shop by https, by its public address. */
export function isHttps(siteUrl: string | undefined): boolean {
	return siteUrl?.startsWith("https:") ?? false;
}

/**
 * Name of the cookie that holds the session's token. Browsers take one that begins with `__Host-` from this very host
 * alone, by https alone: no neighbour on a sister domain can plant one.
 */
export function sessionCookie(siteUrl: string | undefined): string {
	return isHttps(siteUrl) ? "__Host-session" : "session";
}
