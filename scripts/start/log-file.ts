import { accessSync, constants, existsSync, mkdirSync } from "node:fs";
import { basename, dirname, resolve } from "node:path";
import type { Readable } from "node:stream";
import { createStream } from "rotating-file-stream";
import { LockHeldError, takeLock } from "@/gateway/db/embedded/lock";
import { FailedStart } from "./failed-start";
import type { Lifetime } from "./lifetime";
import type { StartSettings } from "./settings";

/** Takes what a process of the shop writes to its outputs. */
export type Log = (source: Readable) => void;

/**
 * The log of all processes of this start in a file, which is renamed once it is large enough: shop.log, then shop.log.1
 * and so on. One writer alone, so that no line is cut or lost at the turn. Undefined where the log goes to our own output.
 */
export function openLogFile(
	{ LOG_FILE, LOG_FILE_SIZE, LOG_FILE_COUNT }: StartSettings,
	lifetime: Lifetime,
): Log | undefined {
	if (!LOG_FILE) return undefined;
	const file = resolve(LOG_FILE);
	const [folder, name] = [dirname(file), basename(file)];
	assertWritable(file, LOG_FILE);
	holdAlone(folder, name, lifetime);
	const turned = (index: number | Date | null) =>
		index ? `${name}.${index}` : name;
	const stream = createStream(turned, {
		path: folder,
		size: LOG_FILE_SIZE,
		rotate: LOG_FILE_COUNT,
		mode: 0o640,
	});
	let target: NodeJS.WritableStream = stream;
	const complain = ({ message }: Error) =>
		console.error(`LOG_FILE (${LOG_FILE}) cannot be written: ${message}`);
	stream.on("warning", complain);
	stream.on("error", (error) => {
		complain(error);
		target = process.stdout;
	});
	lifetime.atEnd(() => new Promise((done) => stream.end(done)));
	return (source) => writeLines(source, (lines) => target.write(lines));
}

/** Whole lines at once: a file that is full is left behind one. */
function writeLines(
	source: Readable,
	write: (lines: string | Buffer) => boolean,
): void {
	let rest = Buffer.alloc(0);
	source.on("data", (piece: Buffer) => {
		const text = Buffer.concat([rest, piece]);
		const end = text.lastIndexOf("\n") + 1;
		rest = text.subarray(end);
		if (end > 0) write(text.subarray(0, end));
	});
	source.once("end", () => {
		if (rest.length > 0) write(`${rest}\n`);
	});
}

function assertWritable(file: string, given: string): void {
	try {
		mkdirSync(dirname(file), { recursive: true });
		accessSync(existsSync(file) ? file : dirname(file), constants.W_OK);
		accessSync(dirname(file), constants.W_OK);
	} catch (error) {
		const { code } = error as NodeJS.ErrnoException;
		throw new FailedStart(
			`LOG_FILE (${given}) cannot be written (${code}); let the shop write to that folder, or leave it out to log to standard output.`,
		);
	}
}

function holdAlone(folder: string, name: string, lifetime: Lifetime): void {
	try {
		lifetime.atEnd(takeLock(folder, `.${name}`).release);
	} catch (error) {
		if (!(error instanceof LockHeldError)) throw error;
		throw new FailedStart(
			`LOG_FILE is written by process ${error.pid} already; give each start a file of its own, such as ${name.replace(/(\.\w+)?$/, "-2$1")}.`,
		);
	}
}
