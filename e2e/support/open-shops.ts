import { type ChildProcess, spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { createServer } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { dataRoot, openPort, type Server, type Shop, shops } from "./shops";

// Opens all shops side by side: the test runner itself would open one after the other. It ends with them.

const pollMs = 200;
const servers: ChildProcess[] = [];
let isEnding = false;

async function isReady({ url }: Server): Promise<boolean> {
	try {
		const answer = await fetch(url);
		await answer.arrayBuffer();
		return answer.ok;
	} catch {
		return false;
	}
}

async function open(server: Server): Promise<void> {
	const child = spawn(process.execPath, server.program, {
		stdio: "inherit",
		env: { ...process.env, ...server.env },
	});
	servers.push(child);
	child.once("exit", (code) => {
		if (!isEnding) end(`"${server.program.join(" ")}" ended with ${code}`);
	});
	while (!(await isReady(server))) await wait(pollMs);
}

async function openInOrder({ servers }: Shop): Promise<void> {
	for (const server of servers) await open(server);
}

/** The runner asks the whole group of processes to end; here it may come from one of them alone. */
function end(reason?: string): void {
	if (isEnding) return;
	isEnding = true;
	if (reason) process.stderr.write(`${reason}\n`);
	const living = servers.filter(({ exitCode }) => exitCode === null);
	const gone = living.map(
		(child) => new Promise((resolve) => child.once("exit", resolve)),
	);
	for (const child of living) child.kill("SIGTERM");
	void Promise.all(gone).then(() => {
		rmSync(dataRoot, { recursive: true, force: true });
		process.exit(reason ? 1 : 0);
	});
}

process.on("SIGTERM", () => end());
await Promise.all(shops.map(openInOrder));
createServer((_, response) => response.end("open")).listen(openPort);
