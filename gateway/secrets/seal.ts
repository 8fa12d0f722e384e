import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

// AES-256-GCM: what was drawn for it, the tag and the text, one behind the other.

const cipher = "aes-256-gcm";
const ivBytes = 12;
const tagBytes = 16;

interface SealedBy {
	/** Of 32 bytes. */
	key: Buffer;
	/** What it belongs to: it opens for nothing else. */
	boundTo?: Buffer;
}

const none = Buffer.alloc(0);

export function seal(text: Buffer, { key, boundTo = none }: SealedBy): Buffer {
	const iv = randomBytes(ivBytes);
	const sealing = createCipheriv(cipher, key, iv);
	sealing.setAAD(boundTo);
	const sealed = Buffer.concat([sealing.update(text), sealing.final()]);
	return Buffer.concat([iv, sealing.getAuthTag(), sealed]);
}

/** Undefined for what was not sealed by this key, for this. */
export function unseal(
	sealed: Buffer,
	{ key, boundTo = none }: SealedBy,
): Buffer | undefined {
	const textAt = ivBytes + tagBytes;
	if (sealed.length < textAt) return undefined;
	const opening = createDecipheriv(cipher, key, sealed.subarray(0, ivBytes), {
		authTagLength: tagBytes,
	});
	opening.setAAD(boundTo);
	opening.setAuthTag(sealed.subarray(ivBytes, textAt));
	try {
		const text = opening.update(sealed.subarray(textAt));
		return Buffer.concat([text, opening.final()]);
	} catch {
		return undefined;
	}
}
