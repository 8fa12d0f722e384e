import { spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "@/gateway/testing/free-port";
import type { Release } from "./releases";

/** Longer than the proxy leaves out a node that it could not reach. */
const trustedAgainMs = 11_000;
const startLimitMs = 120_000;
const pollMs = 200;
const shutdownDelayMs = 2_000;

interface Started {
	exited: Promise<number | null>;
	/** What it has complained of so far. */
	complaints: () => string;
	stop: () => Promise<number | null>;
}

/** `npm run gateway` of a release, on a port. */
export function startGateway(
	{ folder }: Release,
	port: number,
	env: NodeJS.Dict<string>,
): Started {
	const child = spawn(
		process.execPath,
		["--import", "tsx", "scripts/start/gateway.ts"],
		{
			cwd: folder,
			env: {
				...process.env,
				...env,
				DATA_DIR: mkdtempSync(join(tmpdir(), "harbour-node-")),
				GATEWAY_PORT: String(port),
				SHUTDOWN_DELAY_MS: String(shutdownDelayMs),
			},
			stdio: ["ignore", "ignore", "pipe"],
		},
	);
	const kill = () => void child.kill("SIGTERM");
	process.once("exit", kill);
	let complaints = "";
	child.stderr.setEncoding("utf8").on("data", (text: string) => {
		complaints += text;
	});
	const exited = new Promise<number | null>((settle) =>
		child.once("close", (code) => {
			process.off("exit", kill);
			settle(code);
		}),
	);
	return {
		exited,
		complaints: () => complaints,
		stop: () => {
			kill();
			return exited;
		},
	};
}

export interface Node {
	address: string;
	/** Ends what runs there and starts this release instead; returns when a proxy has it back. */
	become: (release: Release) => Promise<void>;
	/** What `/readyz` says: `ready`, or why not. */
	ask: () => Promise<string>;
	/** Says what was complained of. */
	stop: () => Promise<string>;
}

/** A place for a gateway beside others on one database, opened on a release. */
export async function openNode(
	release: Release,
	env: NodeJS.Dict<string>,
): Promise<Node> {
	const port = await freePort();
	const address = `http://127.0.0.1:${port}`;
	let complaints = "";
	let running = startGateway(release, port, env);
	const stop = async () => {
		const code = await running.stop();
		complaints += running.complaints();
		if (code !== 0) complaints += `it ended with ${code}\n`;
		return complaints;
	};
	const ask = () => readiness(address);
	await untilReady(running, ask);
	return {
		address,
		ask,
		stop,
		become: async (other) => {
			await stop();
			running = startGateway(other, port, env);
			await untilReady(running, ask);
			await wait(trustedAgainMs);
		},
	};
}

async function readiness(address: string): Promise<string> {
	try {
		const answer = await fetch(`${address}/readyz`);
		const { status, reason } = await answer.json();
		return reason ?? status;
	} catch {
		return "away";
	}
}

async function untilReady(
	{ exited, complaints }: Started,
	ask: () => Promise<string>,
): Promise<void> {
	let hasEnded = false;
	void exited.then(() => {
		hasEnded = true;
	});
	const limit = performance.now() + startLimitMs;
	while (!hasEnded && performance.now() < limit) {
		if ((await ask()) === "ready") return;
		await wait(pollMs);
	}
	throw new Error(`A gateway did not become ready.\n${complaints()}`);
}
