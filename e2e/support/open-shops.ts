import { type ChildProcess, spawn } from "node:child_process";
import { createWriteStream, mkdirSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { inDatabase } from "./database";
import { createDatabase, dropDatabase } from "./own-database";
import {
	dataRoot,
	logFolder,
	openPort,
	type Server,
	type Shop,
	shops,
} from "./shops";

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
		stdio: ["ignore", "pipe", "pipe"],
		env: { ...process.env, ...server.env },
	});
	servers.push(child);
	const log = createWriteStream(logOf(server), { flags: "a" });
	child.stdout.pipe(log, { end: false });
	child.stderr.pipe(log, { end: false });
	child.stderr.pipe(process.stderr, { end: false });
	child.once("exit", (code) => {
		if (!isEnding) end(`"${server.program.join(" ")}" ended with ${code}`);
	});
	while (!(await isReady(server))) await wait(pollMs);
}

/** One file a server, named by its port. */
function logOf({ url }: Server): string {
	return path.join(logFolder, `${new URL(url).port}.log`);
}

async function openInOrder(shop: Shop): Promise<void> {
	const { name, servers, ownDatabase, isOpenedEmpty } = shop;
	if (ownDatabase) await createDatabase(ownDatabase);
	for (const server of servers) await open(server);
	if (isOpenedEmpty)
		await inDatabase(
			name,
			"insert into opening (opened_at) values (now())",
			[],
		);
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
	void Promise.all(gone).then(async () => {
		for (const { ownDatabase } of shops)
			if (ownDatabase) await dropDatabase(ownDatabase).catch(() => undefined);
		rmSync(dataRoot, { recursive: true, force: true });
		process.exit(reason ? 1 : 0);
	});
}

process.on("SIGTERM", () => end());
mkdirSync(logFolder, { recursive: true });
await Promise.all(shops.map(openInOrder));
createServer((_, response) => response.end("open")).listen(openPort);
