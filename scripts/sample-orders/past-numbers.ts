import type { Random } from "@/gateway/db/sample/random";

const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

export function drawNo(random: Random, prefix: "PT" | "SH"): string {
	const signs = Array.from(
		{ length: 18 },
		() => alphabet[Math.floor(random() * alphabet.length)],
	);
	return prefix + signs.join("");
}

export function drawHex(random: Random, length: number): string {
	return Array.from({ length }, () =>
		Math.floor(random() * 16).toString(16),
	).join("");
}

export function drawUuid(random: Random): string {
	const hex = drawHex(random, 32);
	return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
}
