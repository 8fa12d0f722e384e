import { createClient } from "@redis/client";
import {
	cacheTags,
	cacheTagsChannel,
	fallenTags,
} from "@/gateway/contract/cache-tags";

const limitMs = 5_000;
const reconnectMs = 1_000;

interface Following {
	url: string;
	/** Tags that fell, as often as somebody says so. */
	onFall: (tags: string[]) => void;
	/** Told once of each loss. */
	onLost: (error: Error) => void;
}

/**
 * Hears every tag that falls, in whatever process. What was said while Redis was away is unknown, so everything falls
 * whenever it is there again. Nobody waits for Redis: without it pages live out their minute.
 */
export function followRedis({ url, onFall, onLost }: Following): () => void {
	const client = createClient({
		url,
		pingInterval: limitMs,
		socket: {
			connectTimeout: limitMs,
			socketTimeout: 2 * limitMs,
			reconnectStrategy: reconnectMs,
		},
	});
	let isLost = false;

	function hear(message: string): void {
		const said = fallenTags.safeParse(JSON.parse(message));
		onFall(said.success ? said.data.tags : [cacheTags.all]);
	}

	async function listen(): Promise<void> {
		isLost = false;
		await client.subscribe(cacheTagsChannel, hear);
		onFall([cacheTags.all]);
	}

	client.on("ready", () => void listen().catch(() => undefined));
	client.on("error", (error: Error) => {
		if (!isLost) onLost(error);
		isLost = true;
	});
	void client.connect().catch(() => undefined);
	return () => client.destroy();
}
