import { decodeJwt, jwtVerify } from "jose";

/**
 * Whether a token looks as if it still opened a session: signed by us and not run out. Where the key is a foreign
 * gateway's secret, its expiry alone counts, if it says one. Good enough to choose a page; the gateway decides.
 */
export async function seemsOpen(
	token: string | undefined,
	secret: string | undefined,
): Promise<boolean> {
	if (!token) return false;
	return secret ? isOurs(token, secret) : !hasExpired(token);
}

async function isOurs(token: string, secret: string): Promise<boolean> {
	try {
		await jwtVerify(token, new TextEncoder().encode(secret), {
			algorithms: ["HS256"],
		});
		return true;
	} catch {
		return false;
	}
}

function hasExpired(token: string): boolean {
	try {
		const { exp } = decodeJwt(token);
		return exp !== undefined && exp * 1000 <= Date.now();
	} catch {
		return false;
	}
}
