import { totalmem } from "node:os";
import { type Check, type Finding, fail, ok, warn } from "../check";
import { isOpen } from "../running";

/** What a busy web process holds (docs/performance.md), with room for a second one while it is replaced. */
const nodeMegabytes = 400;
const comfortableMegabytes = 2 * nodeMegabytes;
/** A shop that runs has taken its memory; this is for what it does beside. */
const spareMegabytes = 100;
const bytesPerMegabyte = 1024 ** 2;

export const memoryCheck: Check = {
	name: "memory",
	remedy: "see what the system says of its memory",
	run: async ({ settings }, signal) => {
		const isRunning = await isOpen(settings.PORT, signal);
		return [judgeMemory({ ...measure(), isRunning })];
	},
};

interface Memory {
	freeMegabytes: number;
	allMegabytes: number;
	isRunning: boolean;
}

/** Within the bounds of a container, where there are any. */
function measure(): Omit<Memory, "isRunning"> {
	const bound = process.constrainedMemory() || Number.POSITIVE_INFINITY;
	return {
		freeMegabytes: Math.floor(process.availableMemory() / bytesPerMegabyte),
		allMegabytes: Math.floor(Math.min(totalmem(), bound) / bytesPerMegabyte),
	};
}

export function judgeMemory(memory: Memory): Finding {
	const { freeMegabytes, allMegabytes, isRunning } = memory;
	const what = `${freeMegabytes} of ${allMegabytes} MB are free`;
	const needed = isRunning ? spareMegabytes : nodeMegabytes;
	const remedy = `a shop takes ${nodeMegabytes} MB; end other programs, or give the machine more`;
	if (freeMegabytes < needed) return fail(what, remedy);
	if (!isRunning && freeMegabytes < comfortableMegabytes)
		return warn(what, remedy);
	return ok(what);
}
