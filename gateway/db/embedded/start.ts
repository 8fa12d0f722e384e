import { type ChildProcess, spawn } from "node:child_process";
import { join, resolve } from "node:path";
import { embeddedAddress } from "./address";
import { engineArgv } from "./engine-argv";
import { inUseExitCode, readyWord } from "./exit-codes";

/** Making the files for the first time takes some seconds, on a busy machine several times that. */
const readyLimitMs = 90_000;

/** The process ends itself within 20 s of being asked; this is for one that hears nothing. */
const stopLimitMs = 25_000;

export class DatabaseInUseError extends Error {}

export interface DatabaseEnd {
	code: number | null;
	signal: NodeJS.Signals | null;
	/** The end of what it wrote to stderr. */
	lastWords: string;
}

export interface EmbeddedDatabase {
	/** Holds as long as the data folder stays where it is, also across restarts. */
	connectionString: string;
	pid: number;
	/** Settles when the process is gone, whatever ended it. */
	exited: Promise<DatabaseEnd>;
	/** Stops cleanly and returns once the process is gone. */
	stop: () => Promise<void>;
}

/**
 * Starts the embedded database of a data folder as a child process and returns when it takes
 * clients. It ends with the caller's process, however that ends. Throws `DatabaseInUseError` when
 * another process has the folder.
 */
export async function startEmbeddedDatabase(
	dataFolder: string,
): Promise<EmbeddedDatabase> {
	const { connectionString } = embeddedAddress(dataFolder);
	const child = spawnProcess(resolve(dataFolder));
	const exited = untilGone(child);
	await untilReady(child, exited);
	return {
		connectionString,
		pid: child.pid ?? 0,
		exited,
		stop: async () => {
			child.kill("SIGTERM");
			const timer = setTimeout(() => child.kill("SIGKILL"), stopLimitMs);
			await exited;
			clearTimeout(timer);
		},
	};
}

function spawnProcess(dataFolder: string): ChildProcess {
	return spawn(
		process.execPath,
		[...engineArgv, join(import.meta.dirname, "process.ts")],
		{
			cwd: resolve(import.meta.dirname, "../../.."),
			env: { ...process.env, DATA_DIR: dataFolder },
			stdio: ["ignore", "ignore", "pipe", "ipc"],
			// Out of the terminal's reach: Ctrl-C must end the web process before the database.
			detached: true,
		},
	);
}

function untilGone(child: ChildProcess): Promise<DatabaseEnd> {
	let lastWords = "";
	child.stderr?.setEncoding("utf8").on("data", (text: string) => {
		lastWords = (lastWords + text).slice(-2_000);
	});
	// "close" comes when the last words are in, "exit" perhaps before.
	return new Promise((settle) =>
		child.once("close", (code, signal) =>
			settle({ code, signal, lastWords: lastWords.trim() }),
		),
	);
}

function untilReady(
	child: ChildProcess,
	exited: Promise<DatabaseEnd>,
): Promise<void> {
	return new Promise((settle, refuse) => {
		const timer = setTimeout(() => {
			child.kill("SIGKILL");
			refuse(new Error("The embedded database did not open in time."));
		}, readyLimitMs);
		child.once("error", refuse);
		child.on("message", (message) => {
			if (message !== readyWord) return;
			clearTimeout(timer);
			settle();
		});
		void exited.then((end) => {
			clearTimeout(timer);
			refuse(endedEarly(end));
		});
	});
}

function endedEarly({ code, signal, lastWords }: DatabaseEnd): Error {
	if (code === inUseExitCode) return new DatabaseInUseError(lastWords);
	return new Error(
		`The embedded database did not open (${signal ?? code}). ${lastWords}`,
	);
}
