// Free of schemas, so that pages may say it too.

/**
 * Where the second factor of somebody on the staff stands in a session. `none`: the account has none and need not have.
 * `missing`: it has none and must. `due`: it has one, not yet proven here. Neither `missing` nor `due` opens anything of
 * the staff's, while shopping goes on as before: the password alone was enough for that before there was a factor, and
 * what it can reach there is the owner's own.
 */
export const factorStatuses = ["none", "missing", "due", "proven"] as const;
export type FactorStatus = (typeof factorStatuses)[number];

export const factorKinds = ["passkey", "totp"] as const;

/** Codes of the envelope, beside those of signing in. All travel as HTTP 403: who it is is known. */
export const factorCodes = {
	/** The session's factor has to be proven before anything of the staff's is answered. */
	due: 410_003,
	/** The account must enrol a factor first. */
	missing: 410_004,
	/** A sensitive call whose session proved its factor too long ago: prove it and call again. */
	again: 410_005,
} as const;

/** How long a proof is enough for sensitive calls. */
export const proofMinutes = 10;

export const recoveryCodeCount = 10;
export const factorsMax = 10;
export const factorNameLengthMax = 40;
