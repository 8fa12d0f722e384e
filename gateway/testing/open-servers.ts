import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { chownSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "./free-port";
import { unprivileged, untilOpen } from "./open-pooler";

const debianFolder = "/usr/lib/postgresql";

/** Where PostgreSQL's own programs are; undefined where none are installed. */
export const programsFolder = findPrograms();

function findPrograms(): string | undefined {
	try {
		const [newest] = readdirSync(debianFolder).toSorted().reverse();
		return newest && join(debianFolder, newest, "bin");
	} catch {
		return undefined;
	}
}

export interface OwnServer {
	urlOf: (database: string) => string;
	/** Returns when it answers. */
	start: () => Promise<void>;
	/** Fast, or as a machine without power does. */
	stop: (signal?: "SIGINT" | "SIGKILL") => Promise<void>;
}

export interface OwnServers {
	primary: OwnServer;
	/** Streams from the primary. */
	replica: OwnServer;
	close: () => Promise<void>;
}

/** A PostgreSQL server of its own and a streaming replica of it, in a temporary folder. */
export async function openServers(): Promise<OwnServers> {
	const folder = mkdtempSync(join(tmpdir(), "harbour-servers-"));
	const { uid, gid } = unprivileged;
	if (uid !== undefined) chownSync(folder, uid, gid);
	const ports = { primary: await freePort(), replica: await freePort() };
	const folderOf = (name: string) => join(folder, name);
	const run = (program: string, ...args: string[]) =>
		execFileSync(join(programsFolder ?? "", program), args, {
			...unprivileged,
			cwd: folder,
			stdio: ["ignore", "ignore", "inherit"],
		});

	run("initdb", "--pgdata", folderOf("primary"), "--username=postgres");
	const primary = serverAt(folderOf("primary"), ports.primary);
	await primary.start();
	run(
		"pg_basebackup",
		`--pgdata=${folderOf("replica")}`,
		`--dbname=${primary.urlOf("postgres")}`,
		"--write-recovery-conf",
		"--checkpoint=fast",
	);
	const replica = serverAt(folderOf("replica"), ports.replica);
	await replica.start();
	return {
		primary,
		replica,
		close: async () => {
			await replica.stop("SIGKILL");
			await primary.stop("SIGKILL");
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

function serverAt(folder: string, port: number): OwnServer {
	let child: ChildProcess | undefined;
	const urlOf = (database: string) =>
		`postgresql://postgres@127.0.0.1:${port}/${database}`;
	const settings = { port, listen_addresses: "127.0.0.1" };
	const quick = { unix_socket_directories: "", hot_standby_feedback: "on" };
	const argv = Object.entries({ ...settings, ...quick }).flatMap(
		([name, value]) => ["-c", `${name}=${value}`],
	);
	return {
		urlOf,
		start: async () => {
			child = spawn(
				join(programsFolder ?? "", "postgres"),
				["-D", folder, ...argv],
				{ ...unprivileged, stdio: "ignore" },
			);
			const started = child;
			process.once("exit", () => started.kill("SIGKILL"));
			await untilOpen(urlOf("postgres"), child);
		},
		stop: async (signal = "SIGINT") => {
			if (!child || child.exitCode !== null || child.signalCode) return;
			const exited = new Promise((done) => child?.once("exit", done));
			child.kill(signal);
			await exited;
		},
	};
}
