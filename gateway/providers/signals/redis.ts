import { createClient } from "@redis/client";
import { afterCommit } from "../../db/after-commit";
import { openRedis, redisLimitMs } from "../redis";
import { type Ear, type Signals, signalChannel } from "./interface";

/** By publish and subscribe. What is told while Redis is away is heard by nobody. `onLost` hears of each loss once. */
export function signalThroughRedis(
	url: string,
	onLost: (error: Error) => void,
): Signals {
	const telling = openRedis(url, onLost);
	const open = new Set<() => void>();

	async function listen(ear: Ear): Promise<void> {
		// It is opened anew by whoever wants to listen again, and never by itself: what it missed meanwhile nobody knows.
		const hearing = createClient({
			url,
			pingInterval: redisLimitMs,
			socket: {
				connectTimeout: redisLimitMs,
				socketTimeout: 2 * redisLimitMs,
				reconnectStrategy: false,
			},
		});
		let isHeard = false;
		function end() {
			if (!open.delete(end)) return;
			hearing.destroy();
			if (isHeard) ear.onLost();
		}
		open.add(end);
		hearing.on("error", end);
		hearing.on("end", end);
		try {
			await hearing.connect();
			await hearing.subscribe(signalChannel, ear.onSignal);
			isHeard = true;
		} catch (error) {
			end();
			throw error;
		}
	}

	return {
		send: async (tx, signal) =>
			afterCommit(tx, () => {
				telling.publish(signalChannel, signal).catch(() => undefined);
			}),
		listen,
		close: async () => {
			for (const end of open) end();
			telling.destroy();
		},
	};
}
