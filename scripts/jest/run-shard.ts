import path from "node:path";
import { clearDocument } from "./clear-document";
import { filesOfShardAt } from "./shards.mjs";

const hasDocument = typeof document !== "undefined";

/** Runs the test files of a shard, each as a `describe` that bears its name. */
export function runShard(shard: string): void {
	const files = filesOfShardAt(shard);
	for (const file of files)
		describe(file, () => {
			if (hasDocument) beforeAll(clearDocument);
			require(path.join(process.cwd(), file));
		});
	if (files.length === 0) test.todo("nothing to run");
}
