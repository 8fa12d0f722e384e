import { hkdfSync } from "node:crypto";

/** A key of one secret for one use (HKDF, SHA-256): the same each time, and of no help with that of another use. */
export const deriveKey = (
	secret: string,
	use: string,
	{ salt = "", bytes = 32 }: { salt?: string; bytes?: number } = {},
): Buffer => Buffer.from(hkdfSync("sha256", secret, salt, use, bytes));
