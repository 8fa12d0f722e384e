import { openSpareDatabase } from "../verify/spare-database.mjs";
import { openNode } from "./open-node";
import type { Release } from "./releases";

const serverUrl =
	process.env.TEST_DATABASE_URL ?? "postgresql://postgres@127.0.0.1:5432";

/** A database as a release itself makes and fills it. */
export async function openFilled(release: Release) {
	const { url, drop } = await openSpareDatabase(serverUrl);
	const node = await openNode(release, {
		NODE_ENV: "production",
		LOG_LEVEL: "silent",
		DATABASE_URL: url,
		ALLOW_LOCAL_PROVIDERS: "1",
	});
	await node.stop();
	return { url, close: async () => void (await drop()) };
}
