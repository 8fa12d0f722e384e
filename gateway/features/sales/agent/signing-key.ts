import { createECDH, createPrivateKey, sign } from "node:crypto";
import { deriveKey } from "../../../secrets/derive-key";
import { pointAsJwk } from "../../../secrets/p256";
import { hashOf } from "./session";

// Events are signed (RFC 9421) by a key that is made of TOKEN_SECRET and published in the profile: nothing to keep or to
// set. Under another TOKEN_SECRET it is another key, by another name.

const curve = "prime256v1";
/** More than the curve's order has, so that what is left of dividing by it is as likely as any other. */
const drawnBytes = 48;
const order = BigInt(
	"0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551",
);

export interface SigningKey {
	/** As it is published. */
	jwk: Record<"kid" | "kty" | "crv" | "x" | "y" | "use" | "alg", string>;
	/** ES256, as two numbers of 32 bytes. */
	sign: (text: string) => Buffer;
}

export function signingKeyOf(tokenSecret: string): SigningKey {
	const drawn = deriveKey(tokenSecret, "agent events", { bytes: drawnBytes });
	const number = (BigInt(`0x${drawn.toString("hex")}`) % (order - 1n)) + 1n;
	const secret = Buffer.from(number.toString(16).padStart(64, "0"), "hex");
	const pair = createECDH(curve);
	pair.setPrivateKey(secret);
	const named = pointAsJwk(pair.getPublicKey());
	const key = createPrivateKey({
		key: { ...named, d: secret.toString("base64url") },
		format: "jwk",
	});
	return {
		// RFC 7638: the hash of its members, in the order of their names.
		jwk: {
			...named,
			kid: hashOf(JSON.stringify(named)),
			use: "sig",
			alg: "ES256",
		},
		sign: (text) =>
			sign("sha256", Buffer.from(text), { key, dsaEncoding: "ieee-p1363" }),
	};
}
