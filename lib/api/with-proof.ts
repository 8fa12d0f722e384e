import type { Challenge } from "@/gateway/contract/identity/proof-of-work";
import { type Api, apiOver } from "./api";
import { ApiError } from "./api-error";

type Solve = (challenge: Challenge) => Promise<string>;

/**
 * Calls that the gateway may answer with a challenge: it is solved on this device and the call made once more, so that
 * a shopper notices a short wait at most. `lib/session/solving.ts` tells how far it is.
 */
export function withProof(api: Api, solve: Solve = solveHere): Api {
	return apiOver(async (request) => {
		try {
			return await api.send(request);
		} catch (error) {
			const challenge = challengeOf(error);
			if (!challenge) throw error;
			return api.send({ ...request, proof: await solve(challenge) });
		}
	});
}

function challengeOf(error: unknown): Challenge | undefined {
	if (!(error instanceof ApiError) || error.code !== 429) return undefined;
	return (error.data as { challenge?: Challenge } | null)?.challenge;
}

/** Comes along with the first challenge: most visits meet none. */
async function solveHere(challenge: Challenge): Promise<string> {
	const { solveChallenge } = await import("../session/solve-challenge");
	return solveChallenge(challenge);
}
