/** The gateway's codes for "sign in first": no token, an expired one, a malformed one. */
const signInCodes: readonly unknown[] = [401, 410_000, 410_001, 410_002];

export function isSignInCode(code: unknown): boolean {
	return signInCodes.includes(code);
}
