import type { GatewayDeps } from "../../../../http/context";
import { describeFailure } from "../../../../http/describe-failure";
import { GatewayError } from "../../../../http/errors";
import type { Ear } from "../../../../providers/signals/interface";

/** Where nothing is heard it is not tried again for so long, however many pages ask. */
const retryAfterSeconds = 15;

/** Returns when signals are heard: begins when it is first asked, and again after a loss. Throws 503 where they are not. */
export function openHearing(
	{ log, signals }: Pick<GatewayDeps, "log" | "signals">,
	{ onSignal, onLost }: Ear,
): () => Promise<void> {
	let hearing: Promise<void> | undefined;
	let deafUntil = 0;
	const refusal = () => new GatewayError(503, "busy", { retryAfterSeconds });
	const ear: Ear = {
		onSignal,
		onLost: () => {
			hearing = undefined;
			onLost();
		},
	};
	return async () => {
		if (performance.now() < deafUntil) throw refusal();
		hearing ??= signals.listen(ear).catch((error) => {
			hearing = undefined;
			deafUntil = performance.now() + retryAfterSeconds * 1_000;
			const failure = describeFailure(error);
			log.warn({ failure }, "open pages do not hear of messages");
			throw refusal();
		});
		await hearing;
	};
}
