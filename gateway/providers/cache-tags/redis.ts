import { cacheTagsChannel } from "../../contract/cache-tags";
import { openRedis, redisLimitMs } from "../redis";
import type { CacheTags } from "./interface";

/**
 * Publishes to every web process that listens. While Redis is away each drop fails at once, and the outbox keeps it.
 * `onLost` hears of each loss once.
 */
export function tellThroughRedis(
	url: string,
	onLost: (error: Error) => void,
): CacheTags {
	const client = openRedis(url, onLost);
	return {
		drop: async (tags) => {
			await client
				.withAbortSignal(AbortSignal.timeout(redisLimitMs))
				.publish(cacheTagsChannel, JSON.stringify({ tags }));
		},
		close: async () => client.destroy(),
	};
}
