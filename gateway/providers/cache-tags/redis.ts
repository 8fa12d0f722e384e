import { createClient } from "@redis/client";
import { cacheTagsChannel } from "../../contract/cache-tags";
import type { CacheTags } from "./interface";

const limitMs = 5_000;
const reconnectMs = 1_000;

/**
 * Publishes to every web process that listens. While Redis is away each drop fails at once, and the outbox keeps it.
 * `onLost` hears of each loss once.
 */
export function tellThroughRedis(
	url: string,
	onLost: (error: Error) => void,
): CacheTags {
	const client = createClient({
		url,
		disableOfflineQueue: true,
		pingInterval: limitMs,
		socket: {
			connectTimeout: limitMs,
			socketTimeout: 2 * limitMs,
			reconnectStrategy: reconnectMs,
		},
	});
	let isLost = false;
	client.on("ready", () => {
		isLost = false;
	});
	client.on("error", (error: Error) => {
		if (!isLost) onLost(error);
		isLost = true;
	});
	void client.connect().catch(() => undefined);
	return {
		drop: async (tags) => {
			await client
				.withAbortSignal(AbortSignal.timeout(limitMs))
				.publish(cacheTagsChannel, JSON.stringify({ tags }));
		},
		close: async () => client.destroy(),
	};
}
