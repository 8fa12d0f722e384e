import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

/**
 * A process as distinct from a later one that got the same number: its number and the moment it
 * began, in whatever unit the system tells it.
 */
export interface ProcessIdentity {
	pid: number;
	begun: string;
}

export function identifyProcess(pid: number): ProcessIdentity {
	return { pid, begun: begunAt(pid) };
}

export function isAlive({ pid, begun }: ProcessIdentity): boolean {
	try {
		process.kill(pid, 0);
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === "ESRCH") return false;
	}
	return begunAt(pid) === begun;
}

function begunAt(pid: number): string {
	if (existsSync("/proc/self/stat")) return begunByProc(pid);
	if (process.platform === "win32") return "";
	const { stdout } = spawnSync("ps", ["-o", "lstart=", "-p", String(pid)], {
		encoding: "utf8",
	});
	return stdout?.trim() ?? "";
}

function begunByProc(pid: number): string {
	try {
		const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
		// The second field is the program's name in brackets and may hold spaces.
		const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
		const isDead = fields[0] === "Z" || fields[0] === "X";
		const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
		return isDead ? "" : `${boot} ${fields[19]}`;
	} catch {
		return "";
	}
}
