import { Lifetime } from "../../start/lifetime";
import { readBackupCommand, type Surroundings } from "../commands";
import type { StoredShop } from "../stored-shop";

/** Types a command at a shop, as if its settings named it. */
export function typeBackup(
	{ url, dataFolder }: StoredShop,
	...words: string[]
): Promise<string> {
	const surroundings: Surroundings = {
		root: dataFolder,
		settings: {
			PORT: 3_999,
			GATEWAY_PORT: 3_998,
			WORKER_PORT: 0,
			LOG_FILE_SIZE: "10M",
			LOG_FILE_COUNT: 5,
			SAMPLE_SHOP: "0",
			DATA_DIR: dataFolder,
			DATABASE_URL: url,
		},
		lifetime: new Lifetime(),
		progress: () => {},
	};
	return readBackupCommand(words)(surroundings);
}
