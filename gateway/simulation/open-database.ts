import { type DatabaseHandle, openDatabase } from "../db/client";
import { testPatience } from "../testing/test-shop";

/** One connection for everybody, so that a seed meets its faults in the same order again. */
export function openForSimulation(url: string): DatabaseHandle {
	return openDatabase(url, {
		connectionsMax: 1,
		onLost: () => {},
		patience: testPatience,
	});
}
