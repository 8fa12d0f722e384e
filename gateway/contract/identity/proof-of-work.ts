import { z } from "zod";

/** Header of a request that brings the solution of a challenge: the JSON of `proof`, in base64. */
export const proofHeader = "altcha";

const hex = z.string().regex(/^([0-9a-f]{2}){1,64}$/);

/** A challenge of altcha.org, second version. Whatever a client changes in it shows in its signature. */
export const challenge = z.strictObject({
	parameters: z.strictObject({
		algorithm: z.literal("PBKDF2/SHA-256"),
		nonce: hex,
		salt: hex,
		cost: z.int(),
		keyLength: z.int(),
		keyPrefix: hex,
		keySignature: hex,
		/** Seconds since 1970. */
		expiresAt: z.int(),
		data: z.strictObject({
			/** Whoever solves it has tried as many keys at most. */
			triesMax: z.int().positive(),
			/** For whom it is. */
			asker: hex,
		}),
	}),
	signature: hex,
});
export type Challenge = z.infer<typeof challenge>;

export const proof = z.object({
	challenge,
	solution: z.object({ counter: z.int().nonnegative(), derivedKey: hex }),
});
export type Proof = z.infer<typeof proof>;
