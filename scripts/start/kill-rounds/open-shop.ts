import { spawn } from "node:child_process";
import type { Readable } from "node:stream";

const openLimitMs = 600_000;

export interface Shop {
	/** Of the process that started its parts. */
	pid: number;
	/** Asks it to end; returns the code it ended with. */
	stop: () => Promise<number | null>;
}

interface Options {
	port: number;
	dataFolder: string;
	/** A Node.js other than ours. */
	program?: string;
	/** Runs the command that is put behind it. */
	within?: string[];
	/** The folder of a shop other than this one. */
	cwd?: string;
	uid?: number;
	/** Serves the build that is there. */
	isBuilt?: boolean;
	/** As `npm run dev`. */
	isDevelopment?: boolean;
	env?: NodeJS.ProcessEnv;
	/** Hears what the shop complains of; shown where it is left out. */
	onComplaint?: (text: string) => void;
}

/** The shop of `npm start`, in a process of its own. Returns when it is open. */
export async function openShop(options: Options): Promise<Shop> {
	const { port, dataFolder, env, onComplaint = show } = options;
	const { program = process.execPath, isBuilt, cwd, uid } = options;
	const [first = program, ...argv] = [
		...(options.within ?? []),
		program,
		"scripts/start.mjs",
		...(isBuilt ? ["--built"] : []),
		...(options.isDevelopment ? ["--dev"] : []),
	];
	const child = spawn(first, argv, {
		cwd,
		uid,
		gid: uid,
		env: {
			...process.env,
			PORT: String(port),
			DATA_DIR: dataFolder,
			LOG_LEVEL: "silent",
			...env,
		},
		stdio: ["ignore", "pipe", "pipe"],
	});
	const kill = () => void child.kill("SIGTERM");
	process.once("exit", kill);
	const exited = new Promise<number | null>((settle) =>
		child.once("exit", (code) => {
			process.off("exit", kill);
			settle(code);
		}),
	);
	child.stderr.setEncoding("utf8").on("data", onComplaint);
	await untilOpen(child.stdout, exited);
	return {
		pid: child.pid ?? 0,
		stop: () => {
			kill();
			return exited;
		},
	};
}

function show(text: string): void {
	process.stderr.write(text);
}

function untilOpen(
	output: Readable,
	exited: Promise<number | null>,
): Promise<void> {
	return new Promise((settle, refuse) => {
		setTimeout(
			() => refuse(new Error("The shop did not open.")),
			openLimitMs,
		).unref();
		output.setEncoding("utf8").on("data", (text: string) => {
			if (text.includes("is open")) settle();
		});
		void exited.then((code) =>
			refuse(new Error(`The start ended with ${code}.`)),
		);
	});
}
