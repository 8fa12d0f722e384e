import { createClient } from "@redis/client";

/** Longest wait for an answer. */
export const redisLimitMs = 5_000;
const reconnectMs = 1_000;

/** A connection that comes back by itself. While Redis is away, commands fail at once; `onLost` hears of each loss once. */
export function openRedis(url: string, onLost: (error: Error) => void) {
	const client = createClient({
		url,
		disableOfflineQueue: true,
		pingInterval: redisLimitMs,
		socket: {
			connectTimeout: redisLimitMs,
			socketTimeout: 2 * redisLimitMs,
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
	return client;
}
