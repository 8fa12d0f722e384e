import {
	createCipheriv,
	createDecipheriv,
	createHash,
	createHmac,
	randomBytes,
} from "node:crypto";

// The token of a stop link says whose mails end. It is sealed, so that neither a log nor whoever looks over a shoulder
// reads the address, and nobody makes one for somebody else.

const algorithm = "aes-256-gcm";
const ivBytes = 12;
const tagBytes = 16;

const keyOf = (secret: string) =>
	createHash("sha256").update(`goods-watch-stop ${secret}`).digest();

export function sealStop(address: string, secret: string): string {
	const iv = randomBytes(ivBytes);
	const cipher = createCipheriv(algorithm, keyOf(secret), iv);
	const sealed = [cipher.update(address, "utf8"), cipher.final()];
	return Buffer.concat([iv, cipher.getAuthTag(), ...sealed]).toString(
		"base64url",
	);
}

/** The address; undefined for what we did not seal. */
export function openStop(token: string, secret: string): string | undefined {
	const bytes = Buffer.from(token, "base64url");
	if (bytes.length <= ivBytes + tagBytes) return undefined;
	const iv = bytes.subarray(0, ivBytes);
	const decipher = createDecipheriv(algorithm, keyOf(secret), iv, {
		authTagLength: tagBytes,
	});
	decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
	try {
		const text = decipher.update(bytes.subarray(ivBytes + tagBytes));
		return Buffer.concat([text, decipher.final()]).toString("utf8");
	} catch {
		return undefined;
	}
}

export const hashAddress = (address: string, secret: string) =>
	createHmac("sha256", secret)
		.update(`goods-watch ${address}`)
		.digest("base64url");
