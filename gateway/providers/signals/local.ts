import { afterCommit } from "../../db/after-commit";
import type { Ear, Signals } from "./interface";

/** Where one process alone takes calls: the embedded database. */
export function signalHere(): Signals {
	const ears = new Set<Ear>();
	return {
		send: async (tx, signal) =>
			afterCommit(tx, () => {
				for (const { onSignal } of ears) onSignal(signal);
			}),
		listen: async (ear) => {
			ears.add(ear);
		},
		close: async () => {
			for (const { onLost } of ears) onLost();
			ears.clear();
		},
	};
}
