import { deriveKey } from "../../../secrets/derive-key";
import * as secrets from "../../../secrets/seal";

// Secrets of apps that show codes, as they lie in the database: under a key made of TOKEN_SECRET, bound to the account.
// Under another TOKEN_SECRET they no longer open, and the app has to be added anew.

export interface SealOf {
	tokenSecret: string;
	accountId: number;
}

const by = ({ tokenSecret, accountId }: SealOf) => ({
	key: deriveKey(tokenSecret, "second factor totp"),
	boundTo: Buffer.from(`account ${accountId}`),
});

export const seal = (secret: Buffer, of: SealOf): Buffer =>
	secrets.seal(secret, by(of));

/** Undefined where it was sealed with another secret, or for another account. */
export const unseal = (sealed: Buffer, of: SealOf): Buffer | undefined =>
	secrets.unseal(sealed, by(of));
