import { importJWK, SignJWT } from "jose";
import { pointAsJwk } from "../../secrets/p256";
import { ask } from "../ask";
import { Refused } from "../refused";
import { encryptFor } from "./encrypt";
import type { Push } from "./interface";
import { isPushService } from "./services";

/** A device that is off for longer hears of it by mail. */
const keptSeconds = 24 * 60 * 60;

export interface PushKeys {
	/** On the curve P-256, in base64url: the point uncompressed, and the number. */
	publicKey: string;
	privateKey: string;
	/** Whom a push service writes to: mailto: or https:. */
	subject: string;
	/** Origin of a stand-in for tests. */
	standIn?: string;
}

/** Web push (RFC 8030), encrypted for the browser that gets it (8291) and signed by the shop (8292). */
export function openPush(keys: PushKeys): Push {
	const { publicKey, standIn } = keys;
	return {
		publicKey,
		isService: (endpoint) => isPushService(endpoint, standIn),
		send: async (receiver, notice) => {
			const { endpoint } = receiver;
			if (!isPushService(endpoint, standIn))
				throw new Refused("an address of no known push service");
			const body = encryptFor(receiver, JSON.stringify(notice));
			if (!body) return "gone";
			const url = new URL(endpoint);
			const { status } = await ask(url, {
				method: "POST",
				headers: {
					authorization: `vapid t=${await sign(keys, url)}, k=${publicKey}`,
					"content-encoding": "aes128gcm",
					"content-type": "application/octet-stream",
					ttl: String(keptSeconds),
				},
				body,
			});
			return outcomeOf(status);
		},
	};
}

/** Says who sends, to that service alone. */
async function sign(
	{ publicKey, privateKey: d, subject }: PushKeys,
	{ origin }: URL,
): Promise<string> {
	const point = pointAsJwk(Buffer.from(publicKey, "base64url"));
	const key = await importJWK({ ...point, d }, "ES256");
	return new SignJWT()
		.setProtectedHeader({ alg: "ES256", typ: "JWT" })
		.setAudience(origin)
		.setSubject(subject)
		.setExpirationTime("12h")
		.sign(key);
}

function outcomeOf(status: number): "taken" | "gone" {
	if (status < 300) return "taken";
	if (status === 404 || status === 410) return "gone";
	const said = `The push service said ${status}`;
	// What is wrong with the message stays wrong; keys and haste are ours to mend.
	throw status === 400 || status === 413 ? new Refused(said) : new Error(said);
}
