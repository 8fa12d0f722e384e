import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

const startLimitMs = 60_000;

export interface Served {
	address: string;
	/** From the start of the process to the first whole answer. */
	startedInMs: number;
	/** What the process holds in memory now; undefined where the system does not say. */
	megabytes: () => number | undefined;
	/** What the process has had of a processor so far; undefined where the system does not say. */
	processorMs: () => number | undefined;
	stop: () => Promise<void>;
}

interface Program {
	argv: (port: number) => string[];
	cwd: string;
	env: NodeJS.ProcessEnv;
	/** Asked until it answers. */
	path: string;
	command?: string;
}

/** Starts a server on a free port. What it prints is shown: a benchmark of a server that complains means nothing. */
export async function serve(program: Program): Promise<Served> {
	const port = await freePort();
	const startedAt = performance.now();
	const child = spawn(program.command ?? process.execPath, program.argv(port), {
		cwd: program.cwd,
		env: { ...program.env, PORT: String(port), GATEWAY_PORT: String(port) },
		stdio: ["ignore", "ignore", "inherit"],
	});
	const exited = new Promise((done) => child.once("exit", done));
	const address = `http://127.0.0.1:${port}`;
	await untilAnswered(address + program.path, () => child.exitCode !== null);
	return {
		address,
		startedInMs: performance.now() - startedAt,
		megabytes: () => residentMegabytes(child.pid),
		processorMs: () => usedProcessorMs(child.pid),
		stop: async () => {
			child.kill("SIGTERM");
			await exited;
		},
	};
}

function residentMegabytes(pid: number | undefined): number | undefined {
	try {
		const status = readFileSync(`/proc/${pid}/status`, "utf8");
		return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
	} catch {
		return undefined;
	}
}

const msPerTick = 10;

function usedProcessorMs(pid: number | undefined): number | undefined {
	try {
		const [, fields = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(
			") ",
		);
		const [inUser, inSystem] = fields.split(" ").slice(11, 13).map(Number);
		return ((inUser ?? 0) + (inSystem ?? 0)) * msPerTick;
	} catch {
		return undefined;
	}
}

async function untilAnswered(url: string, hasEnded: () => boolean) {
	const limit = performance.now() + startLimitMs;
	while (!hasEnded() && performance.now() < limit) {
		try {
			const answer = await fetch(url);
			await answer.arrayBuffer();
			if (answer.status === 200) return;
		} catch {}
		await wait(20);
	}
	throw new Error(`${url} did not answer.`);
}

export async function freePort(): Promise<number> {
	const server = createServer();
	await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
	const address = server.address();
	await new Promise((done) => server.close(done));
	if (!address || typeof address === "string") throw new Error("No free port.");
	return address.port;
}

export function nextProgram(root: string): string {
	return join(root, "node_modules/next/dist/bin/next");
}
