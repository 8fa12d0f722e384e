import { spawnSync } from "node:child_process";

/** How long what was asked to end may take before it is killed. */
const endingMs = 10_000;

/** @typedef {import("node:child_process").ChildProcess} ChildProcess */

/**
 * Ends a process with all that it started: asks the process itself, which may have things to put away, then kills what
 * is left. Browsers and servers stand in groups and sessions of their own, so the tree is read from the parents.
 * @param {ChildProcess} child
 * @returns {Promise<void>}
 */
export async function endTree(child) {
	const family = descendantsOf(child.pid);
	const isOver = new Promise((resolve) => child.once("close", resolve));
	child.kill("SIGTERM");
	await Promise.race([isOver, pause(endingMs)]);
	for (const pid of new Set([...family, ...descendantsOf(child.pid)]))
		kill(pid);
	child.kill("SIGKILL");
}

/** The same at once, for the way out: nothing can be waited for there. @param {ChildProcess} child */
export function killTree(child) {
	for (const pid of descendantsOf(child.pid)) kill(pid);
	child.kill("SIGKILL");
}

/** @param {number} ms */
function pause(ms) {
	return new Promise((resolve) => setTimeout(resolve, ms).unref());
}

/** @param {number} pid */
function kill(pid) {
	try {
		process.kill(pid, "SIGKILL");
	} catch {
		// It is gone already.
	}
}

/** @param {number | undefined} root @returns {number[]} none where there is no `ps` */
function descendantsOf(root) {
	const { stdout } = spawnSync("ps", ["-A", "-o", "pid=,ppid="], {
		encoding: "utf8",
	});
	const pairs = (stdout ?? "")
		.trim()
		.split("\n")
		.map((line) => line.trim().split(/\s+/).map(Number));
	const found = [root];
	for (const parent of found)
		for (const [pid, ppid] of pairs)
			if (ppid === parent && !found.includes(pid)) found.push(pid);
	return found
		.slice(1)
		.filter((pid) => pid !== undefined && pid !== process.pid);
}
