import {
	createCipheriv,
	createDecipheriv,
	hkdfSync,
	randomBytes,
} from "node:crypto";

// Secrets of apps that show codes, as they lie in the database: AES-256-GCM with a key made of TOKEN_SECRET, bound to the
// account. Under another TOKEN_SECRET they no longer open, and the app has to be added anew.

const cipher = "aes-256-gcm";
const ivBytes = 12;
const tagBytes = 16;

const keyOf = (tokenSecret: string) =>
	Buffer.from(hkdfSync("sha256", tokenSecret, "", "second factor totp", 32));

const boundTo = (accountId: number) => Buffer.from(`account ${accountId}`);

export interface SealOf {
	tokenSecret: string;
	accountId: number;
}

export function seal(secret: Buffer, { tokenSecret, accountId }: SealOf) {
	const iv = randomBytes(ivBytes);
	const sealing = createCipheriv(cipher, keyOf(tokenSecret), iv);
	sealing.setAAD(boundTo(accountId));
	const sealed = Buffer.concat([sealing.update(secret), sealing.final()]);
	return Buffer.concat([iv, sealing.getAuthTag(), sealed]);
}

/** Undefined where it was sealed with another secret, or for another account. */
export function unseal(
	sealed: Buffer,
	{ tokenSecret, accountId }: SealOf,
): Buffer | undefined {
	const iv = sealed.subarray(0, ivBytes);
	const opening = createDecipheriv(cipher, keyOf(tokenSecret), iv);
	opening.setAAD(boundTo(accountId));
	opening.setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes));
	try {
		const rest = sealed.subarray(ivBytes + tagBytes);
		return Buffer.concat([opening.update(rest), opening.final()]);
	} catch {
		return undefined;
	}
}
