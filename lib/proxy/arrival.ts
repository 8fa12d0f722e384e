import { createHmac, timingSafeEqual } from "node:crypto";
import { trustedAddress } from "./client-address";

/** Asks how a request arrived. It bears a signature, for the secret itself may not travel. */
export const arrivalHeader = "x-arrival";
const holdsMs = 60_000;

export function signArrival(secret: string, at: number): string {
	const signed = createHmac("sha256", secret).update(`arrival ${at}`);
	return `${at} ${signed.digest("hex")}`;
}

/** Tells an operator's tool, and nobody else, from which address its request seems to come. */
export function arrivalOf(headers: Headers, secret: string) {
	const asked = headers.get(arrivalHeader) ?? "";
	const at = Number.parseInt(asked, 10);
	if (!(Math.abs(Date.now() - at) < holdsMs)) return {};
	const given = Buffer.from(asked);
	const wanted = Buffer.from(signArrival(secret, at));
	if (given.length !== wanted.length || !timingSafeEqual(given, wanted))
		return {};
	return { address: trustedAddress(headers) };
}
