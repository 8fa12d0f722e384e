import { createCipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";
import type { PushReceiver } from "./interface";

const curve = "prime256v1";
const recordBytes = 4_096;

/** For one browser alone (RFC 8291), in one record (RFC 8188); undefined where its key is none. */
export function encryptFor(
	{ p256dh, auth }: PushReceiver,
	text: string,
): Buffer<ArrayBuffer> | undefined {
	const receiver = Buffer.from(p256dh, "base64url");
	const own = createECDH(curve);
	const sender = own.generateKeys();
	const shared = sharedWith(own, receiver);
	if (!shared) return undefined;
	const info = Buffer.concat([
		Buffer.from("WebPush: info\0"),
		receiver,
		sender,
	]);
	const secret = Buffer.from(
		hkdfSync("sha256", shared, Buffer.from(auth, "base64url"), info, 32),
	);
	const salt = randomBytes(16);
	const named = (name: string, size: number) =>
		Buffer.from(
			hkdfSync("sha256", secret, salt, `Content-Encoding: ${name}\0`, size),
		);
	const sealed = createCipheriv(
		"aes-128-gcm",
		named("aes128gcm", 16),
		named("nonce", 12),
	);
	const head = Buffer.alloc(5);
	head.writeUInt32BE(recordBytes);
	head.writeUInt8(sender.length, 4);
	return Buffer.concat([
		salt,
		head,
		sender,
		sealed.update(text, "utf8"),
		// It is the last record, without padding.
		sealed.update(Buffer.of(2)),
		sealed.final(),
		sealed.getAuthTag(),
	]);
}

function sharedWith(own: ReturnType<typeof createECDH>, receiver: Buffer) {
	try {
		return own.computeSecret(receiver);
	} catch {
		return undefined;
	}
}
