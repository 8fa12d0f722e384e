import { spawn } from "node:child_process";
import { once } from "node:events";
import { constants, setPriority } from "node:os";
import { isOwnDatabase } from "./db/embedded/address";
import type { GatewaySettingsFromEnvironment } from "./settings";

/** The database and the folder that a command works on. */
export type Place = Pick<
	GatewaySettingsFromEnvironment,
	"DATABASE_URL" | "DATA_DIR"
>;

export interface Ended {
	code: number | null;
	printed: string;
	/** The end of what it complained of. */
	said: string;
}

const wordsMax = 500;

interface Beside {
	/** Ends it. */
	signal: AbortSignal;
	/** It waits until nobody is served: of a machine that has no rest it gets next to nothing. */
	isPatient?: boolean;
}

/** Runs a command of the shop in a process beside it. */
export async function runBeside(
	{ DATABASE_URL, DATA_DIR }: Place,
	command: string[],
	{ signal, isPatient }: Beside,
): Promise<Ended> {
	const isEmbedded = isOwnDatabase(DATABASE_URL, DATA_DIR);
	const child = spawn(process.execPath, ["--import", "tsx", ...command], {
		// A command knows a built-in database by this.
		env: {
			...process.env,
			DATA_DIR,
			DATABASE_URL: isEmbedded ? "" : DATABASE_URL,
		},
		// It leaves when the channel to us closes, also where we are killed.
		stdio: ["ignore", "pipe", "pipe", "ipc"],
		signal,
	});
	if (child.pid && isPatient)
		setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
	let printed = "";
	let said = "";
	child.stdout?.setEncoding("utf8").on("data", (text: string) => {
		printed += text;
	});
	child.stderr?.setEncoding("utf8").on("data", (text: string) => {
		said = (said + text).slice(-wordsMax);
	});
	const [code] = await once(child, "close");
	return { code, printed, said: said.trim() };
}
