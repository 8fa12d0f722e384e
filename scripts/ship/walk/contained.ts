import { execFileSync, spawn, spawnSync } from "node:child_process";
import {
	chmodSync,
	existsSync,
	mkdtempSync,
	readdirSync,
	rmSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import type { Lifetime } from "../../start/lifetime";

/** Each process in a mount and PID namespace of its own, whose first one is killed with whoever made it. */
const apart = ["--mount", "--pid", "--fork", "--kill-child", "--mount-proc"];
/** Where the kernel keeps control groups, in both of their versions; those of memory are not ours to enter. */
const hierarchies = ["systemd", "unified", ".", "memory"]
	.map((name) => join("/sys/fs/cgroup", name))
	.filter((path) => existsSync(join(path, "cgroup.procs")));

/** Whether this user and this kernel let us: as root, with namespaces. */
export function canContain(): boolean {
	return (
		process.getuid?.() === 0 &&
		spawnSync("unshare", [...apart, "true"]).status === 0
	);
}

/**
 * Runs a command of which nothing is left, however it ends and however we do: its processes have a namespace, which the
 * kernel clears when the first of them ends, its temporary files a folder, and control groups begin with the name of that.
 * Answers the code it ended with.
 */
export async function runContained(
	lifetime: Lifetime,
	[program = "", ...args]: string[],
): Promise<number | null> {
	const folder = mkdtempSync(join(tmpdir(), "harbour-contained-"));
	chmodSync(folder, 0o755);
	const name = basename(folder);
	const enter = hierarchies
		.filter((path) => !path.endsWith("memory"))
		.map((path) => join(path, name))
		.map((path) => `mkdir ${path}; echo $$ >${path}/cgroup.procs;`);
	const child = spawn(
		"setpriv",
		[
			"--pdeathsig",
			"KILL",
			"sh",
			"-ec",
			`${enter.join(" ")} exec unshare ${apart.join(" ")} "$@"`,
			"sh",
			program,
			...args,
		],
		{ stdio: "inherit", env: { ...process.env, TMPDIR: folder } },
	);
	const exited = new Promise<number | null>((settle) =>
		child.once("exit", settle),
	);
	lifetime.atEnd(async () => {
		// The namespace's first process: the kernel tells of its end when all others have ended.
		if (child.exitCode === null)
			spawnSync("pkill", ["--signal", "KILL", "--parent", String(child.pid)]);
		await exited;
		for (const group of groupsOf(name))
			execFileSync(
				"find",
				`${group} -depth -type d -exec rmdir {} +`.split(" "),
			);
		rmSync(folder, { recursive: true });
	});
	return exited;
}

const groupsOf = (name: string) =>
	hierarchies.flatMap((path) =>
		readdirSync(path)
			.filter((group) => group.startsWith(name))
			.map((group) => join(path, group)),
	);
