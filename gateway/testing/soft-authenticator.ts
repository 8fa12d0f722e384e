import {
	createHash,
	generateKeyPairSync,
	type KeyObject,
	randomBytes,
	sign,
} from "node:crypto";

const sha256 = (text: string | Buffer) =>
	createHash("sha256").update(text).digest();

const flags = {
	present: 0x01,
	verified: 0x04,
	hasCredential: 0x40,
};

/** What a browser and its device may do otherwise than they should. */
interface Manner {
	origin?: string;
	rpId?: string;
	/** Of who holds it. */
	isVerified?: boolean;
	challenge?: string;
}

type Options = Record<string, unknown>;

/** CBOR of a byte string below 64 kB. */
const bytesInCbor = (bytes: Buffer) =>
	Buffer.concat([
		Buffer.from([0x59, bytes.length >> 8, bytes.length & 0xff]),
		bytes,
	]);

/** {1: EC2, 3: ES256, -1: P-256, -2: x, -3: y} */
function coseKey(publicKey: KeyObject): Buffer {
	const { x = "", y = "" } = publicKey.export({ format: "jwk" });
	const part = (key: number, value: string) =>
		Buffer.concat([
			Buffer.from([key, 0x58, 32]),
			Buffer.from(value, "base64url"),
		]);
	const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]);
	return Buffer.concat([head, part(0x21, x), part(0x22, y)]);
}

/** A browser with one passkey (WebAuthn, ES256), in software: as it answers the shop at `siteUrl`. */
export function openAuthenticator(siteUrl: string) {
	const { publicKey, privateKey } = generateKeyPairSync("ec", {
		namedCurve: "P-256",
	});
	const credentialId = randomBytes(32);
	const id = credentialId.toString("base64url");
	let counter = 0;

	function clientData(type: string, options: Options, manner: Manner): Buffer {
		const { challenge = options.challenge, origin = siteUrl } = manner;
		return Buffer.from(JSON.stringify({ type, challenge, origin }));
	}

	function authData(manner: Manner, credential?: Buffer): Buffer {
		const { rpId = new URL(siteUrl).hostname, isVerified = true } = manner;
		counter += 1;
		const count = Buffer.alloc(4);
		count.writeUInt32BE(counter);
		const set =
			flags.present |
			(isVerified ? flags.verified : 0) |
			(credential ? flags.hasCredential : 0);
		const head = [sha256(rpId), Buffer.from([set]), count];
		return Buffer.concat(credential ? [...head, credential] : head);
	}

	const answer = (response: Record<string, unknown>) => ({
		id,
		rawId: id,
		type: "public-key",
		clientExtensionResults: {},
		response,
	});

	return {
		make(options: Options, manner: Manner = {}) {
			const length = Buffer.from([0, credentialId.length]);
			const aaguid = Buffer.alloc(16);
			const key = coseKey(publicKey);
			const made = Buffer.concat([aaguid, length, credentialId, key]);
			const attestation = Buffer.concat([
				Buffer.from("a363666d74646e6f6e656761747453746d74a0", "hex"),
				Buffer.from("686175746844617461", "hex"),
				bytesInCbor(authData(manner, made)),
			]);
			const said = clientData("webauthn.create", options, manner);
			return answer({
				clientDataJSON: said.toString("base64url"),
				attestationObject: attestation.toString("base64url"),
				transports: ["internal"],
			});
		},
		prove(options: Options, manner: Manner = {}) {
			const said = clientData("webauthn.get", options, manner);
			const authenticatorData = authData(manner);
			const signed = Buffer.concat([authenticatorData, sha256(said)]);
			return answer({
				clientDataJSON: said.toString("base64url"),
				authenticatorData: authenticatorData.toString("base64url"),
				signature: sign("sha256", signed, privateKey).toString("base64url"),
			});
		},
	};
}
