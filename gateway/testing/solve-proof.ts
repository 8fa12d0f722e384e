import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import type { Challenge, Proof } from "../contract/identity/proof-of-work";

export async function solveProof(challenge: Challenge): Promise<Proof> {
	const solution = await solveChallenge({ challenge, deriveKey });
	if (!solution) throw new Error("The challenge has no solution");
	return { challenge, solution };
}

/** As the header `altcha` carries it. */
export function packProof(proof: unknown): string {
	return Buffer.from(JSON.stringify(proof)).toString("base64");
}
