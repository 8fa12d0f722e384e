import { createECDH } from "node:crypto";

/** A shop's own keys. */
export function makePushKeys() {
	const keys = createECDH("prime256v1");
	const publicKey = keys.generateKeys("base64url");
	// A small number begins with zeros, which are left out.
	const privateKey = Buffer.from(
		keys.getPrivateKey("hex").padStart(64, "0"),
		"hex",
	).toString("base64url");
	return { publicKey, privateKey };
}
