import { setTimeout as wait } from "node:timers/promises";
import type { FallenTags } from "@/gateway/contract/cache-tags";

const retryMs = 500;
const tagsMax = 1_000;

/** Collects tags as they fall and hands them on together, until they are taken: a failure costs a moment, no tag. */
export function collectFallenTags(
	handOn: (fallen: FallenTags) => Promise<void>,
): (tags: string[]) => void {
	const waiting = new Set<string>();
	let isHandingOn = false;

	async function handOnAll(): Promise<void> {
		while (waiting.size > 0) {
			const tags = [...waiting].slice(0, tagsMax);
			for (const tag of tags) waiting.delete(tag);
			try {
				await handOn({ tags });
			} catch {
				for (const tag of tags) waiting.add(tag);
				await wait(retryMs, undefined, { ref: false });
			}
		}
	}

	return (tags) => {
		for (const tag of tags) waiting.add(tag);
		if (isHandingOn) return;
		isHandingOn = true;
		void handOnAll().finally(() => {
			isHandingOn = false;
		});
	};
}
