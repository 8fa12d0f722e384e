import TestSequencer from "@jest/test-sequencer";
import { isShard } from "./shards.mjs";

/** Shards are the longest by far: they begin at once, and what stands alone fills the workers that end first. */
export default class ShardsFirst extends TestSequencer {
	/** @override @type {TestSequencer["sort"]} */
	sort(tests) {
		const sorted = super.sort(tests);
		return [
			...sorted.filter(({ path }) => isShard(path)),
			...sorted.filter(({ path }) => !isShard(path)),
		];
	}
}
