import { createHash, createHmac } from "node:crypto";
import { seal, unseal } from "../../../secrets/seal";

// The token of a stop link says whose mails end. It is sealed, so that neither a log nor whoever looks over a shoulder
// reads the address, and nobody makes one for somebody else.

const keyOf = (secret: string) =>
	createHash("sha256").update(`goods-watch-stop ${secret}`).digest();

export const sealStop = (address: string, secret: string): string =>
	seal(Buffer.from(address), { key: keyOf(secret) }).toString("base64url");

/** The address; undefined for what we did not seal. */
export const openStop = (token: string, secret: string): string | undefined =>
	unseal(Buffer.from(token, "base64url"), { key: keyOf(secret) })?.toString() ||
	undefined;

export const hashAddress = (address: string, secret: string) =>
	createHmac("sha256", secret)
		.update(`goods-watch ${address}`)
		.digest("base64url");
