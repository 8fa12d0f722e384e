import { createHmac, timingSafeEqual } from "node:crypto";

const bits = 80;

/** What whoever can read the output of the shop's start knows, and nobody else; the same on each of its nodes. */
export function setupCodeOf(tokenSecret: string): string {
	const mac = createHmac("sha256", tokenSecret).update("first operator");
	const letters = mac.digest("hex").slice(0, bits / 4);
	return letters.match(/.{5}/g)?.join("-") ?? letters;
}

/** However it was copied: in capitals, with or without dashes. */
export function isSetupCode(typed: string, tokenSecret: string): boolean {
	const bare = (code: string) => code.toLowerCase().replace(/[^0-9a-f]/g, "");
	const digest = (code: string) =>
		createHmac("sha256", tokenSecret).update(bare(code)).digest();
	return timingSafeEqual(digest(typed), digest(setupCodeOf(tokenSecret)));
}
