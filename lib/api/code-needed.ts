import type { CodeNeeded } from "@/gateway/contract/identity/login";
import { ApiError } from "./api-error";

/** What a sign-in is answered whose password is right and not enough; undefined for all other answers. */
export function codeNeededOf(error: unknown): CodeNeeded | undefined {
	if (!(error instanceof ApiError) || error.code !== 429) return undefined;
	return (error.data as { codeNeeded?: CodeNeeded } | null)?.codeNeeded;
}
