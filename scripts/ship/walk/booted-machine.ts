import {
	type ChildProcess,
	execFile,
	spawn,
	spawnSync,
} from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";

const run = promisify(execFile);
const pollMs = 200;
const polls = 300;

export interface BootedMachine {
	/** Runs a line as root there and answers what it printed; throws where it ends with anything but 0. */
	run: (line: string) => Promise<string>;
	shutDown: () => Promise<void>;
}

/** Its own systemd starts what it was told to, in the network that we are in. */
export async function bootMachine(folder: string): Promise<BootedMachine> {
	const how = ["--boot", "--register=no", "--keep-unit", "--link-journal=no"];
	const child = spawn(
		"systemd-nspawn",
		[
			"--quiet",
			"--console=pipe",
			"--resolv-conf=off",
			...how,
			`--directory=${folder}`,
		],
		{ stdio: ["ignore", "ignore", "inherit"] },
	);
	const exited = new Promise((settle) => child.once("exit", settle));
	for (let poll = 0; !hasBooted(child); poll += 1) {
		if (poll === polls || child.exitCode !== null)
			throw new Error("The machine did not boot.");
		await wait(pollMs);
	}
	return {
		run: async (line) => (await run("nsenter", typed(child, line))).stdout,
		shutDown: async () => {
			spawnSync("nsenter", typed(child, "systemctl poweroff"));
			await exited;
		},
	};
}

function hasBooted(machine: ChildProcess): boolean {
	const { stdout } = spawnSync(
		"nsenter",
		typed(machine, "systemctl is-system-running"),
		{ encoding: "utf8" },
	);
	return /^(running|degraded)/.test(stdout);
}

/** A line beside its first process, in all that this one sees. */
function typed({ pid }: ChildProcess, line: string): string[] {
	const { stdout: first } = spawnSync("pgrep", ["--parent", String(pid)], {
		encoding: "utf8",
	});
	const namespaces = ["mount", "uts", "ipc", "net", "pid", "cgroup"];
	return [
		"--target",
		first.trim(),
		...namespaces.map((name) => `--${name}`),
		"env",
		"--ignore-environment",
		"HOME=/root",
		"PATH=/usr/sbin:/usr/bin:/sbin:/bin",
		"sh",
		"-ec",
		line,
	];
}
