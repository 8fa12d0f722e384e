import { type SpawnOptions, spawn } from "node:child_process";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Log } from "./log-file";

const usualStopLimitMs = 10_000;
const outputCharactersMax = 20_000;
const leaveWithParent = pathToFileURL(
	join(import.meta.dirname, "leave-with-parent.mjs"),
).href;

export interface Child {
	exited: Promise<{
		code: number | null;
		signal: string | null;
		output: string;
	}>;
	/** From now on what the child writes goes to our own output. */
	showOutput: () => void;
	/** Asks it to end, insists when its time is over, returns when it is gone. */
	stop: () => Promise<void>;
}

interface Options {
	cwd: string;
	env: NodeJS.ProcessEnv;
	/** How long it may take to end when it is asked to. */
	stopLimitMs?: number;
	/** Its output is shown from the first line, not kept for the case that it fails. */
	isShown?: boolean;
	/** Its output goes there instead, from the first line. */
	log?: Log | undefined;
}

/** Starts a Node program that leaves when we do, also when we are killed. */
export function spawnChild(
	argv: string[],
	{ cwd, env, isShown, log, stopLimitMs = usualStopLimitMs }: Options,
): Child {
	const options: SpawnOptions = {
		cwd,
		env: {
			...env,
			START_PROCESS: String(process.pid),
			NODE_OPTIONS:
				`${env.NODE_OPTIONS ?? ""} --import=${leaveWithParent}`.trim(),
		},
		stdio: ["ignore", "pipe", "pipe", "ipc"],
		// Out of the terminal's reach: Ctrl-C goes to us, and we end things in their order.
		detached: true,
	};
	const child = spawn(process.execPath, argv, options);
	let output = "";
	const keep = (text: Buffer) => {
		output = (output + text).slice(-outputCharactersMax);
	};
	const exited: Child["exited"] = new Promise((settle) =>
		child.once("close", (code, signal) =>
			settle({ code, signal, output: output.trim() }),
		),
	);
	const showOutput = () => {
		if (log) return;
		child.stdout?.off("data", keep).pipe(process.stdout);
		child.stderr?.off("data", keep).pipe(process.stderr);
	};
	for (const written of [child.stdout, child.stderr]) {
		written?.on("data", keep);
		if (written) log?.(written);
	}
	if (isShown) showOutput();
	return {
		exited,
		showOutput,
		stop: () => stopChild(child, exited, stopLimitMs),
	};
}

async function stopChild(
	child: ReturnType<typeof spawn>,
	exited: Promise<unknown>,
	stopLimitMs: number,
): Promise<void> {
	child.kill("SIGTERM");
	const timer = setTimeout(() => child.kill("SIGKILL"), stopLimitMs);
	await exited;
	clearTimeout(timer);
}

export function nextFile(root: string): string {
	return join(root, "node_modules/next/dist/bin/next");
}
