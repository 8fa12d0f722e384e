/**
 * Lets through what this site's own pages ask for. Browsers name the origin of a write and, in `Sec-Fetch-Site`, the
 * relation of every request; callers that are no browsers send neither and carry no cookie to misuse.
 */
export function isSameOrigin(request: Request): boolean {
	const site = request.headers.get("sec-fetch-site");
	if (site !== null && site !== "same-origin" && site !== "none") return false;
	const origin = request.headers.get("origin");
	return origin === null || hostOf(origin) === request.headers.get("host");
}

function hostOf(origin: string): string | undefined {
	return URL.canParse(origin) ? new URL(origin).host : undefined;
}
