import { factorCodes } from "@/gateway/contract/identity/second-factor-terms";
import { createStore } from "../page-state/store";
import { refetchAccount } from "./account-answers";

interface ProofRequest {
	/** Proven in this session before, too long ago. */
	isAgain: boolean;
	answer: (isProven: boolean) => void;
}

const request = createStore<ProofRequest | undefined>(undefined);
let asked: Promise<boolean> | undefined;

/**
 * A call of the staff's was refused for its second factor: the console asks for it, once for all calls that wait.
 * Answers whether they may be made again.
 */
export function proveFactor(code: number): Promise<boolean> {
	if (code === factorCodes.missing) {
		// The console's gate sees it, and leads to adding one.
		refetchAccount();
		return Promise.resolve(false);
	}
	asked ??= new Promise<boolean>((resolve) => {
		request.set({
			isAgain: code === factorCodes.again,
			answer: (isProven) => {
				request.set(undefined);
				asked = undefined;
				resolve(isProven);
			},
		});
	});
	return asked;
}

/** What the console asks for; undefined while nothing is. */
export const useProofRequest = request.useValue;
