import { createHash, randomBytes } from "node:crypto";

/** For a link or a device: nobody guesses it. */
export const newToken = (bytes = 32): string =>
	randomBytes(bytes).toString("base64url");

/** What the database knows of a token: whoever reads it there has nothing. */
export const hashOfToken = (token: string): string =>
	createHash("sha256").update(token).digest("hex");
