import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { engineArgv } from "../db/embedded/engine-argv";

const root = path.join(import.meta.dirname, "../..");
const hosts = new Set<ChildProcess>();

/** One that dies fails the test file it serves, and is followed by another for those that come after. */
async function startHost(atPort = 0): Promise<number> {
	const host = spawn(
		process.execPath,
		[...engineArgv, path.join(import.meta.dirname, "embedded-host.ts")],
		{
			cwd: root,
			env: { ...process.env, HOST_PORT: String(atPort) },
			stdio: ["ignore", "inherit", "inherit", "ipc"],
		},
	);
	hosts.add(host);
	const [address] = await once(host, "message");
	const { port } = address as AddressInfo;
	host.once("exit", () => {
		if (hosts.delete(host)) void startHost(port);
	});
	return port;
}

/** One for each worker of the run, which finds its own by `askHost`. */
export async function startHosts(workers: number): Promise<void> {
	const ports = await Promise.all(
		Array.from({ length: workers }, () => startHost()),
	);
	process.env.TEST_EMBEDDED_HOSTS = ports.join();
}

/** Ends them with all they serve. */
export function stopHosts(): void {
	for (const host of hosts) {
		hosts.delete(host);
		host.kill();
	}
}

/** Has this worker's host open or close the database of a folder; answers its address. */
export async function askHost(
	act: "open" | "close",
	folder: string,
): Promise<string> {
	const ports = process.env.TEST_EMBEDDED_HOSTS?.split(",") ?? [];
	const port = ports[Number(process.env.JEST_WORKER_ID ?? 1) - 1];
	const query = new URLSearchParams({ folder });
	const answer = await fetch(`http://127.0.0.1:${port}/${act}?${query}`);
	const text = await answer.text();
	if (!answer.ok) throw new Error(text);
	return text;
}
