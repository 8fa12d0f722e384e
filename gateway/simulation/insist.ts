import { GatewayError } from "../http/errors";
import { Crash } from "./crashes";
import { type Doing, inSteps, type Pause } from "./in-steps";

/** As a client does that hears nothing: the same again, until there is an answer. A refusal is one. */
export async function* insist<Result>(
	work: (pause: Pause) => Promise<Result>,
): Doing<Result | GatewayError> {
	for (;;) {
		yield;
		try {
			return yield* inSteps(work);
		} catch (error) {
			if (error instanceof GatewayError) return error;
			if (!(error instanceof Crash)) throw error;
		}
	}
}
