import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import type {
	Challenge,
	Proof,
} from "@/gateway/contract/identity/proof-of-work";

export type SolverMessage =
	| { tries: number }
	| { solution: Proof["solution"] | undefined };

const tellEvery = 20;

const tell = (message: SolverMessage) => self.postMessage(message);

async function solve(challenge: Challenge): Promise<Proof["solution"]> {
	let tries = 0;
	const solution = await solveChallenge({
		challenge,
		deriveKey: (...given) => {
			tries += 1;
			if (tries % tellEvery === 0) tell({ tries });
			return deriveKey(...given);
		},
	});
	if (!solution) throw new Error("The time was up");
	const { counter, derivedKey } = solution;
	return { counter, derivedKey };
}

self.onmessage = ({ data: challenge }: MessageEvent<Challenge>) => {
	solve(challenge).then(
		(solution) => tell({ solution }),
		() => tell({ solution: undefined }),
	);
};
