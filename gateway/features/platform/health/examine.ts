import {
	type HealthLine,
	healthLines,
} from "../../../contract/platform/health";
import type { GatewayDeps } from "../../../http/context";
import { GatewayError } from "../../../http/errors";
import { type Place, runBeside } from "../../../run-beside";

const limitMs = 60_000;

/**
 * `npm run doctor` beside the shop: it sees what an operator at the machine would see, and hides the same. Whoever asks
 * meanwhile waits for the same look.
 */
export function examineBeside(
	place: Place,
): NonNullable<GatewayDeps["examine"]> {
	let looking: Promise<HealthLine[]> | undefined;
	return () => {
		looking ??= look(place).finally(() => {
			looking = undefined;
		});
		return looking;
	};
}

async function look(place: Place): Promise<HealthLine[]> {
	// Asked for when the machine has no rest: it does not wait for one.
	const signal = AbortSignal.timeout(limitMs);
	const command = ["scripts/doctor.ts", "--json"];
	const { printed, said } = await runBeside(place, command, { signal }).catch(
		(error) => {
			throw signal.aborted
				? new GatewayError(503, "busy", { retryAfterSeconds: 60 })
				: error;
		},
	);
	// Its code tells how the shop is; without a look it prints nothing.
	if (!printed) throw new Error(`The doctor could not look: ${said}`);
	return healthLines.parse(JSON.parse(printed));
}
