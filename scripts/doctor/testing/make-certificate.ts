import { createSign, generateKeyPairSync, randomBytes } from "node:crypto";

// A certificate that vouches for itself, written by the rules of X.509 (RFC 5280): Node reads them and makes none.

interface Certificate {
	key: string;
	cert: string;
}

const sequence = 0x30;
const bySha256 = oid([0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02]);
const commonName = oid([0x55, 0x04, 0x03]);
const otherNames = oid([0x55, 0x1d, 0x11]);

/** For a host name, from a moment to another. */
export function makeCertificate(
	host: string,
	from: Date,
	until: Date,
): Certificate {
	const { privateKey, publicKey } = generateKeyPairSync("ec", {
		namedCurve: "P-256",
	});
	const algorithm = der(sequence, bySha256);
	const name = der(
		sequence,
		der(0x31, der(sequence, commonName, der(0x0c, Buffer.from(host)))),
	);
	const names = der(sequence, der(0x82, Buffer.from(host)));
	const stated = der(
		sequence,
		der(0xa0, der(0x02, Buffer.from([2]))),
		der(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
		algorithm,
		name,
		der(sequence, moment(from), moment(until)),
		name,
		publicKey.export({ type: "spki", format: "der" }),
		der(0xa3, der(sequence, der(sequence, otherNames, der(0x04, names)))),
	);
	const signature = createSign("sha256").update(stated).sign(privateKey);
	const signed = der(
		sequence,
		stated,
		algorithm,
		der(0x03, Buffer.from([0]), signature),
	);
	return {
		key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
		cert: pem(signed),
	};
}

/** A tag, how many bytes follow, and the bytes. */
function der(tag: number, ...parts: Uint8Array[]): Buffer {
	const body = Buffer.concat(parts);
	const head = Buffer.from([tag, ...sizeOf(body.length)]);
	return Buffer.concat([head, body]);
}

function sizeOf(length: number): number[] {
	if (length < 0x80) return [length];
	return length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
}

function oid(bytes: number[]): Buffer {
	return der(0x06, Buffer.from(bytes));
}

/** Such as 20261126120000Z. */
function moment(at: Date): Buffer {
	const digits = at.toISOString().replace(/\.\d+/, "").replace(/[-:T]/g, "");
	return der(0x18, Buffer.from(digits));
}

function pem(bytes: Buffer): string {
	const lines = bytes.toString("base64").match(/.{1,64}/g) ?? [];
	return `-----BEGIN CERTIFICATE-----\n${lines.join("\n")}\n-----END CERTIFICATE-----\n`;
}
