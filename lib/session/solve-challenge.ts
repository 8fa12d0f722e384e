import type {
	Challenge,
	Proof,
} from "@/gateway/contract/identity/proof-of-work";
import type { SolverMessage } from "./solve-challenge.worker";
import { noteSolving } from "./solving";

/**
 * Solves a challenge beside the page, which stays quick meanwhile, and answers what the header `altcha` carries. Throws
 * where the browser cannot: without Web Crypto, which a plain address other than localhost does not offer.
 */
export async function solveChallenge(challenge: Challenge): Promise<string> {
	const worker = new Worker(
		new URL("./solve-challenge.worker.ts", import.meta.url),
		{ type: "module" },
	);
	noteSolving(0);
	try {
		const solution = await solutionOf(worker, challenge);
		return btoa(JSON.stringify({ challenge, solution } satisfies Proof));
	} finally {
		worker.terminate();
		noteSolving(undefined);
	}
}

function solutionOf(
	worker: Worker,
	challenge: Challenge,
): Promise<Proof["solution"]> {
	const { triesMax } = challenge.parameters.data;
	return new Promise((resolve, reject) => {
		worker.onerror = () => reject(new Error("The solver could not run"));
		worker.onmessage = ({ data }: MessageEvent<SolverMessage>) => {
			if ("tries" in data) noteSolving(Math.min(1, data.tries / triesMax));
			else if (data.solution) resolve(data.solution);
			else reject(new Error("The challenge has no solution"));
		};
		worker.postMessage(challenge);
	});
}
